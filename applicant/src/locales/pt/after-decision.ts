import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Cumprida em {{date}}.",
    LAPSED: "Não cumprida a tempo. Registado em {{date}}.",
    next: "Esta aceitação já não é válida, porque as condições não foram cumpridas a tempo.",
  },
};
