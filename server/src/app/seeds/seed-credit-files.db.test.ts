import { afterAll, beforeAll, expect, test } from "vitest";
import { deskOf } from "../../../test/decisions.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { seedCreditFiles } from "./seed-credit-files.ts";
import { addTeam } from "./staff.ts";

let server: TestServer;
let owen: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  await inTransaction(server.context, { kind: "job", name: "test" }, async (work) =>
    seedCreditFiles(work, await addTeam(work)),
  );
  await server.runJobs();
  owen = await aColleague(server);
});
afterAll(() => server.close());

const idOf = async (firstName: string): Promise<string> => {
  const { rows } = await server.context.pool.query(
    "select party_id from identity_facts where first_name = $1",
    [firstName],
  );
  return rows[0].party_id;
};

test("one seeded case waits for its credit file", async () => {
  expect((await deskOf(owen, await idOf("Ewan"))).blocked).toContainEqual({
    outcome: "ACCEPTED",
    block: "OUTSIDE_RESULT_MISSING",
  });
});

test("the other is accepted, and a second review of it waits", async () => {
  const { data } = await askConsole(owen, "{ secondReviews { waiting { id } } }");
  const [{ id }] = data.secondReviews.waiting;
  const opened = await askConsole(
    owen,
    "mutation ($id: ID!) { openSecondReview(id: $id) { firstName outside { kind provider ccjs } documents { id } } }",
    { id },
  );
  expect(opened.data.openSecondReview).toMatchObject({
    firstName: "Rhona",
    outside: [{ kind: "CREDIT_FILE", provider: "Northgate Credit", ccjs: 0 }],
  });
});
