import { afterAll, beforeAll, expect, test } from "vitest";
import { askedOf, emailsOf, followUpsOf } from "../../../test/follow-ups.ts";
import { signingOf } from "../../../test/right-to-rent.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { addJob } from "../../platform/jobs/job.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { warnOfFollowUps } from "../../right-to-rent/follow-up-emails.jobs.ts";
import { seedRightToRent } from "./seed-right-to-rent.ts";
import { addTeam } from "./staff.ts";

let server: TestServer;
let owen: Colleague;
beforeAll(async () => {
  const nowSeconds = () => Date.parse("2026-12-07T16:00:00Z") / 1000;
  server = await openTestServer({}, { nowSeconds, today: () => "2026-12-07" });
  await inTransaction(server.context, { kind: "job", name: "test" }, async (work) =>
    seedRightToRent(work, await addTeam(work)),
  );
  owen = await aColleague(server);
});
afterAll(() => server.close());

const homeOf = async (street: string): Promise<string> => {
  const { rows } = await server.context.pool.query(
    "select id from application where property_address like $1",
    [`%${street}%`],
  );
  return rows[0].id;
};

test("one seeded home is ready to sign, by five ways of a check", async () => {
  const signing = await signingOf(owen, await homeOf("Foundry Lane"));
  expect(signing).toMatchObject({ isReady: true, letting: { landlord: "R. Calvert" } });
  expect(signing.people).toHaveLength(5);
});

test("the other waits: one is not recorded, one waits for a second reviewer", async () => {
  const signing = await signingOf(owen, await homeOf("Calder Wharf"));
  expect(signing.people.map(({ block }: { readonly block: string | null }) => block)).toEqual([
    null,
    "NOT_RECORDED",
    "NOT_RECORDED",
  ]);
});

test("a third is followed up, and a fourth is asked about, without a wave of e-mails", async () => {
  expect((await followUpsOf(owen, "OPEN")).rows).toMatchObject([{ state: "LATER" }]);
  expect(await askedOf(owen)).toMatchObject([{ home: expect.stringContaining("Weir Court") }]);
  await server.context.pool.query("update agency set email = 'office@quillfield.example'");
  await addJob(server.context.db, warnOfFollowUps, {});
  await server.runJobs();
  expect(emailsOf(server, "follow-up")).toEqual([]);
  expect(emailsOf(server, "tenancy-question")).toHaveLength(1);
});
