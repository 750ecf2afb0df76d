import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { GRAPHQL_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Bearer } from "../../accounts/access-token.ts";
import { isSessionAlive } from "../../accounts/sessions.ts";
import { lockParty, resolveParty } from "../../parties/parties.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import { workOn } from "../../platform/work/work.ts";
import type { Tx } from "../../platform/work/work-of.ts";
import type { AppServices } from "../app-services.ts";
import { applicantOf, bearerOf, pinnedParty } from "../auth/bearer.ts";
import { graphqlEndpoint } from "../graphql/endpoint.ts";
import { type Operation, requestContext } from "./request-context.ts";
import { schema } from "./schema.ts";

interface Caller {
  readonly bearer: Bearer;
  readonly pinned: string | undefined;
}

/** An id that no party has, so that a malformed id gets the same response as an id of another account. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

const callerOf = (request: FastifyRequest, services: AppServices): Caller | undefined => {
  const bearer = bearerOf(request, services);
  const pinned = pinnedParty(request);
  return bearer && { bearer, pinned: pinned === undefined || isUuid(pinned) ? pinned : NOBODY };
};

/** Checks that the session is live, and locks the party for the operation. */
const openOperation = async (
  tx: Tx,
  services: AppServices,
  { bearer, pinned }: Caller,
): Promise<Operation> => {
  if (!(await isSessionAlive(tx, bearer))) throw new Refusal("UNAUTHENTICATED");
  const party = await resolveParty(tx, bearer.accountId, pinned);
  await lockParty(tx, party);
  return { work: workOn(tx, services, { ...applicantOf(bearer), party }), party };
};

/** POST /graphql with a bearer token; nothing runs without it (spec 1 §7). */
export const graphqlRoute = (app: FastifyInstance, services: AppServices): Promise<void> =>
  graphqlEndpoint(app, {
    path: GRAPHQL_PATH,
    schema,
    operationsFile: "operations.json",
    services,
    callerOf: (request) => callerOf(request, services),
    actorOf: ({ bearer }) => applicantOf(bearer),
    open: (tx, caller) => openOperation(tx, services, caller),
    contextOf: ({ bearer, pinned }, operation?: Operation) =>
      requestContext(services, {
        bearer,
        actor: operation?.work.actor ?? applicantOf(bearer),
        pinned,
        ...(operation && { operation }),
      }),
    readFirst: (context) => context.me(),
  });
