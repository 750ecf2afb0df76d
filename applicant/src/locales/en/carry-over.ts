/** The offer to copy what an earlier case was told. */
export const carryOver = {
  title: "You have told us some of this before",
  lead: "From your application for {{home}}, last changed on {{date}}. Untick what is no longer right: we copy only what is ticked. You can change it afterwards.",
  homes: {
    title: "You have given us addresses before",
    lead: "From your application for {{home}}. Untick what is no longer right: we copy only what is ticked. You can change it afterwards.",
  },
  income: {
    title: "You have told us about incomes before",
    lead: "From your application for {{home}}. Amounts and dates are asked again.",
    use: "Use this",
    useOf: "Use: {{income}}",
  },
  fact: {
    name: "Name: {{value}}",
    birthdate: "Date of birth: {{value}}",
    nationality: "Nationality: {{value}}",
  },
  file: "{{file}}, added on {{date}}",
  fileOfBack: "Back: {{file}}, added on {{date}}",
  copy: "Copy what is ticked",
  failed: {
    title: "That did not work.",
    text: "Nothing was copied. Please try again, or answer the questions.",
  },
} as const;
