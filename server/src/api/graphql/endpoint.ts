import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ExecutionResult, GraphQLSchema } from "graphql";
import mercurius from "mercurius";
import type { Logger } from "pino";
import { z } from "zod";
import type { Actor } from "../../platform/actor/actor.ts";
import { crashPoint } from "../../platform/config/crash-point.ts";
import { isDatabaseUnavailable } from "../../platform/db/pool.ts";
import { COMPRESSED } from "../../platform/http/compression.ts";
import {
  findRecorded,
  isIdempotencyKey,
  recordAnswer,
} from "../../platform/idempotency/idempotency-records.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import type { Work } from "../../platform/work/work.ts";
import type { Tx } from "../../platform/work/work-of.ts";
import { type Answer, answerOf, refused } from "./answer.ts";
import { invalidFields } from "./invalid-fields.ts";
import { type KnownOperations, loadKnownOperations } from "./known-operations.ts";
import { LIMITS, validationRules } from "./limits.ts";
import { type OperationKindOf, operationKinds } from "./operation.ts";

/**
 * The caller decides how requests are authenticated, which rows a mutation locks, and the context of fields.
 */
export interface EndpointOptions<Caller, Operation extends { readonly work: Work }, Context extends object> {
  readonly path: string;
  readonly schema: GraphQLSchema;
  readonly operationsFile: string;
  /** The longest request; by default that of `LIMITS`. */
  readonly bodyBytes?: number;
  readonly services: Services;
  /** Verifies the token only; undefined: unauthenticated. The database knows whether the session is live. */
  readonly callerOf: (request: FastifyRequest) => Caller | undefined;
  readonly actorOf: (caller: Caller) => Actor;
  /** Checks that the session is live, and locks the rows of the mutation. @throws {Refusal} */
  readonly open: (tx: Tx, caller: Caller) => Promise<Operation>;
  readonly contextOf: (caller: Caller, operation?: Operation) => Context;
  /**
   * The first read of every query, so that an ended session and an unavailable database are reported as such.
   */
  readonly readFirst: (context: Context) => Promise<unknown>;
}

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

const bodyOf = (sent: unknown, known: KnownOperations): GraphQLBody | undefined => {
  const { data } = body.safeParse(sent);
  const query =
    data && known.textOf({ query: data.query, hash: data.extensions?.persistedQuery?.sha256Hash });
  return query === undefined
    ? undefined
    : { query, operationName: data?.operationName, variables: data?.variables };
};

/** The library throws when an operation does not fit the schema; clients get a response with its code. */
const isDocumentFault = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && String(cause.code).startsWith("MER_ERR_GQL_");

interface Asked<Caller> {
  readonly graphql: GraphQLBody;
  readonly caller: Caller;
  readonly idempotencyKey: string | undefined;
}

const REFUSED_STATUS: Readonly<Partial<Record<Refusal["code"], number>>> = { UNAUTHENTICATED: 401 };

/** A refusal before the operation runs gets the same response as a refusal by a field. */
const refusedBy = (cause: unknown): Answer => {
  if (!(cause instanceof Refusal)) throw cause;
  return refused(REFUSED_STATUS[cause.code] ?? 200, cause.code);
};

const executing =
  (app: FastifyInstance, log: Logger) =>
  async ({ query, variables, operationName }: GraphQLBody, context: object): Promise<Answer> => {
    try {
      const result = await app.graphql(query, { ...context }, variables ?? {}, operationName ?? undefined);
      return answerOf(result as ExecutionResult, log);
    } catch (cause) {
      if (isDocumentFault(cause)) return refused(400, "INVALID_REQUEST");
      throw cause;
    }
  };

const namingFields =
  (schema: GraphQLSchema, isProduction: boolean) =>
  (answer: Answer, graphql: GraphQLBody | undefined): Answer => {
    const { errors } = answer.body;
    if (isProduction || !errors?.some(({ extensions }) => extensions.code === "INVALID_REQUEST"))
      return answer;
    const fields = graphql ? invalidFields(schema, graphql) : ["query"];
    if (fields.length === 0) return answer;
    const named = errors.map(({ extensions, ...error }) => ({
      ...error,
      extensions: extensions.code === "INVALID_REQUEST" ? { ...extensions, fields } : extensions,
    }));
    return { ...answer, body: { ...answer.body, errors: named } };
  };

