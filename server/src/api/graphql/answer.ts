import type { RefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import { type ExecutionResult, GraphQLError } from "graphql";
import type { Logger } from "pino";
import { Refusal } from "../../platform/refusals/refusals.ts";

/** An error as the client sees it: a code and a location. No stack, no SQL, no file path, no internals. */
interface AnsweredError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Readonly<Record<string, unknown>> & { readonly code: RefusalCode };
}

export interface Answer {
  readonly status: number;
  /** seconds after which a retry may succeed */
  readonly retryAfter?: number;
  readonly body: { readonly data?: unknown; readonly errors?: readonly AnsweredError[] };
}

const refusalIn = ({ originalError }: GraphQLError): Refusal | undefined =>
  originalError instanceof Refusal ? originalError : undefined;

const answeredError = (error: GraphQLError, log: Logger): AnsweredError => {
  const place = error.path ? { path: error.path } : {};
  const refusal = refusalIn(error);
  if (refusal) {
    const { code, details } = refusal;
    return { message: code, ...place, extensions: { ...details, code } };
  }
  const cause = error.originalError;
  // Errors in the request itself are reported by the library, without an original error of ours.
  if (!cause || cause instanceof GraphQLError) {
    return { message: "INVALID_REQUEST", ...place, extensions: { code: "INVALID_REQUEST" } };
  }
  log.error({ err: cause }, "A field failed");
  return { message: "INTERNAL", ...place, extensions: { code: "INTERNAL" } };
};

const statusOf = (errors: readonly AnsweredError[]): number => {
  if (errors.some(({ extensions }) => extensions.code === "UNAUTHENTICATED")) return 401;
  return 200;
};

export const answerOf = ({ data, errors = [] }: ExecutionResult, log: Logger): Answer => {
  if (errors.length === 0) return { status: 200, body: { data } };
  const answered = errors.map((error) => answeredError(error, log));
  return { status: statusOf(answered), body: { data: data ?? null, errors: answered } };
};

export const refused = (status: number, code: RefusalCode): Answer => ({
  status,
  body: { errors: [{ message: code, extensions: { code } }] },
});
