import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Soddisfatta il {{date}}.",
    LAPSED: "Non soddisfatta in tempo. Registrato il {{date}}.",
    next: "Questa accettazione non vale più, perché le condizioni non sono state soddisfatte in tempo.",
  },
  home: {
    OPEN: "Non è ancora stabilito come prosegue l’affitto di questa casa. Fino ad allora la Sua accettazione è provvisoria e non c’è ancora un contratto di affitto.",
    REPLACE:
      "Un’altra persona dovrebbe abitare con Lei. Quando sarà accettata anche lei, lo leggerà in questa pagina.",
    CHANGE_SHARES:
      "L’affitto viene ripartito di nuovo, quindi la Sua quota può aumentare. L’importo Le viene comunicato dall’agenzia o dal proprietario.",
    END: "L’affitto di questa casa non va avanti. La Sua accettazione valeva solo per questa casa e non vale per nessun’altra. Non c’è altro da fare.",
  },
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
