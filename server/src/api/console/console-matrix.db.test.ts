import { staffRoles } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, newClient, signIn } from "../../../test/client.ts";
import { consoleRows } from "../../../test/console-matrix.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { printedConsoleSchema } from "./console-schema.ts";

let server: TestServer;
let colleagues: Readonly<Record<string, Colleague>>;
let lead: Colleague;
let strangers: readonly Pick<Colleague, "client">[];
beforeAll(async () => {
  server = await openTestServer();
  colleagues = Object.fromEntries(
    await Promise.all(staffRoles.map(async (role) => [role, await aColleague(server, [role])] as const)),
  );
  lead = await aColleague(server, staffRoles);
  strangers = [{ client: newClient(server) }, { client: await signIn(server) }];
});
afterAll(() => server.close());

const schema = buildSchema(printedConsoleSchema());
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
);

test("every operation of the console has a row in the matrix, and no row is left over", () => {
  expect(Object.keys(consoleRows).toSorted()).toEqual(operations.toSorted());
});

describe.each(Object.entries(consoleRows))("%s", (_operation, { roles, request }) => {
  test("ACL-02 (in part) AUTH-09 (in part) is 401 for nobody and for an applicant", async () => {
    for (const stranger of strangers) {
      const { query, variables } = request();
      expect((await askConsole(stranger, query, variables)).status).toBe(401);
    }
  });

  test.each(staffRoles)("asked for by an %s", async (role) => {
    const { query, variables } = request();
    const colleague = colleagues[role];
    if (!colleague) throw new Error(role);
    const answer = await askConsole(colleague, query, variables);
    const expected = roles.includes(role) ? [undefined, "NOT_FOUND"] : ["FORBIDDEN"];
    expect(expected).toContain(codeOf(answer));
  });
});

const ofLeads = Object.entries(consoleRows).filter(([, { roles }]) => roles.length === 0);

test.each(ofLeads)("%s is for leads", async (_operation, { request }) => {
  const { query, variables } = request();
  expect([undefined, "NOT_FOUND"]).toContain(codeOf(await askConsole(lead, query, variables)));
});
