import type { staffRefusalCodes } from "./staff-refusal-codes.ts";

export const refusalCodes = [
  "UNAUTHENTICATED",
  "NOT_FOUND",
  "CASE_NOT_NAMED",
  "INVALID_INPUT",
  "INVALID_REQUEST",
  "DOCUMENT_NOT_ACCEPTED",
  "TOO_MANY_DOCUMENTS",
  "ALREADY_SUBMITTED",
  "SUBMISSION_NOT_ALLOWED",
  "PROGRESS_NOT_REACHABLE",
  "CHANGED_ELSEWHERE",
  "SECOND_LOOK_ASKED",
  "SECOND_LOOK_LATE",
  "TOO_MANY_REQUESTS",
  "IDEMPOTENCY_KEY_REUSED",
  "INTERNAL",
] as const;
type SharedCode = (typeof refusalCodes)[number];
export type RefusalCode = SharedCode | (typeof staffRefusalCodes)[number];

export const asRefusalCode = (code: unknown): SharedCode | undefined =>
  refusalCodes.find((known) => known === code);
