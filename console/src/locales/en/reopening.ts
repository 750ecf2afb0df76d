/** A lead opens a decided case again. */
export const reopening = {
  open: "Open this case again",
  title: "Open {{number}} again?",
  lead: "The decision is kept and stands no longer. The case is in review again with the same evidence, and whoever decided stays out. The applicant is told, in neutral words, that we look again. Deadlines of the law go on.",
  reason: "Reason",
  choose: "Choose",
  reasonRequired: "Choose a reason",
  reasons: {
    RULE_WRONG: "A rule was wrong",
    MISTAKE: "A mistake was made",
    NEW_EVIDENCE: "Something new came up",
    COMPLAINT: "A complaint",
    OTHER: "Another reason",
  },
  sentence: "In a sentence",
  sentenceHint: "Colleagues read it, and whoever investigates the case.",
  sentenceRequired: "Say why in a sentence",
  submit: "Open it again",
  done: "{{number}} is in review again. The applicant gets an email.",
  refused: {
    NOT_DECIDED: "The case is not decided now, or it was withdrawn or has expired.",
    HOME_ENDED: "The letting of this home has ended.",
    SECOND_LOOK_RUNNING: "A second look is running already.",
    SECOND_PERSON_NEEDED: "You decided about this person. Another lead has to open the case again.",
    OWN_CASE: "You stand in this application yourself.",
    KNOWN_PERSON: "You know a person of this application.",
  },
} as const;
