import { randomUUID } from "node:crypto";
import type { AgencyUserRole } from "@latchkey/domain/agencies/agency-users.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { issueAccessToken } from "../src/accounts/access-token.ts";
import { agencyNamed } from "../src/agencies/agencies.ts";
import { inviteAgencyUser } from "../src/agency-users/agency-users.ts";
import { openMemberSession } from "../src/members/member-sessions.ts";
import { inTransaction } from "../src/platform/work/work.ts";
import { type Client, type GraphQLResult, newClient } from "./client.ts";
import { askMembers, enrolMember, type TestMember } from "./members.ts";
import type { TestServer } from "./test-server.ts";

/** A signed-in user of an agency. */
export interface Agent {
  readonly id: string;
  readonly email: string;
  readonly agencyId: string;
  readonly client: Client;
  readonly ask: (query: string, variables?: Record<string, unknown>) => Promise<GraphQLResult>;
}

interface GivenAgent {
  readonly agency?: string;
  readonly roles?: readonly AgencyUserRole[];
  readonly name?: string;
  readonly email?: string;
}

/** Asks the portal's endpoint as somebody. */
export const askPortal = askMembers(portalPages);

/** Somebody who was invited and was not there yet. */
export const addAgent = (
  { context }: TestServer,
  {
    agency = "Quillfield Lettings",
    roles = ["AGENCY_ADMINISTRATOR"],
    name = "Marcus Ibe",
    email = `${randomUUID()}@agency.example`,
  }: GivenAgent = {},
): Promise<Pick<Agent, "id" | "email" | "agencyId">> =>
  inTransaction(context, { kind: "job", name: "test" }, async (work) => {
    const agencyId = await agencyNamed(work.tx, agency);
    return { id: await inviteAgencyUser(work, agencyId, { email, name, roles }), email, agencyId };
  });

/** By link and app, as in a browser. */
export const anEnrolledAgent = async (server: TestServer, given?: GivenAgent): Promise<TestMember> =>
  enrolMember({ server, pages: portalPages }, await addAgent(server, given));

export const anAgent = async (server: TestServer, given: GivenAgent = {}): Promise<Agent> => {
  const { context } = server;
  const added = await addAgent(server, given);
  const { familyId } = await inTransaction(context, { kind: "job", name: "test" }, (work) =>
    openMemberSession(work, { id: added.id, audience: "agency" }),
  );
  const client = newClient(server);
  const bearer = { agencyUserId: added.id, sessionId: familyId };
  client.access = issueAccessToken(context.keyring, bearer, context.nowSeconds()).access;
  return { ...added, client, ask: (query, variables) => askPortal({ client }, query, variables) };
};
