/** The errors of the API for agencies, as RFC 9457 says. It answers no other `code`. */

interface ListedProblem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  /** Those that may answer with it; without them every one with the status. */
  readonly operations?: readonly string[];
}

export const problems = {
  unauthenticated: {
    status: 401,
    code: "UNAUTHENTICATED",
    title: "Send a valid key: Authorization: Bearer lk_live_…",
  },
  forbidden: { status: 403, code: "FORBIDDEN", title: "This key may not do that." },
  wrongMethod: {
    status: 405,
    code: "METHOD_NOT_ALLOWED",
    title: "This address takes other methods: see Allow.",
  },
  noJson: {
    status: 415,
    code: "UNSUPPORTED_MEDIA_TYPE",
    title: "Send JSON: Content-Type: application/json.",
  },
  tooLarge: { status: 413, code: "TOO_LARGE", title: "The body is too large." },
  eventsRemoved: {
    status: 410,
    code: "EVENTS_REMOVED",
    title: "Events after this one have been removed. Read the applications, and begin without after.",
  },
  notFound: { status: 404, code: "NOT_FOUND", title: "There is nothing here." },
  caseClosed: {
    status: 409,
    code: "CASE_CLOSED",
    title: "This person's application has ended or is decided.",
    operations: [
      "withdrawPerson",
      "changePeople",
      "nameGuarantor",
      "changeTerms",
      "sendInvitationAgain",
      "correctAddress",
    ],
  },
  alreadyBegun: {
    status: 409,
    code: "ALREADY_BEGUN",
    title: "This person has begun to answer, so the address stays.",
    operations: ["correctAddress"],
  },
  agencyStopped: {
    status: 409,
    code: "AGENCY_STOPPED",
    title: "Your agency takes no new applications now. Those that have begun go on. Ask the provider.",
    operations: ["createApplication"],
  },
  malformed: { status: 400, code: "INVALID_REQUEST", title: "The request cannot be read." },
  invalid: { status: 422, code: "INVALID_INPUT", title: "Some of what was sent is not right." },
  keyReused: {
    status: 422,
    code: "IDEMPOTENCY_KEY_REUSED",
    title: "This Idempotency-Key was used for another request.",
    operations: ["createApplication"],
  },
  tooMany: { status: 429, code: "TOO_MANY_REQUESTS", title: "Wait before you ask again." },
  unavailable: { status: 503, code: "UNAVAILABLE", title: "This is our fault. Try again." },
} as const satisfies Record<string, ListedProblem>;

export type ProblemCode = (typeof problems)[keyof typeof problems]["code"];

export const listedProblems: readonly (ListedProblem & { readonly code: ProblemCode })[] =
  Object.values(problems);

const FIELD_PROBLEM = { pointer: "/people/0/email", code: "validation.email.format" };

/** An answer with the problem. */
export const exampleOf = ({ status, code, title }: (typeof listedProblems)[number]) => ({
  type: "about:blank",
  title,
  status,
  code,
  ...(code === "INVALID_INPUT" && { errors: [FIELD_PROBLEM] }),
});
