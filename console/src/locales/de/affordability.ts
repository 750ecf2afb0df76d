import type { Translated } from "@latchkey/words/translated.ts";
import type { affordability as english } from "../en/affordability.ts";

export const affordability: Translated<typeof english> = {
  counted: "{{amount}} im Jahr angerechnet",
  needed: "{{amount}} nötig ({{multiple}} × {{rent}})",
  savings: "Ersparnisse {{amount}}",
  ofPerson: "{{name}} {{amount}}",
  enough: "Das reicht für die Miete.",
  short:
    "<strong>Es fehlen {{income}} im Jahr</strong>, das sind {{rent}} Miete im Monat. Eines davon schließt die Lücke:",
  ways: {
    income: "{{amount}} mehr Einkommen im Jahr",
    savings: "Ersparnisse von {{amount}} ({{multiple}} × {{rent}})",
    guarantor: "eine Bürgschaft für {{name}} mit {{amount}} im Jahr",
    rent: "{{amount}} weniger Miete im Monat",
  },
  provisional: "Vorläufig",
  times: "das {{times}}-Fache der Miete",
  needs: "nötig: {{times}}",
  columns: {
    source: "Quelle",
    declared: "Angegeben",
    evidenced: "Belegt",
    counted: "Angerechnet",
    why: "Warum",
  },
  together: "Zusammen",
  notShown: "Noch nichts",
  criteria: "{{name}} (Fassung {{version}})",
  assessment: {
    household: "alle zusammen",
    share: "jede Person für ihren Anteil",
  },
  rules: {
    gross_pay_as_stated: "Bruttolohn wie angegeben",
    profit_as_stated: "Gewinn wie angegeben, nicht der Umsatz",
    pension_in_full: "Eine Rente zählt voll",
    benefits_in_full: "Sozialleistungen zählen voll",
    annual_value_of_loan: "Was ein Darlehen oder Stipendium im Jahr gibt",
    savings: "Ersparnisse stehen für einen Teil der Miete",
    not_counted: "Nicht angerechnet",
  },
  kinds: {
    gross_pay_as_stated: "Lohn",
    profit_as_stated: "Selbstständig",
    pension_in_full: "Rente",
    benefits_in_full: "Sozialleistungen",
    annual_value_of_loan: "Darlehen oder Stipendium",
    savings: "Ersparnisse",
    not_counted: "Anderes",
  },
  rate: "1 {{currency}} = {{rate}} am {{date}}",
  noSources: "Noch niemand hat ein Einkommen angegeben.",
  noSourcesOf: "Es wurde kein Einkommen angegeben.",
};
