import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAgent } from "../../../test/agents.ts";
import { codeOf, issuesOf } from "../../../test/client.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let ruth: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());

const invite = (agencyId: string, email: string) =>
  askConsole(
    ruth,
    `mutation ($agencyId: ID!, $email: String!) {
      inviteAgencyUser(agencyId: $agencyId, email: $email, name: "Jo Park", roles: [AGENCY_ADMINISTRATOR]) { id } }`,
    { agencyId, email },
  );

test("the first administrator of an agency is invited to the portal, and no address twice", async () => {
  const { agencyId } = await anAgent(server, { agency: "Hartley & Co" });
  const email = `${randomUUID()}@agency.example`;
  expect((await invite(agencyId, email)).errors).toBeUndefined();
  await server.runJobs();
  const invitation = server.emails.find(({ to }) => to === email)?.message;
  expect(new URL(invitation?.button?.href ?? "").pathname).toBe("/agency/sign-in");
  expect(issuesOf(await invite(agencyId, email))).toEqual({ email: "agency_user_exists" });
  expect(codeOf(await invite(randomUUID(), `${randomUUID()}@agency.example`))).toBe("NOT_FOUND");
});

test("access ends at once, also by the provider, and only within the agency that is named", async () => {
  const agent = await anAgent(server, { agency: "Hartley & Co" });
  const { agencyId: other } = await anAgent(server, { agency: "Mill Lets" });
  const end = (agencyId: string) =>
    askConsole(
      ruth,
      "mutation ($agencyId: ID!, $id: ID!) { endAgencyAccess(agencyId: $agencyId, id: $id) { endedAt } }",
      {
        agencyId,
        id: agent.id,
      },
    );
  expect(codeOf(await end(other))).toBe("NOT_FOUND");
  expect((await agent.ask("{ me { branchId } }")).status).toBe(200);
  expect((await end(agent.agencyId)).data.endAgencyAccess.endedAt).toEqual(expect.any(String));
  expect((await agent.ask("{ me { branchId } }")).status).toBe(401);
});
