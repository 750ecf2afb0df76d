import { agencyUserRoles } from "@latchkey/domain/agencies/agency-users.ts";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anEnrolledAgent, askPortal } from "../../../test/agents.ts";
import { codeOf, newClient, signIn } from "../../../test/client.ts";
import type { TestMember } from "../../../test/members.ts";
import { mayAsk, portalRows } from "../../../test/portal-matrix.ts";
import { aColleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { printedPortalSchema } from "./portal-schema.ts";

let server: TestServer;
let agents: Readonly<Record<string, TestMember>>;
let strangers: readonly Pick<TestMember, "client">[];
beforeAll(async () => {
  server = await openTestServer();
  agents = Object.fromEntries(
    await Promise.all(
      agencyUserRoles.map(async (role) => [role, await anEnrolledAgent(server, { roles: [role] })] as const),
    ),
  );
  strangers = [
    { client: newClient(server) },
    { client: await signIn(server) },
    await aColleague(server, ["REVIEWER", "ADMINISTRATOR"]),
  ];
});
afterAll(() => server.close());

const schema = buildSchema(printedPortalSchema());
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
);

test("every operation of the portal has a row in the matrix, and no row is left over", () => {
  expect(Object.keys(portalRows).toSorted()).toEqual(operations.toSorted());
});

describe.each(Object.entries(portalRows))("%s", (_operation, row) => {
  test("is 401 for nobody, for an applicant and for staff", async () => {
    for (const stranger of strangers) {
      const { query, variables } = row.request();
      expect((await askPortal(stranger, query, variables)).status).toBe(401);
    }
  });

  test.each(agencyUserRoles)("asked for by a %s", async (role) => {
    const { query, variables } = row.request();
    const agent = agents[role];
    if (!agent) throw new Error(role);
    const answer = await askPortal(agent, query, variables);
    const expected = mayAsk(row, role) ? [undefined, "NOT_FOUND", row.refusal] : ["FORBIDDEN"];
    expect(expected).toContain(codeOf(answer));
  });
});
