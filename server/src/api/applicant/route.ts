import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { GRAPHQL_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ExecutionResult } from "graphql";
import mercurius from "mercurius";
import { z } from "zod";
import type { Bearer } from "../../accounts/access-token.ts";
import { isSessionAlive } from "../../accounts/sessions.ts";
import { lockParty, resolveParty } from "../../cases/parties.ts";
import { crashPoint } from "../../platform/config/crash-point.ts";
import { isDatabaseUnavailable } from "../../platform/db/pool.ts";
import {
  findRecorded,
  isIdempotencyKey,
  recordAnswer,
} from "../../platform/idempotency/idempotency-records.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import { type Tx, workOn } from "../../platform/work/work.ts";
import type { AppServices } from "../app-services.ts";
import { applicantOf, bearerOf, pinnedParty } from "../auth/bearer.ts";
import { type Answer, answerOf, refused } from "../graphql/answer.ts";
import { type KnownOperations, loadKnownOperations } from "../graphql/known-operations.ts";
import { LIMITS, validationRules } from "../graphql/limits.ts";
import { type OperationKindOf, operationKinds } from "../graphql/operation.ts";
import { type Operation, type RequestContext, requestContext } from "./request-context.ts";
import { schema } from "./schema.ts";

const body = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }).optional() })
    .nullish(),
});

interface GraphQLBody extends Pick<z.infer<typeof body>, "operationName" | "variables"> {
  readonly query: string;
}

/** undefined: not a request, or not for an operation that may be executed here. */
const bodyOf = (sent: unknown, known: KnownOperations): GraphQLBody | undefined => {
  const { data } = body.safeParse(sent);
  const query =
    data && known.textOf({ query: data.query, hash: data.extensions?.persistedQuery?.sha256Hash });
  return query === undefined
    ? undefined
    : { query, operationName: data?.operationName, variables: data?.variables };
};

/** The library throws when an operation does not fit the schema; we return a response with its code. */
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

/** One request: who sends it, and for which case. */
interface Asked {
  readonly graphql: GraphQLBody;
  readonly bearer: Bearer;
  readonly pinned: string | undefined;
  readonly idempotencyKey: string | undefined;
}

interface Endpoint {
  readonly app: FastifyInstance;
  readonly services: AppServices;
  readonly known: KnownOperations;
  readonly kindOf: OperationKindOf;
}

/** Checks that the session is alive, and locks the case while the operation runs. */
const openOperation = async (
  tx: Tx,
  services: AppServices,
  { bearer, pinned }: Asked,
): Promise<Operation> => {
  if (!(await isSessionAlive(tx, bearer))) throw new Refusal("UNAUTHENTICATED");
  const party = await resolveParty(tx, bearer.accountId, pinned);
  await lockParty(tx, party);
  return { work: workOn(tx, services, { ...applicantOf(bearer), party }), party };
};

/** Runs the operation, or replays the response stored for the same key. */
const answerOnce = async (
  { app, services }: Endpoint,
  { graphql, bearer, pinned, idempotencyKey: key }: Asked,
  operation: Operation,
): Promise<Answer> => {
  const context = requestContext(services, { bearer, actor: operation.work.actor, pinned, operation });
  if (key === undefined) return execute(app, graphql, context);
  const keyed = { key, request: graphql };
  const recorded = await findRecorded(operation.work, keyed);
  if (recorded === "other") return refused(422, "IDEMPOTENCY_KEY_REUSED");
  if (recorded) return { status: 200, body: recorded as Answer["body"] };
  const answer = await execute(app, graphql, context);
  if (!answer.body.errors) await recordAnswer(operation.work, keyed, answer.body);
  return answer;
};

const REFUSED_STATUS: Readonly<Partial<Record<Refusal["code"], number>>> = { UNAUTHENTICATED: 401 };

