import type { Translated } from "@latchkey/words/translated.ts";
import type { rental as english } from "../en/rental.ts";

export const rental: Translated<typeof english> = {
  title: "Ecco che cosa dichiara",
  tenancy_details_dates_confirmed: {
    yes: "Le date e l’indirizzo sono corretti",
    no: "Le date o l’indirizzo non sono corretti",
  },
  missed_or_incomplete_payments: {
    yes: "Un pagamento è mancato o è stato incompleto",
    no: "Nessun pagamento è mancato o è stato incompleto",
  },
  damage_to_the_property: { yes: "Ci sono stati danni", no: "Non ci sono stati danni" },
  any_complaints: {
    yes: "Ci sono state lamentele su {{name}}",
    no: "Non ci sono state lamentele su {{name}}",
  },
  any_reason_not_to_let_again: {
    yes: "C’è un motivo per non affittare di nuovo a {{name}}",
    no: "Non c’è motivo per non affittare di nuovo a {{name}}",
  },
};
