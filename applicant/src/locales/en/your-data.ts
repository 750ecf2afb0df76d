/** The page about what is kept of a person, and what they allowed. What they agreed to is in `onboarding`. */
export const yourData = {
  title: "Your data",
  lead: "{{provider}} is responsible for it. The <privacy>privacy policy</privacy> says what happens with it.",
  permissions: {
    title: "Your permissions",
    required: "Without these three there can be no check. To withdraw one, <mail>write to us</mail>.",
    anyTime: "You can change this at any time",
    given: "Saved. You have agreed to tips about renting.",
    withdrawn: "Saved. You will get no tips about renting.",
    failedTitle: "This was not saved",
    failed: "Your choice is as it was before. Check your connection, then try again.",
  },
  choices: {
    title: "This application",
    stop: "No more reminders",
    stopped: "You get no more reminders about this application.",
    leave: "I no longer want this home",
    leaveTitle: "Withdraw your application?",
    leaveLead: "Your application for this home ends. This cannot be undone here.",
    leaveConfirm: "Withdraw",
    keep: "Keep it",
  },
} as const;
