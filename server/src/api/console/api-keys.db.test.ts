import { afterAll, beforeAll, expect, test } from "vitest";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let ruth: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());

const CREATE = `mutation ($agency: String!, $name: String!, $scopes: [ApiScope!]!, $days: Int) {
  createApiKey(agency: $agency, name: $name, scopes: $scopes, days: $days) {
    text key { id agency name lastFour scopes createdBy expiresAt revokedAt }
  }
}`;
const LIST = "{ apiKeys { id name lastFour revokedAt } }";

const create = (variables: Readonly<Record<string, unknown>>) =>
  askConsole(ruth, CREATE, {
    agency: "Harbour Homes",
    name: "Letting software, Leeds",
    scopes: ["APPLICATIONS_READ"],
    ...variables,
  });

test("a key is listed by the four signs that it ends in, and never again as a whole", async () => {
  const { text, key } = (await create({ days: 30 })).data.createApiKey;
  expect(text.endsWith(key.lastFour)).toBe(true);
  expect(key).toMatchObject({
    agency: "Harbour Homes",
    createdBy: "Priya Nair",
    scopes: ["APPLICATIONS_READ"],
    revokedAt: null,
  });
  expect(key.expiresAt).toMatch(/Z$/);
  const listed = await askConsole(ruth, LIST);
  expect(listed.data.apiKeys).toMatchObject([{ id: key.id, lastFour: key.lastFour }]);
  expect(JSON.stringify(listed.data)).not.toContain(text);
});

test("a revoked key stays in the list", async () => {
  const { key } = (await create({})).data.createApiKey;
  await askConsole(ruth, "mutation ($id: ID!) { revokeApiKey(id: $id) { id } }", { id: key.id });
  const { apiKeys } = (await askConsole(ruth, LIST)).data;
  expect(apiKeys.find(({ id }: { id: string }) => id === key.id).revokedAt).toMatch(/Z$/);
});

test("what is wrong with a key is said by field", async () => {
  const { errors } = await create({ agency: "", name: " ", scopes: [], days: 0 });
  const found = errors?.[0]?.extensions as { code: string; issues: { field: string; code: string }[] };
  expect(found.code).toBe("INVALID_INPUT");
  expect(found.issues.map(({ field, code }) => [field, code])).toEqual([
    ["agency", "validation.required"],
    ["name", "validation.required"],
    ["scopes", "validation.please_select_an_option"],
    ["days", "validation.range"],
  ]);
});

test("an agency is one row, however its name is written, and administrators can choose among all", async () => {
  await create({ agency: "  harbour HOMES " });
  await create({ agency: "Alder & Co" });
  const { agencies } = (await askConsole(ruth, "{ agencies { name isOwn } }")).data;
  expect(agencies).toEqual([
    { name: "Alder & Co", isOwn: false },
    { name: "Harbour Homes", isOwn: false },
  ]);
});
