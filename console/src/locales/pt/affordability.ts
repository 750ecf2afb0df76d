import type { Translated } from "@latchkey/words/translated.ts";
import type { affordability as english } from "../en/affordability.ts";

export const affordability: Translated<typeof english> = {
  counted: "{{amount}} por ano considerados",
  needed: "{{amount}} necessários ({{multiple}} × {{rent}})",
  savings: "Poupanças {{amount}}",
  ofPerson: "{{name}}: {{amount}}",
  enough: "É suficiente para a renda.",
  short:
    "<strong>Faltam {{income}} por ano</strong>, ou seja, {{rent}} de renda por mês. Basta uma destas coisas:",
  ways: {
    income: "mais {{amount}} de rendimentos por ano",
    savings: "poupanças de {{amount}} ({{multiple}} × {{rent}})",
    guarantor: "um fiador de {{name}} com {{amount}} por ano",
    rent: "menos {{amount}} de renda por mês",
  },
  provisional: "Provisório",
  times: "{{times}} vezes a renda",
  needs: "precisa de {{times}}",
  columns: {
    source: "Fonte",
    declared: "Declarado",
    evidenced: "Comprovado",
    counted: "Considerado",
    why: "Porquê",
  },
  together: "Em conjunto",
  notShown: "Ainda nada",
  criteria: "{{name}}, versão {{version}}",
  assessment: {
    household: "todos em conjunto",
    share: "cada um pela sua parte",
  },
  rules: {
    gross_pay_as_stated: "Salário bruto como declarado",
    profit_as_stated: "Lucro declarado, não a faturação",
    pension_in_full: "Uma pensão conta por inteiro",
    benefits_in_full: "Os apoios sociais contam por inteiro",
    annual_value_of_loan: "O que um empréstimo ou uma bolsa dá num ano",
    savings: "As poupanças cobrem parte da renda",
    not_counted: "Não considerado",
  },
  kinds: {
    gross_pay_as_stated: "Salário",
    profit_as_stated: "Por conta própria",
    pension_in_full: "Pensão",
    benefits_in_full: "Apoios sociais",
    annual_value_of_loan: "Empréstimo ou bolsa",
    savings: "Poupanças",
    not_counted: "Outros",
  },
  rate: "1 {{currency}} = {{rate}}, em {{date}}",
  noSources: "Ainda ninguém declarou rendimentos.",
  noSourcesOf: "Não foram declarados rendimentos.",
};
