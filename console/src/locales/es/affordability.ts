import type { Translated } from "@latchkey/words/translated.ts";
import type { affordability as english } from "../en/affordability.ts";

export const affordability: Translated<typeof english> = {
  counted: "{{amount}} al año contados",
  needed: "{{amount}} necesarios ({{multiple}} × {{rent}})",
  savings: "Ahorros {{amount}}",
  ofPerson: "{{name}}: {{amount}}",
  enough: "Es suficiente para el alquiler.",
  short:
    "<strong>Faltan {{income}} al año</strong>, es decir, {{rent}} de alquiler al mes. Basta una de estas cosas:",
  ways: {
    income: "{{amount}} más de ingresos al año",
    savings: "ahorros de {{amount}} ({{multiple}} × {{rent}})",
    guarantor: "un avalista de {{name}} con {{amount}} al año",
    rent: "{{amount}} menos de alquiler al mes",
  },
  provisional: "Provisional todavía",
  times: "{{times}} veces el alquiler",
  needs: "necesita {{times}}",
  columns: {
    source: "Fuente",
    declared: "Declarado",
    evidenced: "Justificado",
    counted: "Contado",
    why: "Por qué",
  },
  together: "Juntos",
  notShown: "Nada todavía",
  criteria: "{{name}}, versión {{version}}",
  assessment: {
    household: "todos juntos",
    share: "cada uno por su parte",
  },
  rules: {
    gross_pay_as_stated: "Salario bruto según lo declarado",
    profit_as_stated: "Beneficio declarado, no la facturación",
    pension_in_full: "Una pensión cuenta entera",
    benefits_in_full: "Las prestaciones cuentan enteras",
    annual_value_of_loan: "Lo que un préstamo o una beca da al año",
    savings: "Los ahorros cubren una parte del alquiler",
    not_counted: "No se cuenta",
  },
  kinds: {
    gross_pay_as_stated: "Salario",
    profit_as_stated: "Autónomo",
    pension_in_full: "Pensión",
    benefits_in_full: "Prestaciones",
    annual_value_of_loan: "Préstamo o beca",
    savings: "Ahorros",
    not_counted: "Otros",
  },
  rate: "1 {{currency}} = {{rate}}, el {{date}}",
  noSources: "Nadie ha declarado ingresos todavía.",
  noSourcesOf: "No se declararon ingresos.",
};
