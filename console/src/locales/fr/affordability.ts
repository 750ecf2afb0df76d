import type { Translated } from "@latchkey/words/translated.ts";
import type { affordability as english } from "../en/affordability.ts";

export const affordability: Translated<typeof english> = {
  counted: "{{amount}} par an retenus",
  needed: "{{amount}} nécessaires ({{multiple}} × {{rent}})",
  savings: "Épargne {{amount}}",
  ofPerson: "{{name}}\u00a0: {{amount}}",
  enough: "Cela suffit pour le loyer.",
  short:
    "<strong>Il manque {{income}} par an</strong>, soit {{rent}} de loyer par mois. L’un de ces moyens suffit\u00a0:",
  ways: {
    income: "{{amount}} de revenus en plus par an",
    savings: "une épargne de {{amount}} ({{multiple}} × {{rent}})",
    guarantor: "un garant de {{name}} avec {{amount}} par an",
    rent: "{{amount}} de loyer en moins par mois",
  },
  provisional: "Provisoire",
  times: "{{times}} fois le loyer",
  needs: "il faut {{times}}",
  columns: {
    source: "Origine",
    declared: "Déclaré",
    evidenced: "Justifié",
    counted: "Retenu",
    why: "Pourquoi",
  },
  together: "Ensemble",
  notShown: "Rien encore",
  criteria: "{{name}} (version {{version}})",
  assessment: {
    household: "tous ensemble",
    share: "chacun pour sa part",
  },
  rules: {
    gross_pay_as_stated: "Salaire brut tel que déclaré",
    profit_as_stated: "Bénéfice déclaré, pas le chiffre d’affaires",
    pension_in_full: "Une pension compte en entier",
    benefits_in_full: "Les prestations comptent en entier",
    annual_value_of_loan: "Ce qu’un prêt ou une bourse apporte en un an",
    savings: "L’épargne couvre une partie du loyer",
    not_counted: "Non retenu",
  },
  kinds: {
    gross_pay_as_stated: "Salaire",
    profit_as_stated: "Indépendant",
    pension_in_full: "Retraite",
    benefits_in_full: "Prestations",
    annual_value_of_loan: "Prêt ou bourse",
    savings: "Épargne",
    not_counted: "Autre",
  },
  rate: "1 {{currency}} = {{rate}}, le {{date}}",
  noSources: "Personne n’a encore déclaré de revenus.",
  noSourcesOf: "Aucun revenu n’a été déclaré.",
};
