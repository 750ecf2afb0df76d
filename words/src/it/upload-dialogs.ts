import type { uploadDialogs as english } from "../en/upload-dialogs.ts";
import type { Translated } from "../translated.ts";

export const uploadDialogs: Translated<typeof english> = {
  status: {
    arrived: "{{file}} è arrivato",
    removed: "{{file}} è stato rimosso",
  },
  file: {
    sent: "Che cosa ha inviato",
    picture: "Immagine di {{file}}",
    turned: "Convertito in JPEG",
    goOn: "Può usarlo comunque.",
  },
  notice: {
    dark: "Questa immagine è quasi nera. Se non riesce a leggerla, ne faccia un’altra con più luce.",
    grey: "Questa immagine non ha colore. Chiediamo l’originale a colori, non una copia.",
    screenshot: "Sembra uno screenshot. È meglio una foto o una scansione del documento stesso.",
    cut: "Sembra mancare un lato o un angolo. Controlli che si veda tutto.",
    "same-as-front": "È la stessa immagine del fronte. Aggiunga un’immagine del retro.",
    twice: "Ha aggiunto questo file due volte.",
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
    confirm: "Continua senza",
    cancel: "Torna indietro",
  },
};
