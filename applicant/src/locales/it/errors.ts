import type { Translated } from "@latchkey/words/translated.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Translated<typeof english> = {
  page: {
    title: "Qualcosa non ha funzionato",
    description: "Il problema è nostro, non Suo. Le Sue risposte salvate sono al sicuro.",
    tryAgainText: "Aspetti un momento e riprovi. Se succede ancora, scriva a <mail>{{email}}</mail>.",
    tryAgain: "Riprova",
    dashboard: "Vai alla pagina principale",
  },
  pending: {
    title: "Questa pagina si è aperta troppo presto",
    text: "Non sappiamo ancora se ha effettuato l’accesso. Ricarichi la pagina.",
  },
  expired: {
    title: "La Sua sessione è stata chiusa",
    text: "La Sua sessione è terminata. Ciò che ha scritto è ancora in questa pagina.",
    how: "Acceda di nuovo in una nuova scheda, poi torni qui. Questa pagina riprenderà da sola.",
    signIn: "Accedi in una nuova scheda",
  },
};
