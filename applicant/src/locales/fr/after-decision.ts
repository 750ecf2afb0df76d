import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Remplie le {{date}}.",
    LAPSED: "Non remplie à temps. Constaté le {{date}}.",
    next: "Cette acceptation n’est plus valable, car les conditions n’ont pas été remplies à temps.",
  },
};
