import type { RefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { Refusal } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";

/** Errors of the API for agencies, as RFC 9457 says. */

export interface FieldProblem {
  /** JSON pointer into the body. */
  readonly pointer: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly errors?: readonly FieldProblem[];
}

export const sendProblem = (reply: FastifyReply, { status, code, title, errors }: Problem): FastifyReply =>
  reply
    .code(status)
    .type("application/problem+json")
    .serializer(JSON.stringify)
    .send({ type: "about:blank", title, status, code, ...(errors && { errors }) });

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
  malformed: { status: 400, code: "INVALID_REQUEST", title: "The request cannot be read." },
  invalid: { status: 422, code: "INVALID_INPUT", title: "Some of what was sent is not right." },
  keyReused: {
    status: 422,
    code: "IDEMPOTENCY_KEY_REUSED",
    title: "This Idempotency-Key was used for another request.",
  },
  tooMany: { status: 429, code: "TOO_MANY_REQUESTS", title: "Wait before you ask again." },
  unavailable: { status: 503, code: "UNAVAILABLE", title: "This is our fault. Try again." },
} as const satisfies Record<string, Problem>;

/** Names of the rules' fields where the API has longer ones. */
const FIELDS: Readonly<Record<string, string>> = {
  rent: "rentMinor",
  share: "shareMinor",
  branch: "branchId",
  term: "termMonths",
  advertisedRent: "advertisedRentMinor",
  receivedOn: "holdingDepositReceivedOn",
};

const pointerOf = (field: string): string =>
  `/${field
    .split(".")
    .map((part) => FIELDS[part] ?? part)
    .join("/")}`;

interface RefusedField {
  readonly field: string;
  readonly code: string;
  readonly params?: FieldProblem["params"];
}

const fieldsOf = ({ details }: Refusal): readonly FieldProblem[] =>
  ((details.issues ?? []) as readonly RefusedField[]).map(({ field, code, params }) => ({
    pointer: pointerOf(field),
    code,
    ...(params && { params }),
  }));

const REFUSED: Readonly<Partial<Record<RefusalCode, Problem>>> = {
  NOT_FOUND: problems.notFound,
  CASE_CLOSED: {
    status: 409,
    code: "CASE_CLOSED",
    title: "This person's application has ended or is decided.",
  },
  ALREADY_BEGUN: {
    status: 409,
    code: "ALREADY_BEGUN",
    title: "This person has begun to answer, so the address stays.",
  },
  AGENCY_STOPPED: {
    status: 409,
    code: "AGENCY_STOPPED",
    title: "Your agency takes no new applications now. Those that have begun go on. Ask the provider.",
  },
  INVALID_INPUT: problems.invalid,
};

const OF_STATUS: Readonly<Record<number, Problem>> = { 413: problems.tooLarge, 415: problems.noJson };

const isOfBody = ({ validationContext }: FastifyError): boolean => validationContext === "body";

/** Every thrown error becomes a problem; an unexpected one reveals nothing internal. */
export const answerProblems = (app: FastifyInstance, { log }: Pick<Services, "log">): void => {
  app.setErrorHandler((cause: FastifyError, request, reply) => {
    if (cause instanceof Refusal) {
      const known = REFUSED[cause.code] ?? { ...problems.malformed, code: cause.code };
      return sendProblem(reply, {
        ...known,
        ...(cause.code === "INVALID_INPUT" && { errors: fieldsOf(cause) }),
      });
    }
    if (hasZodFastifySchemaValidationErrors(cause)) {
      const errors = cause.validation.map(({ instancePath, keyword }) => ({
        // The root of the body is the empty pointer.
        pointer: instancePath === "/" ? "" : instancePath,
        code: `shape.${keyword}`,
      }));
      // Only a body is an input: a wrong address or header is a wrong request.
      return sendProblem(reply, { ...(isOfBody(cause) ? problems.invalid : problems.malformed), errors });
    }
    if (cause.statusCode !== undefined && cause.statusCode < 500) {
      const known = OF_STATUS[cause.statusCode];
      return sendProblem(reply, known ?? { ...problems.malformed, status: cause.statusCode });
    }
    log.error({ err: cause, method: request.method, route: request.routeOptions.url }, "A request failed");
    return sendProblem(reply.header("retry-after", "5"), problems.unavailable);
  });
};
