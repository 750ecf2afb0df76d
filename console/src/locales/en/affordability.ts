/** Whether income and savings cover a rent, as reviewers read it. */
export const affordability = {
  counted: "{{amount}} a year counted",
  needed: "{{amount}} needed ({{multiple}} × {{rent}})",
  savings: "Savings {{amount}}",
  ofPerson: "{{name}} {{amount}}",
  declared: {
    enough:
      "As stated ({{income}} a year, savings {{savings}}) it would be enough. Only what is shown counts.",
    short: "As stated ({{income}} a year, savings {{savings}}) it would not be enough either.",
  },
  enough: "What is shown is enough for the rent.",
  short:
    "<strong>{{income}} a year short</strong>, that is {{rent}} of rent a month. One of these closes it:",
  ways: {
    income: "{{amount}} more income a year",
    savings: "savings of {{amount}} ({{multiple}} × {{rent}})",
    guarantor: "a guarantor of {{name}} with {{amount}} a year",
    rent: "{{amount}} less rent a month",
  },
  provisional: "Provisional",
  times: "{{times}} times the rent",
  needs: "needs {{times}}",
  columns: {
    source: "Source",
    declared: "Declared",
    evidenced: "Evidenced",
    counted: "Counted",
    why: "Why",
  },
  together: "Together",
  notShown: "Nothing yet",
  criteria: "{{name}}, version {{version}}",
  assessment: {
    household: "all together",
    share: "each for their share",
  },
  rules: {
    gross_pay_as_stated: "Gross pay, as far as it is shown",
    profit_as_stated: "Profit as far as it is shown, not turnover",
    pension_in_full: "A pension counts in full, as far as it is shown",
    benefits_in_full: "Benefits count in full, as far as they are shown",
    annual_value_of_loan: "What a loan or grant gives in a year, as far as it is shown",
    savings: "Savings stand for a part of the rent, as far as they are shown",
    not_counted: "Not counted",
  },
  kinds: {
    gross_pay_as_stated: "Pay",
    profit_as_stated: "Self-employed",
    pension_in_full: "Pension",
    benefits_in_full: "Benefits",
    annual_value_of_loan: "Loan or grant",
    savings: "Savings",
    not_counted: "Other",
  },
  rate: "1 {{currency}} = {{rate}}, {{date}}",
  noSources: "Nobody has stated an income yet.",
  noSourcesOf: "No income was stated.",
} as const;
