import { randomUUID } from "node:crypto";
import type { AgencyUserRole } from "@latchkey/domain/agencies/agency-users.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { issueAccessToken } from "../src/accounts/access-token.ts";
import { agencyNamed } from "../src/agencies/agencies.ts";
import { inviteAgencyUser } from "../src/agency-users/agency-users.ts";
import { openMemberSession } from "../src/members/member-sessions.ts";
import { inTransaction } from "../src/platform/work/work.ts";
import { type Client, type GraphQLResult, newClient } from "./client.ts";
import type { TestServer } from "./test-server.ts";

/** A signed-in user of an agency. */
export interface Agent {
  readonly id: string;
  readonly email: string;
  readonly agencyId: string;
  readonly client: Client;
  readonly ask: (query: string, variables?: Record<string, unknown>) => Promise<GraphQLResult>;
}

export const anAgent = async (
  server: TestServer,
  {
    agency = "Quillfield Lettings",
    roles = ["AGENCY_ADMINISTRATOR"],
    name = "Marcus Ibe",
  }: {
    readonly agency?: string;
    readonly roles?: readonly AgencyUserRole[];
    readonly name?: string;
  } = {},
): Promise<Agent> => {
  const { context } = server;
  const email = `${randomUUID()}@agency.example`;
  const made = await inTransaction(context, { kind: "job", name: "test" }, async (work) => {
    const agencyId = await agencyNamed(work.tx, agency);
    const id = await inviteAgencyUser(work, agencyId, { email, name, roles });
    const { familyId } = await openMemberSession(work, { id, audience: "agency" });
    return { id, agencyId, familyId };
  });
  const client = newClient(server);
  const bearer = { agencyUserId: made.id, sessionId: made.familyId };
  client.access = issueAccessToken(context.keyring, bearer, context.nowSeconds()).access;
  return {
    id: made.id,
    email,
    agencyId: made.agencyId,
    client,
    ask: async (query, variables = {}) => {
      const response = await client.post(portalPages.graphql, { query, variables });
      const { data, errors } = response.json();
      return { status: response.statusCode, data, errors };
    },
  };
};
