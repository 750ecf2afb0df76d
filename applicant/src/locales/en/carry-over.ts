/** The offer to copy what an earlier case was told. */
export const carryOver = {
  title: "You have told us some of this before",
  lead: "For {{home}}, last changed on {{date}}. Leave ticked what still holds, and we copy it. You can change it afterwards.",
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
