import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

const SET = "ENG-RTR-2026-10-01";
const FIELDS = "id isInForce confirmation { adviser by } earlier { adviser by }";

let server: TestServer;
let ruth: Colleague;
let today = "2026-11-29";
beforeAll(async () => {
  server = await openTestServer({}, { today: () => today });
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());

const sets = async () => {
  const { data } = await askConsole(ruth, `{ rightToRentRuleSets { ${FIELDS} } }`);
  return data.rightToRentRuleSets;
};

const confirm = (by: Colleague, id: string, adviser: string) =>
  askConsole(
    by,
    `mutation ($id: ID!, $adviser: String!) { confirmRightToRentRules(id: $id, adviser: $adviser) { ${FIELDS} } }`,
    { id, adviser },
  );

test("a set is in force from its day", async () => {
  expect(await sets()).toEqual([{ id: SET, isInForce: true, confirmation: null, earlier: [] }]);
  today = "2026-09-30";
  try {
    expect(await sets()).toEqual([{ id: SET, isInForce: false, confirmation: null, earlier: [] }]);
  } finally {
    today = "2026-11-29";
  }
});

test("a set is confirmed by an administrator who names the adviser; a newer confirmation replaces it", async () => {
  expect(issuesOf(await confirm(ruth, SET, "  "))).toEqual({ adviser: "validation.required" });
  expect(codeOf(await confirm(ruth, "ENG-RTR-1999", "Moss & Partners"))).toBe("NOT_FOUND");
  const reviewer = await aColleague(server);
  expect(codeOf(await confirm(reviewer, SET, "Moss & Partners"))).toBe("FORBIDDEN");
  expect((await sets())[0].confirmation).toBeNull();

  const mistyped = { adviser: "a", by: "Priya Nair" };
  const { data } = await confirm(ruth, SET, " a ");
  expect(data.confirmRightToRentRules[0]).toMatchObject({ confirmation: mistyped, earlier: [] });
  const henry = await aColleague(server, ["ADMINISTRATOR"]);
  expect((await confirm(henry, SET, "Moss & Partners")).errors).toBeUndefined();
  expect((await sets())[0]).toMatchObject({
    confirmation: { adviser: "Moss & Partners", by: "Priya Nair" },
    earlier: [mistyped],
  });
  const { rows } = await server.context.pool.query(
    "select actor, outcome, subject from audit_entry where action = 'right-to-rent-rules-confirmed' order by at",
  );
  expect(rows).toEqual(
    [ruth, henry].map(({ id }) => ({ actor: `staff:${id}`, outcome: "done", subject: SET })),
  );
});
