/** Why the console's endpoint refused something, besides the codes of both endpoints. */
export const staffRefusalCodes = [
  "FORBIDDEN",
  "NOT_YOURSELF",
  "OWN_CASE",
  "CASE_CLOSED",
  "ALREADY_BEGUN",
  "HELD_BY_COLLEAGUE",
  "NOT_TO_REVIEW",
  "DECISION_OPEN",
  "DECISION_OVER",
  "SECOND_PERSON_NEEDED",
  "EVIDENCE_CHANGED",
  "EVIDENCE_NOT_OPENED",
  "RIGHT_TO_RENT_NOT_RECORDED",
  "NO_GUARANTOR",
  "GUARANTOR_NOT_AGREED",
  "GUARANTOR_DECLINED",
] as const;
