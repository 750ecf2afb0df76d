import type { Translated } from "@latchkey/words/translated.ts";
import type { weighing as english } from "../en/weighing.ts";

export const weighing: Translated<typeof english> = {
  title: "Può rispondere a una referenza",
  about: {
    RENTAL:
      "Abbiamo chiesto a {{name}} di una Sua abitazione. Una parte della risposta può pesare contro di Lei:",
    EMPLOYMENT:
      "Abbiamo chiesto a {{name}} del Suo lavoro. Una parte della risposta può pesare contro di Lei:",
    ACCOUNTANT:
      "Abbiamo chiesto a {{name}} della Sua attività. Una parte della risposta può pesare contro di Lei:",
  },
  facts: {
    TENANCY_DETAILS_DATES_CONFIRMED: "Le date o l’indirizzo che ha indicato non sarebbero esatti.",
    MISSED_OR_INCOMPLETE_PAYMENTS: "Un pagamento sarebbe mancato o sarebbe stato troppo basso.",
    DAMAGE_TO_THE_PROPERTY: "Ci sarebbero stati danni all’abitazione.",
    ANY_COMPLAINTS: "Ci sarebbero state lamentele su di Lei.",
    ANY_REASON_NOT_TO_LET_AGAIN: "Ci sarebbe un motivo per non affittarLe di nuovo.",
    WORKS_HERE: "Lei non lavorerebbe lì.",
    ACTS_FOR: "Ci dicono di non lavorare per Lei.",
    DETAILS_CONFIRMED: "Alcuni dei dati che ha indicato non sarebbero esatti.",
    CONTRACT: "Il Suo contratto non sarebbe a tempo indeterminato.",
    WILL_FALL: "Si prevede che il Suo utile diminuisca.",
    NOT_THEIRS: "Ci dicono di non conoscerLa, o non in questo luogo.",
    PAY: "Il Suo stipendio sarebbe più basso di quanto ha indicato.",
    PROFIT: "Il Suo utile sarebbe più basso di quanto ha indicato.",
  },
  amounts: {
    YEAR: "Lei ha indicato {{declared}} all’anno, la referenza indica {{said}} all’anno.",
    MONTH: "Lei ha indicato {{declared}} all’anno, la referenza indica {{said}} al mese.",
    WEEK: "Lei ha indicato {{declared}} all’anno, la referenza indica {{said}} alla settimana.",
  },
  lead: "Chi esamina la Sua richiesta legge la Sua risposta accanto. Nulla viene deciso solo in base a una referenza.",
  field: "La Sua risposta",
  hint: "Al massimo 1.000 caratteri. Può inviarla una volta, finché non decidiamo.",
  required: "Scriva la Sua risposta",
  tooLong: "La Sua risposta ha {{count}} caratteri. Al massimo sono possibili 1.000",
  wrong: "La Sua risposta contiene caratteri che non possiamo conservare. La scriva qui invece di incollarla",
  send: "Inviare la risposta",
  replied: "Ha risposto il {{date}}:",
  over: "Il tempo per rispondere è scaduto.",
  failedTitle: "La Sua risposta non è stata salvata",
  failed: "Nulla è andato perso. Riprovi tra un minuto.",
  changed: "Ha già risposto, oppure abbiamo deciso. Ricarichi la pagina per vederlo.",
};
