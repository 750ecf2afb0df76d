import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import type { FastifyInstance } from "fastify";
import { type AgencyBearer, readAgencyToken } from "../../accounts/access-token.ts";
import { findAgencyActor } from "../../agency-users/agency-sessions.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import { workOn } from "../../platform/work/work.ts";
import type { Tx } from "../../platform/work/work-of.ts";
import type { AppServices } from "../app-services.ts";
import { bearerTokenOf } from "../auth/bearer.ts";
import { graphqlEndpoint } from "../graphql/endpoint.ts";
import { LIMITS } from "../graphql/limits.ts";
import { type PortalOperation, portalContext } from "./portal-context.ts";
import { portalSchema } from "./portal-schema.ts";

const openOperation = async (
  tx: Tx,
  services: AppServices,
  bearer: AgencyBearer,
): Promise<PortalOperation> => {
  const actor = await findAgencyActor({ db: tx }, bearer);
  if (!actor) throw new Refusal("UNAUTHENTICATED");
  return { work: workOn(tx, services, actor), actor };
};

/** POST /agency/graphql with a token of an agency's user; any other token is rejected. */
export const portalRoute = (app: FastifyInstance, services: AppServices): Promise<void> =>
  graphqlEndpoint(app, {
    path: portalPages.graphql,
    schema: portalSchema,
    operationsFile: "portal-operations.json",
    bodyBytes: LIMITS.tableBytes,
    services,
    callerOf: (request) => {
      const token = bearerTokenOf(request);
      return token === undefined
        ? undefined
        : readAgencyToken(services.keyring, token, services.nowSeconds());
    },
    actorOf: ({ agencyUserId }) => ({ kind: "agency-user", agencyUserId }),
    open: (tx, bearer) => openOperation(tx, services, bearer),
    contextOf: (bearer, operation?: PortalOperation) => portalContext(services, bearer, operation),
    readFirst: (context) => context.user(),
  });