/** A refusal before the operation runs gets the same response as one by a field. */
const refusedBy = (cause: unknown): Answer => {
  if (!(cause instanceof Refusal)) throw cause;
  return refused(REFUSED_STATUS[cause.code] ?? 200, cause.code);
};

/** A mutation operation is one transaction: only a result without errors is committed. */
const mutate = async (endpoint: Endpoint, asked: Asked): Promise<Answer> => {
  const { services } = endpoint;
  const tx = await services.db.startTransaction().execute();
  try {
    const answer = await openOperation(tx, services, asked).then(
      (operation) => answerOnce(endpoint, asked, operation),
      refusedBy,
    );
    crashPoint(services.config, "mutation/before-commit");
    await (answer.body.errors ? tx.rollback() : tx.commit()).execute();
    crashPoint(services.config, "mutation/after-commit");
    return answer;
  } catch (cause) {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
    throw cause;
  }
};

/** Every query starts at `me`. Reading it first lets us report an unavailable database as such. */
const ask = async ({ app, services }: Endpoint, { graphql, bearer, pinned }: Asked): Promise<Answer> => {
  const context = requestContext(services, { bearer, actor: applicantOf(bearer), pinned });
  try {
    await context.me();
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === "UNAUTHENTICATED") return refused(401, cause.code);
    if (!(cause instanceof Refusal) && isDatabaseUnavailable(cause)) throw cause;
    // The field will hit any other error again and report it.
  }
  return execute(app, graphql, context);
};

/** An id that no party has, so that a malformed id gets the same response as somebody else's. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

const pinnedIn = (request: FastifyRequest): string | undefined => {
  const pinned = pinnedParty(request);
  return pinned === undefined || isUuid(pinned) ? pinned : NOBODY;
};

const answer = async (request: FastifyRequest, endpoint: Endpoint): Promise<Answer> => {
  const { services, known, kindOf } = endpoint;
  const bearer = bearerOf(request, services);
  if (!bearer) return refused(401, "UNAUTHENTICATED");
  if (!(await services.limiter.consumeLeased("requests", applicantOf(bearer)))) {
    return { ...refused(429, "TOO_MANY_REQUESTS"), retryAfter: services.config.limits.requests.seconds };
  }
  const graphql = bodyOf(request.body, known);
  const kind = graphql && kindOf(graphql.query, graphql.operationName ?? undefined);
  if (!graphql || !kind) return refused(400, "INVALID_REQUEST");
  const key = request.headers["idempotency-key"];
  if (kind === "mutation" && key !== undefined && !isIdempotencyKey(key)) {
    return refused(400, "INVALID_REQUEST");
  }
  const idempotencyKey = isIdempotencyKey(key) ? key : undefined;
  const asked = { graphql, bearer, pinned: pinnedIn(request), idempotencyKey };
  return kind === "query" ? ask(endpoint, asked) : mutate(endpoint, asked);
};

/** POST /graphql with a bearer token; nothing runs without it (spec 1 §7). */
export const graphqlRoute = async (app: FastifyInstance, services: AppServices): Promise<void> => {
  const isProduction = services.config.mode === "production";
  const known = await loadKnownOperations(isProduction, services.config.assets);
  await app.register(mercurius, {
    schema,
    jit: 1,
    routes: false,
    graphiql: false,
    queryDepth: LIMITS.depth,
    validationRules: validationRules(isProduction),
    // Passed through: one place of our own decides what a response may say about an error.
    errorFormatter: ({ data, errors }) => ({
      statusCode: 200,
      response: { data: data ?? null, errors: [...(errors ?? [])] },
    }),
  });
  const endpoint: Endpoint = { app, services, known, kindOf: operationKinds() };
  app.post(
    GRAPHQL_PATH,
    // Only a bearer token opens it, which no other site can send.
    { bodyLimit: LIMITS.bodyBytes, compress: {} },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { status, body: sent, retryAfter } = await answer(request, endpoint);
      if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
      return reply.code(status).header("cache-control", "no-store").send(sent);
    },
  );
};
