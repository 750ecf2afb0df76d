import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Cumplida el {{date}}.",
    LAPSED: "No cumplida a tiempo. Registrado el {{date}}.",
    next: "Esta aceptación ya no vale, porque las condiciones no se cumplieron a tiempo.",
  },
};
