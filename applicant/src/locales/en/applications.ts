/** For accounts with several applications, or with several people in one. */
export const applications = {
  shown: "This application is for {{home}}.",
  others: "With the same e-mail address:",
  choose: {
    title: "Who are you?",
    lead: "More than one person uses this e-mail address for {{home}}. Everybody answers for themselves: choose your name.",
    leadOfSeveral:
      "More than one person uses this e-mail address. Everybody answers for themselves: choose your name.",
    note: "Please choose only your own name. We cannot tell you apart by your e-mail address, and the people who check the application know that.",
    unnamed: "Person {{number}}",
  },
} as const;
