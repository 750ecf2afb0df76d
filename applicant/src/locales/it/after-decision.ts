import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Soddisfatta il {{date}}.",
    LAPSED: "Non soddisfatta in tempo. Registrato il {{date}}.",
    next: "Questa accettazione non vale più, perché le condizioni non sono state soddisfatte in tempo.",
  },
};
