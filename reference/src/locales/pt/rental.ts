import type { Translated } from "@latchkey/words/translated.ts";
import type { rental as english } from "../en/rental.ts";

export const rental: Translated<typeof english> = {
  title: "É isto que declara",
  tenancy_details_dates_confirmed: {
    yes: "As datas e a morada estão certas",
    no: "As datas ou a morada não estão certas",
  },
  missed_or_incomplete_payments: {
    yes: "Um pagamento falhou ou foi incompleto",
    no: "Nenhum pagamento falhou nem foi incompleto",
  },
  damage_to_the_property: { yes: "Houve danos", no: "Não houve danos" },
  any_complaints: { yes: "Houve queixas sobre {{name}}", no: "Não houve queixas sobre {{name}}" },
  any_reason_not_to_let_again: {
    yes: "Há uma razão para não voltar a arrendar a {{name}}",
    no: "Não há razão para não voltar a arrendar a {{name}}",
  },
};
