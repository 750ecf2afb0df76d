import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { FastifyInstance } from "fastify";
import { readStaffToken, type StaffBearer } from "../../accounts/access-token.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import { workOn } from "../../platform/work/work.ts";
import type { Tx } from "../../platform/work/work-of.ts";
import { findStaffActor } from "../../staff/staff-sessions.ts";
import type { AppServices } from "../app-services.ts";
import { bearerTokenOf } from "../auth/bearer.ts";
import { graphqlEndpoint } from "../graphql/endpoint.ts";
import { type ConsoleOperation, consoleContext } from "./console-context.ts";
import { consoleSchema } from "./console-schema.ts";

const openOperation = async (
  tx: Tx,
  services: AppServices,
  bearer: StaffBearer,
): Promise<ConsoleOperation> => {
  const actor = await findStaffActor(tx, bearer);
  if (!actor) throw new Refusal("UNAUTHENTICATED");
  return { work: workOn(tx, services, actor), actor };
};

/** POST /console/graphql with a token of staff; an applicant's token is rejected. */
export const consoleRoute = (app: FastifyInstance, services: AppServices): Promise<void> =>
  graphqlEndpoint(app, {
    path: staffPages.graphql,
    schema: consoleSchema,
    operationsFile: "console-operations.json",
    services,
    callerOf: (request) => {
      const token = bearerTokenOf(request);
      return token === undefined ? undefined : readStaffToken(services.keyring, token, services.nowSeconds());
    },
    actorOf: ({ staffId }) => ({ kind: "staff", staffId, roles: [] }),
    open: (tx, bearer) => openOperation(tx, services, bearer),
    contextOf: (bearer, operation?: ConsoleOperation) => consoleContext(services, bearer, operation),
    readFirst: (context) => context.staff(),
  });
