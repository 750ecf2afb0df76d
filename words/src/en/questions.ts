/** Texts of every question page, whichever section it belongs to. */
export const questions = {
  page: {
    back: "Back",
    continue: "Continue",
    numberOf: "Question {{number}} of {{total}}",
    numberOfAbout: "Question {{number}} of about {{total}}",
    cancel: "Cancel",
    saved: "Saved when you press Continue",
    sections: "Sections",
    errorTitle: "There is a problem",
    wrongField: "{{field}}: {{message}}",
    errorPrefix: "Error: ",
    optional: "(optional)",
    newTab: "(opens in a new tab)",
  },
  answer: {
    yes: "Yes",
    no: "No",
    required: "Choose Yes or No",
  },
  date: {
    day: "Day",
    month: "Month",
    year: "Year",
  },
  reason: {
    words: "Tell us why",
    hint: "A sentence is enough. Our reviewers read it.",
    required: "Tell us why in a sentence",
  },
  section: {
    IDENTITY: "Identity",
    INCOME: "Income",
    RESIDENCE: "Residence",
  },
  status: {
    todo: "To do",
    progress: "In progress",
    done: "Completed",
    submitted: "Submitted",
  },
  notSaved: {
    changedTitle: "This was answered somewhere else",
    changedText:
      "Since you opened this page, your answers were changed in another tab or on another device. Nothing is lost: choose which ones count.",
    keepMine: "Keep what I have here",
    showNewer: "Show the newer answers",
    title: "Your answer is not saved yet",
    text: "We could not reach our server. What you typed is still here. Check your connection, then try again.",
    retry: "Try again",
    refusedTitle: "We could not accept this answer",
    refusedText: "Check your answers on this page, then press Continue again.",
  },
} as const;
