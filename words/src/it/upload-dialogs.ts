import type { uploadDialogs as english } from "../en/upload-dialogs.ts";
import type { Translated } from "../translated.ts";

export const uploadDialogs: Translated<typeof english> = {
  status: {
    arrived: "{{file}} è arrivato",
    removed: "{{file}} è stato rimosso",
  },
  confirm: {
    title: "Si legge tutto bene?",
    lead: "Se manca qualcosa, dobbiamo chiederglielo di nuovo. Così servono uno o due giorni in più.",
    name: "Il mio nome completo si legge",
    corners: "Si vedono tutti e quattro gli angoli",
    sharp: "Niente è sfocato o coperto",
    dates: "Tutte le date si leggono",
    page: "Si vede la pagina intera",
    agree: "Ho controllato il mio file e mostra tutto questo",
    agreeError: "Selezioni la casella per confermare",
    use: "Usa questo file",
    back: "Torna indietro e controlla",
  },
  without: {
    title: "Perché non ce l’ha?",
    lead: "Non c’è problema. Il nostro personale leggerà il motivo. Forse Le chiederà un altro documento.",
    lost: "L’ho perso o mi è stato rubato",
    expired: "È scaduto",
    with_authority: "In questo momento è presso un ufficio pubblico",
    never_had: "Non l’ho mai avuto",
    other: "Un altro motivo",
    words: "Ci dica perché",
    wordsHint: "Basta una frase. La leggono i nostri revisori.",
    wordsRequired: "Scriva perché non ce l’ha",
    confirm: "Continua senza",
    cancel: "Torna indietro",
  },
};
