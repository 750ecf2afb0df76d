/** One question to each tenant of an English home, after the submission. */
export const otherAdults = {
  openTitle: "One thing is left, {{name}}",
  openTitleWithoutName: "One thing is left",
  turnStatus: "One thing to do",
  turnText: "Please answer the question on this page.",
  title: "Who will live there",
  question: "Will anybody else aged 18 or over live in this home?",
  hint: "Besides the people who are named in this application. The law in England asks us. Please do not name children.",
  yes: "Yes",
  no: "No",
  save: "Save",
  choose: "Please answer yes or no",
  saidNo: "You told us: no other person aged 18 or over will live there.",
  saidYes:
    "You told us: another person aged 18 or over will live there. Please tell your agency who it is, so that they can be added before the agreement.",
  change: "Change this",
  cancel: "Cancel",
  failedTitle: "Your answer was not saved",
  failed: "Nothing was lost. Please try again in a minute.",
} as const;
