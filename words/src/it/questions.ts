import type { questions as english } from "../en/questions.ts";
import type { Translated } from "../translated.ts";

export const questions: Translated<typeof english> = {
  page: {
    back: "Indietro",
    continue: "Continua",
    numberOf: "Domanda {{number}} di {{total}}",
    numberOfAbout: "Domanda {{number}} di circa {{total}}",
    cancel: "Annulla",
    saved: "Si salva quando preme «Continua»",
    sections: "Sezioni",
    errorTitle: "C’è un problema",
    wrongField: "{{field}}: {{message}}",
    errorPrefix: "Errore: ",
    optional: "(facoltativo)",
    newTab: "(si apre in una nuova scheda)",
  },
  answer: {
    yes: "Sì",
    no: "No",
    required: "Scelga Sì o No",
  },
  date: {
    day: "Giorno",
    month: "Mese",
    year: "Anno",
  },
  reason: {
    words: "Ci dica perché",
    hint: "Basta una frase. La leggono i nostri revisori.",
    required: "Indichi il motivo in una frase",
  },
  section: {
    IDENTITY: "Identità",
    INCOME: "Reddito",
    RESIDENCE: "Residenza",
  },
  status: {
    todo: "Da fare",
    progress: "In corso",
    done: "Completato",
    submitted: "Inviato",
  },
  notSaved: {
    changedTitle: "Questa risposta è stata modificata altrove",
    changedText:
      "Da quando ha aperto questa pagina, le sue risposte sono state modificate in un’altra scheda o su un altro dispositivo. Niente è perso: scelga quali valgono.",
    keepMine: "Mantenere le risposte di questa pagina",
    showNewer: "Mostrare le risposte più recenti",
    title: "La Sua risposta non è ancora salvata",
    text: "Non siamo riusciti a raggiungere il nostro server. Ciò che ha scritto è ancora qui. Controlli la connessione e riprovi.",
    retry: "Riprova",
    refusedTitle: "Non abbiamo potuto accettare questa risposta",
    refusedText: "Controlli le risposte in questa pagina, poi prema di nuovo Continua.",
  },
};
