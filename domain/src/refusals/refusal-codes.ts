/** Why GraphQL refused something: `extensions.code`. */
export const refusalCodes = [
  "UNAUTHENTICATED",
  "NOT_FOUND",
  "FORBIDDEN",
  "NOT_YOURSELF",
  "CASE_NOT_NAMED",
  "CASE_CLOSED",
  "ALREADY_BEGUN",
  "HELD_BY_COLLEAGUE",
  "NOT_TO_REVIEW",
  "INVALID_INPUT",
  "INVALID_REQUEST",
  "DOCUMENT_NOT_ACCEPTED",
  "TOO_MANY_DOCUMENTS",
  "ALREADY_SUBMITTED",
  "SUBMISSION_NOT_ALLOWED",
  "PROGRESS_NOT_REACHABLE",
  "CHANGED_ELSEWHERE",
  "TOO_MANY_REQUESTS",
  "IDEMPOTENCY_KEY_REUSED",
  "INTERNAL",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export const asRefusalCode = (code: unknown): RefusalCode | undefined =>
  refusalCodes.find((known) => known === code);
