import type { Translated } from "@latchkey/words/translated.ts";
import type { rental as english } from "../en/rental.ts";

export const rental: Translated<typeof english> = {
  title: "Esto es lo que declara",
  tenancy_details_dates_confirmed: {
    yes: "Las fechas y la dirección son correctas",
    no: "Las fechas o la dirección no son correctas",
  },
  missed_or_incomplete_payments: {
    yes: "Faltó un pago o se pagó de menos",
    no: "No faltó ningún pago ni se pagó de menos",
  },
  damage_to_the_property: { yes: "Hubo daños", no: "No hubo daños" },
  any_complaints: { yes: "Hubo quejas sobre {{name}}", no: "No hubo quejas sobre {{name}}" },
  any_reason_not_to_let_again: {
    yes: "Hay un motivo para no volver a alquilar a {{name}}",
    no: "No hay motivo para no volver a alquilar a {{name}}",
  },
};
