import { homeCourse } from "@latchkey/words/it/home-course.ts";
import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Soddisfatta il {{date}}.",
    LAPSED: "Non soddisfatta in tempo. Registrato il {{date}}.",
    next: "Questa accettazione non vale più, perché le condizioni non sono state soddisfatte in tempo.",
  },
  home: homeCourse,
  again: {
    label: "Che cosa dobbiamo riesaminare?",
    hint: "Al massimo 1.000 caratteri",
    send: "Invia la mia richiesta",
    cancel: "Annulla",
    required: "Scriva che cosa dobbiamo riesaminare",
    tooLong: "Usi al massimo 1.000 caratteri. Ora sono {{count}}",
    failedTitle: "Non siamo riusciti a inviare la Sua richiesta",
    failed: "Il Suo testo è ancora qui. Controlli la connessione e prema di nuovo il pulsante.",
    lateTitle: "È troppo tardi",
  },
};
