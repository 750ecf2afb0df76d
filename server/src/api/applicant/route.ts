import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ExecutionResult } from "graphql";
import mercurius from "mercurius";
import { z } from "zod";
import type { Bearer } from "../../accounts/access-token.ts";
import { isSessionAlive } from "../../accounts/sessions.ts";
import type { AppContext } from "../../app/context.ts";
import { crashPoint } from "../../platform/config/crash-point.ts";
import { isDatabaseAway } from "../../platform/db/pool.ts";
import {
  findKept,
  isIdempotencyKey,
  keepAnswer,
  requestHash,
} from "../../platform/idempotency/idempotency-records.ts";
import { takeLeased } from "../../platform/limits/rate-limit.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import { bearerOf } from "../auth/bearer.ts";
import { type Answer, answerOf, refused } from "../graphql/answer.ts";
import { type KnownOperations, loadKnownOperations } from "../graphql/known-operations.ts";
import { LIMITS, validationRules } from "../graphql/limits.ts";
import { operationKind } from "../graphql/operation.ts";
import { type RequestContext, requestContext, type Tx } from "./request-context.ts";
import { schema } from "./schema.ts";

const body = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});
type GraphQLBody = z.infer<typeof body>;

/** A document that does not fit the schema is thrown by the library with its code; for us it is an answer like any other. */
const isDocumentFault = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && String(cause.code).startsWith("MER_ERR_GQL_");

const execute = async (
  app: FastifyInstance,
  { query, variables, operationName }: GraphQLBody,
  context: RequestContext,
): Promise<Answer> => {
  try {
    const result = await app.graphql(query, { ...context }, variables ?? {}, operationName ?? undefined);
    return answerOf(result as ExecutionResult, context.services.log);
  } catch (cause) {
    if (isDocumentFault(cause)) return refused(400, "INVALID_REQUEST");
    throw cause;
  }
};

/** The session lives, and nobody else changes anything of this applicant while the operation runs. */
const lockApplicant = async (tx: Tx, bearer: Bearer): Promise<boolean> => {
  await tx.selectFrom("applicant").select("id").where("id", "=", bearer.applicantId).forUpdate().execute();
  return isSessionAlive(tx, bearer);
};

interface MutationRequest {
  readonly graphql: GraphQLBody;
  readonly idempotencyKey: string | undefined;
}

/** Runs the operation, or gives the answer again that the same key had before. */
const answerOnce = async (
  app: FastifyInstance,
  { graphql, idempotencyKey: key }: MutationRequest,
  context: RequestContext & { readonly tx: Tx },
): Promise<Answer> => {
  if (key === undefined) return execute(app, graphql, context);
  const keyed = { applicantId: context.bearer.applicantId, key, hash: requestHash(graphql) };
  const answers = { tx: context.tx, keyring: context.services.keyring };
  const kept = await findKept(answers, keyed);
  if (kept === "other") return refused(422, "IDEMPOTENCY_KEY_REUSED");
  if (kept) return kept;
  const answer = await execute(app, graphql, context);
  if (!answer.body.errors) await keepAnswer(answers, keyed, answer);
  return answer;
};

/** A mutation operation is one transaction: only a result without errors is kept. */
const mutate = async (
  app: FastifyInstance,
  request: MutationRequest,
  { services, bearer }: Pick<RequestContext, "services" | "bearer">,
): Promise<Answer> => {
  const tx = await services.db.startTransaction().execute();
  try {
    const answer = (await lockApplicant(tx, bearer))
      ? await answerOnce(app, request, { ...requestContext(services, bearer, tx), tx })
      : refused(401, "UNAUTHENTICATED");
    crashPoint(services.config, "mutation/before-commit");
    await (answer.body.errors ? tx.rollback() : tx.commit()).execute();
    crashPoint(services.config, "mutation/after-commit");
    return answer;
  } catch (cause) {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
    throw cause;
  }
};

/** Everything that can be asked begins at `me`. Read before the query runs, a database that is away is said as such. */
const ask = async (
  app: FastifyInstance,
  query: GraphQLBody,
  { services, bearer }: Pick<RequestContext, "services" | "bearer">,
): Promise<Answer> => {
  const context = requestContext(services, bearer);
  try {
    await context.me();
  } catch (cause) {
    if (cause instanceof Refusal) return refused(401, cause.code);
    if (isDatabaseAway(cause)) throw cause;
    // Any other fault is the field's, which meets it again.
  }
  return execute(app, query, context);
};

interface Endpoint {
  readonly app: FastifyInstance;
  readonly services: AppContext;
  readonly known: KnownOperations;
}

const answer = async (request: FastifyRequest, { app, services, known }: Endpoint): Promise<Answer> => {
  const bearer = bearerOf(request, services);
  if (!bearer) return refused(401, "UNAUTHENTICATED");
  if (!(await takeLeased(services, "requests", bearer.applicantId))) {
    return { ...refused(429, "TOO_MANY_REQUESTS"), retryAfter: services.config.limits.requests.seconds };
  }
  const parsed = body.safeParse(request.body);
  if (!parsed.success || !known.has(parsed.data.query)) return refused(400, "INVALID_REQUEST");
  const kind = operationKind(parsed.data.query, parsed.data.operationName ?? undefined);
  if (!kind) return refused(400, "INVALID_REQUEST");
  if (kind === "query") return ask(app, parsed.data, { services, bearer });
  const key = request.headers["idempotency-key"];
  if (key !== undefined && !isIdempotencyKey(key)) return refused(400, "INVALID_REQUEST");
  return mutate(app, { graphql: parsed.data, idempotencyKey: key }, { services, bearer });
};

/** POST /graphql with a bearer token; nothing runs without one (spec 1 §7). */
export const graphqlRoute = async (app: FastifyInstance, services: AppContext): Promise<void> => {
  const isProduction = services.config.mode === "production";
  const known = await loadKnownOperations(isProduction, services.config.assets);
  await app.register(mercurius, {
    schema,
    jit: 1,
    routes: false,
    graphiql: false,
    queryDepth: LIMITS.depth,
    validationRules: validationRules(isProduction),
    // Left as they are: what an answer may say of an error is decided in one place, ours.
    errorFormatter: ({ data, errors }) => ({
      statusCode: 200,
      response: { data: data ?? null, errors: [...(errors ?? [])] },
    }),
  });
  app.post(
    "/graphql",
    { bodyLimit: LIMITS.bodyBytes },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { status, body: sent, retryAfter } = await answer(request, { app, services, known });
      if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
      return reply.code(status).header("cache-control", "no-store").send(sent);
    },
  );
};
