import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ExecutionResult } from "graphql";
import mercurius from "mercurius";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import { bearerOf } from "../http/bearer.ts";
import type { Bearer } from "../sign-in/access-token.ts";
import { isSessionAlive } from "../sign-in/sessions.ts";
import { type Answer, answerOf, refused } from "./answer.ts";
import { type KnownOperations, loadKnownOperations } from "./known-operations.ts";
import { LIMITS, validationRules } from "./limits.ts";
import { operationKind } from "./operation.ts";
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

/** A mutation operation is one transaction: only a result without errors is kept. */
const mutate = async (
  app: FastifyInstance,
  request: GraphQLBody,
  { services, bearer }: Pick<RequestContext, "services" | "bearer">,
): Promise<Answer> => {
  const tx = await services.db.startTransaction().execute();
  try {
    const answer = (await lockApplicant(tx, bearer))
      ? await execute(app, request, requestContext(services, bearer, tx))
      : refused(401, "UNAUTHENTICATED");
    await (answer.body.errors ? tx.rollback() : tx.commit()).execute();
    return answer;
  } catch (cause) {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
    throw cause;
  }
};

interface Endpoint {
  readonly app: FastifyInstance;
  readonly services: AppContext;
  readonly known: KnownOperations;
}

const answer = async (request: FastifyRequest, { app, services, known }: Endpoint): Promise<Answer> => {
  const bearer = bearerOf(request, services);
  if (!bearer) return refused(401, "UNAUTHENTICATED");
  const parsed = body.safeParse(request.body);
  if (!parsed.success || !known.has(parsed.data.query)) return refused(400, "INVALID_REQUEST");
  const kind = operationKind(parsed.data.query, parsed.data.operationName ?? undefined);
  if (!kind) return refused(400, "INVALID_REQUEST");
  return kind === "mutation"
    ? mutate(app, parsed.data, { services, bearer })
    : execute(app, parsed.data, requestContext(services, bearer));
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
      const { status, body: sent } = await answer(request, { app, services, known });
      return reply.code(status).header("cache-control", "no-store").send(sent);
    },
  );
};
