import { entryState } from "@latchkey/domain/compliance/right-to-rent/providers.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exemptionsOf } from "../../../test/exemptions.ts";
import { askedOf, emailsOf, followUpsOf } from "../../../test/follow-ups.ts";
import { signingOf } from "../../../test/right-to-rent.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { listRegisteredProviders } from "../../compliance/registered-providers.ts";
import { addJob } from "../../platform/jobs/job.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { warnOfFollowUps } from "../../right-to-rent/follow-up-emails.jobs.ts";
import { seedProviders } from "./seed-providers.ts";
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

test("a hall of residence waits for a second reviewer of its exemption", async () => {
  const { signing, exemptions } = await exemptionsOf(owen, await homeOf("Calder Hall"));
  expect(signing).toMatchObject({ isReady: false, isExempt: false });
  expect(exemptions).toMatchObject([{ state: "PROPOSED", ground: "STUDENT_HALL" }]);
});

test("a holding deposit sets the deadline of the home that waits", async () => {
  const { rows } = await server.context.pool.query(
    "select received_on, agreement_by from holding_deposit where application_id = $1",
    [await homeOf("Calder Wharf")],
  );
  expect(rows).toEqual([{ received_on: "2026-11-29", agreement_by: "2026-12-13" }]);
});

test("registered providers are seeded in each state, and get it back when the demo starts again", async () => {
  const reminder = { day: "2026-12-07", lookAgainDays: 30 };
  const states = async () =>
    (await listRegisteredProviders(server.context.db)).map((entry) => [
      entry.name,
      entryState(entry, reminder),
    ]);
  const seeded = [
    ["Clearmark Identity", "listed"],
    ["Harrow Verify", "listed"],
    ["Oak Lane Trust", "ended"],
    ["Pinpoint ID", "look_again"],
  ];
  expect(await states()).toEqual(seeded);
  await server.context.pool.query("update registered_provider set in_use = false");
  await inTransaction(server.context, { kind: "job", name: "test" }, async (work) =>
    seedProviders(work, (await addTeam(work)).ruth),
  );
  expect(await states()).toEqual(seeded);
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
