import type { Translated } from "@latchkey/words/translated.ts";
import type { accountant as english } from "../en/accountant.ts";

export const accountant: Translated<typeof english> = {
  title: "Qualche parola su un’attività che Lei segue",
  lead: "Quattro domande, circa tre minuti. Tralasci ciò che non può dire.",
  subject: {
    label: "Attività",
    selfEmployed: "Dichiara un lavoro autonomo",
    business: "Dichiara un lavoro autonomo, {{company}}",
    since: "Dichiara: da {{from}}",
  },
  actsFor: "Segue attualmente la contabilità di {{name}}?",
  details: "L’attività e l’inizio qui sopra sono corretti?",
  profit: {
    legend: "Qual è stato l’utile dell’ultimo esercizio completo?",
    yearEnd: "Ultimo giorno di quell’esercizio",
    yearEndHint: "Per esempio, 31\u00a03\u00a02025",
    day: "Giorno",
    month: "Mese",
    year: "Anno",
    last: "Utile prima delle imposte",
    lossHint: "0 in caso di perdita",
    before: "Utile dell’esercizio precedente",
    yearEndMissing: "Inserisca l’ultimo giorno di quell’esercizio, oppure spunti la casella qui sotto",
    missing: "Inserisca l’utile, oppure spunti la casella qui sotto",
    amount: "Inserisca un importo inferiore a 10.000.000, oppure 0 in caso di perdita",
  },
  willFall: "Prevede quest’anno un utile nettamente inferiore?",
  less: "Perché sarà inferiore?",
  lessMissing: "Ci dica perché sarà inferiore, oppure cambi la risposta",
  differentAndLess: "Che cosa è diverso, e perché l’utile sarà inferiore?",
  lessAbove: "Ci dica perché nel testo qui sopra",
  notMine: {
    label: "Non seguo questa attività",
    hint: "Oppure non conosco questa persona",
  },
};
