import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Am {{date}} erfüllt.",
    LAPSED: "Nicht rechtzeitig erfüllt. Festgehalten am {{date}}.",
    next: "Diese Zusage gilt nicht mehr, weil die Bedingungen nicht rechtzeitig erfüllt waren.",
  },
};