const answering = <Caller, Operation extends { readonly work: Work }, Context extends object>(
  app: FastifyInstance,
  options: EndpointOptions<Caller, Operation, Context>,
  { known, kindOf }: { readonly known: KnownOperations; readonly kindOf: OperationKindOf },
) => {
  const { services } = options;
  const execute = executing(app, services.log);
  const naming = namingFields(options.schema, services.config.mode === "production");

  const answerOnce = async (
    { graphql, caller, idempotencyKey: key }: Asked<Caller>,
    operation: Operation,
  ): Promise<Answer> => {
    const context = options.contextOf(caller, operation);
    if (key === undefined) return execute(graphql, context);
    const keyed = { key, request: graphql };
    const recorded = await findRecorded(operation.work, keyed);
    if (recorded === "other") return refused(422, "IDEMPOTENCY_KEY_REUSED");
    if (recorded) return { status: 200, body: recorded as Answer["body"] };
    const answer = await execute(graphql, context);
    if (!answer.body.errors) await recordAnswer(operation.work, keyed, answer.body);
    return answer;
  };

  /** A mutation operation is one transaction: only a result without errors is committed. */
  const mutate = async (asked: Asked<Caller>): Promise<Answer> => {
    const tx = await services.db.startTransaction().execute();
    try {
      const answer = await options
        .open(tx, asked.caller)
        .then((operation) => answerOnce(asked, operation), refusedBy);
      crashPoint(services.config, "mutation/before-commit");
      await (answer.body.errors ? tx.rollback() : tx.commit()).execute();
      crashPoint(services.config, "mutation/after-commit");
      return answer;
    } catch (cause) {
      if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
      throw cause;
    }
  };

  const ask = async ({ graphql, caller }: Asked<Caller>): Promise<Answer> => {
    const context = options.contextOf(caller);
    try {
      await options.readFirst(context);
    } catch (cause) {
      if (cause instanceof Refusal && cause.code === "UNAUTHENTICATED") return refused(401, cause.code);
      if (!(cause instanceof Refusal) && isDatabaseUnavailable(cause)) throw cause;
      // The field will hit any other error again and report it.
    }
    return execute(graphql, context);
  };

  return async (request: FastifyRequest): Promise<Answer> => {
    const caller = options.callerOf(request);
    if (caller === undefined) return refused(401, "UNAUTHENTICATED");
    if (!(await services.limiter.consumeLeased("requests", options.actorOf(caller)))) {
      return { ...refused(429, "TOO_MANY_REQUESTS"), retryAfter: services.config.limits.requests.seconds };
    }
    const graphql = bodyOf(request.body, known);
    const kind = graphql && kindOf(graphql.query, graphql.operationName ?? undefined);
    if (!graphql || !kind) return naming(refused(400, "INVALID_REQUEST"), graphql);
    const key = request.headers["idempotency-key"];
    if (kind === "mutation" && key !== undefined && !isIdempotencyKey(key)) {
      return refused(400, "INVALID_REQUEST");
    }
    const asked = { graphql, caller, idempotencyKey: isIdempotencyKey(key) ? key : undefined };
    return naming(await (kind === "query" ? ask(asked) : mutate(asked)), graphql);
  };
};

export const graphqlEndpoint = async <
  Caller,
  Operation extends { readonly work: Work },
  Context extends object,
>(
  server: FastifyInstance,
  options: EndpointOptions<Caller, Operation, Context>,
): Promise<void> => {
  const { services } = options;
  const isProduction = services.config.mode === "production";
  const known = await loadKnownOperations(isProduction, services.config.assets, options.operationsFile);
  await server.register(async (app) => {
    await app.register(mercurius, {
      schema: options.schema,
      jit: 1,
      routes: false,
      graphiql: false,
      queryDepth: LIMITS.depth,
      validationRules: validationRules(isProduction),
      // Passed through: `answer.ts` alone decides what a response says about an error.
      errorFormatter: ({ data, errors }) => ({
        statusCode: 200,
        response: { data: data ?? null, errors: [...(errors ?? [])] },
      }),
    });
    const answer = answering(app, options, { known, kindOf: operationKinds() });
    app.post(
      options.path,
      // No CSRF: only a bearer token authenticates, and other sites cannot send it.
      { bodyLimit: options.bodyBytes ?? LIMITS.bodyBytes, compress: COMPRESSED },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const { status, body: sent, retryAfter } = await answer(request);
        if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
        return reply.code(status).header("cache-control", "no-store").send(sent);
      },
    );
  });
};
