import type { Translated } from "@latchkey/words/translated.ts";
import type { employment as english } from "../en/employment.ts";

export const employment: Translated<typeof english> = {
  title: "Qualche parola sul rapporto di lavoro",
  lead: "Quattro domande, circa due minuti. Tralasci ciò che non può dire.",
  subject: {
    label: "Rapporto di lavoro",
    roleAt: "Dichiara: {{role}} presso {{company}}",
    role: "Dichiara: {{role}}",
    company: "Dichiara di lavorare presso {{company}}",
    since: "Dichiara: da {{from}}",
  },
  worksHere: "{{name}} lavora attualmente da voi?",
  before: "{{name}} ha lavorato da voi in passato? Fino a quando?",
  beforeMissing: "Ci dica se e fino a quando, oppure cambi la risposta",
  details: "Il ruolo e l’inizio qui sopra sono corretti?",
  contract: {
    label: "Che tipo di contratto è?",
    choose: "Scelga",
    PERMANENT: "A tempo indeterminato",
    FIXED_TERM: "A tempo determinato",
    ZERO_HOURS: "A chiamata, senza ore garantite",
    AGENCY: "Temporaneo o tramite agenzia",
    OTHER: "Un altro tipo",
  },
  pay: {
    legend: "Qual è la retribuzione lorda concordata?",
    hint: "Senza straordinari né bonus",
    amount: "Importo",
    period: "Per",
    YEAR: "Anno",
    MONTH: "Mese",
    WEEK: "Settimana",
    HOUR: "Ora",
    missing: "Inserisca l’importo, oppure spunti la casella qui sotto",
  },
  notMine: {
    label: "Questa persona non lavora qui",
    hint: "Oppure non la conosco",
  },
};
