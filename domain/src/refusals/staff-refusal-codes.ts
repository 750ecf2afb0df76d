/** Why the console's endpoint refused something, besides the codes of both endpoints. */
export const staffRefusalCodes = [
  "FORBIDDEN",
  "NOT_YOURSELF",
  "CASE_CLOSED",
  "ALREADY_BEGUN",
  "HELD_BY_COLLEAGUE",
  "NOT_TO_REVIEW",
] as const;
