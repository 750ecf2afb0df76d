/** A sentence for every code of a broken rule. It says what to do. */
export const validation = {
  text: {
    required: "Enter an answer",
    please_select_an_option: "Choose an option",
    must_accept: "Tick the box to go on",
    unknown: "Check this answer",
    unknown_step: "Check this answer",
    max_length: "This is too long. Use at most {{max}}\u00a0characters",
  },
  name: {
    length: "Use {{min}} to {{max}}\u00a0letters",
    pattern: "Use letters, spaces, hyphens, dots and apostrophes",
  },
  birthdate: {
    invalid: "Enter a real date, like 27 3 1994",
    under18: "You need to be 18 or older",
  },
  email: {
    format: "Enter an email address like name@example.com",
  },
} as const;
