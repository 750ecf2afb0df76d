import type { Translated } from "@latchkey/words/translated.ts";
import type { affordability as english } from "../en/affordability.ts";

export const affordability: Translated<typeof english> = {
  counted: "{{amount}} all’anno considerati",
  needed: "{{amount}} necessari ({{multiple}} × {{rent}})",
  savings: "Risparmi {{amount}}",
  ofPerson: "{{name}}: {{amount}}",
  enough: "Basta per l’affitto.",
  short:
    "<strong>Mancano {{income}} all’anno</strong>, cioè {{rent}} di affitto al mese. Basta una di queste cose:",
  ways: {
    income: "{{amount}} di reddito in più all’anno",
    savings: "risparmi di {{amount}} ({{multiple}} × {{rent}})",
    guarantor: "un garante di {{name}} con {{amount}} all’anno",
    rent: "{{amount}} di affitto in meno al mese",
  },
  provisional: "Provvisorio",
  times: "{{times}} volte l’affitto",
  needs: "ne servono {{times}}",
  columns: {
    source: "Fonte",
    declared: "Dichiarato",
    evidenced: "Documentato",
    counted: "Considerato",
    why: "Perché",
  },
  together: "Insieme",
  notShown: "Ancora nulla",
  criteria: "{{name}}, versione {{version}}",
  assessment: {
    household: "tutti insieme",
    share: "ognuno per la sua quota",
  },
  rules: {
    gross_pay_as_stated: "Stipendio lordo come dichiarato",
    profit_as_stated: "Utile dichiarato, non il fatturato",
    pension_in_full: "Una pensione conta per intero",
    benefits_in_full: "I sussidi contano per intero",
    annual_value_of_loan: "Quanto un prestito o una borsa dà in un anno",
    savings: "I risparmi coprono una parte dell’affitto",
    not_counted: "Non considerato",
  },
  kinds: {
    gross_pay_as_stated: "Stipendio",
    profit_as_stated: "Lavoro autonomo",
    pension_in_full: "Pensione",
    benefits_in_full: "Sussidi",
    annual_value_of_loan: "Prestito o borsa",
    savings: "Risparmi",
    not_counted: "Altro",
  },
  rate: "1 {{currency}} = {{rate}}, il {{date}}",
  noSources: "Nessuno ha ancora dichiarato un reddito.",
  noSourcesOf: "Non è stato dichiarato alcun reddito.",
};
