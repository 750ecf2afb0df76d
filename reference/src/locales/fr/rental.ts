import type { Translated } from "@latchkey/words/translated.ts";
import type { rental as english } from "../en/rental.ts";

export const rental: Translated<typeof english> = {
  title: "Voici ce que vous déclarez",
  tenancy_details_dates_confirmed: {
    yes: "Les dates et l’adresse sont exactes",
    no: "Les dates ou l’adresse ne sont pas exactes",
  },
  missed_or_incomplete_payments: {
    yes: "Des loyers sont restés impayés ou incomplets",
    no: "Aucun loyer n’est resté impayé ou incomplet",
  },
  damage_to_the_property: { yes: "Il y a eu des dégâts", no: "Il n’y a pas eu de dégâts" },
  any_complaints: {
    yes: "Vous avez reçu des plaintes à propos de {{name}}",
    no: "Vous n’avez reçu aucune plainte à propos de {{name}}",
  },
  any_reason_not_to_let_again: {
    yes: "Quelque chose s’oppose à louer de nouveau à {{name}}",
    no: "Rien ne s’oppose à louer de nouveau à {{name}}",
  },
};
