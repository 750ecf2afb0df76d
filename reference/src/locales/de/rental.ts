import type { Translated } from "@latchkey/words/translated.ts";
import type { rental as english } from "../en/rental.ts";

export const rental: Translated<typeof english> = {
  title: "Das geben Sie an",
  tenancy_details_dates_confirmed: {
    yes: "Zeitraum und Adresse stimmen",
    no: "Zeitraum oder Adresse stimmen nicht",
  },
  missed_or_incomplete_payments: {
    yes: "Eine Zahlung blieb aus oder war zu niedrig",
    no: "Keine Zahlung blieb aus oder war zu niedrig",
  },
  damage_to_the_property: { yes: "Es gab einen Schaden", no: "Es gab keinen Schaden" },
  any_complaints: { yes: "Es gab Beschwerden über {{name}}", no: "Es gab keine Beschwerden über {{name}}" },
  any_reason_not_to_let_again: {
    yes: "Etwas spricht dagegen, wieder an {{name}} zu vermieten",
    no: "Nichts spricht dagegen, wieder an {{name}} zu vermieten",
  },
};
