import type { RefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { Refusal } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import { type ProblemCode, problems } from "./problem-list.ts";

/** Errors of the API for agencies, as RFC 9457 says. */

export interface FieldProblem {
  /** JSON pointer into the body. */
  readonly pointer: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

interface Problem {
  readonly status: number;
  readonly code: ProblemCode;
  readonly title: string;
  readonly errors?: readonly FieldProblem[];
}

export const sendProblem = (reply: FastifyReply, { status, code, title, errors }: Problem): FastifyReply =>
  reply
    .code(status)
    .type("application/problem+json")
    .serializer(JSON.stringify)
    .send({ type: "about:blank", title, status, code, ...(errors && { errors }) });

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
  CASE_CLOSED: problems.caseClosed,
  ALREADY_BEGUN: problems.alreadyBegun,
  AGENCY_STOPPED: problems.agencyStopped,
  INVALID_INPUT: problems.invalid,
};

const OF_STATUS: Readonly<Record<number, Problem>> = { 413: problems.tooLarge, 415: problems.noJson };

const isOfBody = ({ validationContext }: FastifyError): boolean => validationContext === "body";

/** Every thrown error becomes a problem; an unexpected one reveals nothing internal. */
export const answerProblems = (app: FastifyInstance, { log }: Pick<Services, "log">): void => {
  app.setErrorHandler((cause: FastifyError, request, reply) => {
    if (cause instanceof Refusal) {
      const known = REFUSED[cause.code];
      if (!known) log.error({ code: cause.code }, "The API has no problem for a refusal");
      return sendProblem(reply, {
        ...(known ?? problems.malformed),
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
