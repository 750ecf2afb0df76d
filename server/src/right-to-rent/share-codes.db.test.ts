import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { aRightToRentRecord } from "@latchkey/domain/testing/right-to-rent-records.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asParty, codeOf, issuesOf, signIn } from "../../test/client.ts";
import { decideFully } from "../../test/decisions.ts";
import { anApplication, somebody } from "../../test/new-applications.ts";
import { openTestChecks } from "../../test/open-checks.ts";
import { addEvents, change, partyNamed } from "../../test/parties.ts";
import { auditOf } from "../../test/reviewed.ts";
import { sendEvidence, sendRecord, withFile } from "../../test/right-to-rent.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { storeShareCode } from "../identity/store-share-code.ts";
import { addJob } from "../platform/jobs/job.ts";
import { askForShareCodes } from "./ask-for-share-codes.job.ts";

const GIVEN_ON = "2026-11-20";
/** The last day of the 90. */
const LAST_DAY = addDays(GIVEN_ON, 90);
const ENDED = addDays(LAST_DAY, 1);
let today = GIVEN_ON;
let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  const nowSeconds = () => Date.parse(`${GIVEN_ON}T16:00:00Z`) / 1000;
  server = await openTestServer({}, { today: () => today, nowSeconds, checks: openTestChecks() });
  priya = await aColleague(server);
});
afterAll(() => server.close());
beforeEach(() => {
  today = GIVEN_ON;
});

const aTenant = async (country: "ENG" | "SCT" = "ENG") => {
  const person = somebody({ shareMinor: 95_000 });
  const { id, people } = await anApplication(priya, {
    country,
    policy: country === "ENG" ? "england-identity-only" : "identity-only",
    start: "2027-03-14",
    rentMinor: 95_000,
    people: [person],
  });
  const partyId: string = people[0].id;
  const key = await partyNamed(server, partyId);
  await change(server, (work) => storeShareCode(work, key, "R11 111 111"));
  await addEvents(server, key, "opened", "submitted");
  const client = asParty(await signIn(server, person.email), partyId);
  await server.runJobs();
  return { applicationId: id, partyId, client, email: person.email };
};

type Tenant = Awaited<ReturnType<typeof aTenant>>;

const endedOf = async ({ client }: Tenant) =>
  (await client.graphql("{ me { latestValidation { endedShareCode { endedOn days } } } }", {})).data.me
    .latestValidation.endedShareCode;

const renew = ({ client }: Tenant, shareCode: string) =>
  client.graphql(
    "mutation ($shareCode: String!) { renewShareCode(shareCode: $shareCode) { validation { endedShareCode { endedOn } } } }",
    { shareCode },
  );

const givenOf = ({ partyId }: Tenant) =>
  askConsole(priya, "query ($id: ID!) { givenShareCode(partyId: $id) { code givenOn lastDay hasEnded } }", {
    id: partyId,
  });

const codeStored = async ({ client }: Tenant) =>
  (await client.graphql("{ me { profile { shareCode } } }", {})).data.me.profile.shareCode;

const emailsTo = ({ email }: Tenant) =>
  server.emails.filter(({ to, id }) => to === email && id.startsWith("share-code"));

const runDaily = async (): Promise<void> => {
  await addJob(server.context.db, askForShareCodes, {});
  await server.runJobs();
};

describe("a share code", () => {
  test("that has ended is asked for anew, once by e-mail, and replaced", async () => {
    const tenant = await aTenant();
    today = LAST_DAY;
    expect(await endedOf(tenant)).toBeNull();
    await runDaily();
    expect(emailsTo(tenant)).toEqual([]);
    today = ENDED;
    expect(await endedOf(tenant)).toEqual({ endedOn: LAST_DAY, days: 90 });
    await runDaily();
    await runDaily();
    expect(emailsTo(tenant).map(({ message }) => message.subject)).toEqual([
      expect.stringContaining("Please give us a new share code for "),
    ]);
    expect(JSON.stringify(emailsTo(tenant))).not.toContain("R11");
    expect(issuesOf(await renew(tenant, "W22 222 222"))).toEqual({ shareCode: "validation.shareCode.work" });
    const { data } = await renew(tenant, "R22 222 222");
    expect(data.renewShareCode.validation).toEqual({ endedShareCode: null });
    expect(await codeStored(tenant)).toBe("R22222222");
    expect(await auditOf(server, tenant.partyId, "share-code-renewed")).toHaveLength(1);
    expect(codeOf(await renew(tenant, "R33 333 333"))).toBe("NOT_FOUND");
    today = addDays(ENDED, 90);
    expect(await endedOf(tenant)).toBeNull();
    today = addDays(ENDED, 91);
    await runDaily();
    expect(emailsTo(tenant)).toHaveLength(2);
  });

  test("that is given again keeps its day", async () => {
    const tenant = await aTenant();
    today = LAST_DAY;
    const key = await partyNamed(server, tenant.partyId);
    await change(server, (work) => storeShareCode(work, key, "r11-111-111"));
    today = ENDED;
    expect(await endedOf(tenant)).toMatchObject({ endedOn: LAST_DAY });
  });

  test.each([
    [
      "the check is recorded",
      async ({ partyId }: Tenant) => {
        const upload = await sendEvidence(server, priya, partyId);
        const record = withFile(
          aRightToRentRecord("MANUAL_A1", { checkedAt: `${GIVEN_ON}T12:00`, copiedOn: GIVEN_ON }),
          upload,
        );
        const { errors } = await sendRecord(priya, partyId, record);
        if (errors) throw new Error(JSON.stringify(errors));
      },
    ],
    [
      "the applicant was declined",
      async ({ partyId }: Tenant) => {
        const lucia = await aColleague(server);
        const decline = { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] } as const;
        await decideFully(server, [priya, lucia], { partyId, ...decline });
        // A decline is told after its time to take it back.
        await server.context.pool.query(
          "update decision set state = 'final', final_at = now() where party_id = $1",
          [partyId],
        );
      },
    ],
    [
      "the application has ended",
      async ({ partyId }: Tenant) => addEvents(server, await partyNamed(server, partyId), "withdrawn"),
    ],
  ] as const)("is not asked for once %s", async (_why, happens) => {
    const tenant = await aTenant();
    await happens(tenant);
    today = ENDED;
    expect(await endedOf(tenant)).toBeNull();
    await runDaily();
    expect(emailsTo(tenant)).toEqual([]);
  });

  test("is read by the reviewer with its day and its end, and the log keeps that", async () => {
    const tenant = await aTenant();
    const given = { code: "R11111111", givenOn: GIVEN_ON, lastDay: LAST_DAY };
    today = LAST_DAY;
    expect((await givenOf(tenant)).data.givenShareCode).toEqual({ ...given, hasEnded: false });
    today = ENDED;
    expect((await givenOf(tenant)).data.givenShareCode).toEqual({ ...given, hasEnded: true });
    expect(await auditOf(server, tenant.partyId, "sealed-value-revealed")).toHaveLength(2);
    await renew(tenant, "R22 222 222");
    expect((await givenOf(tenant)).data.givenShareCode).toMatchObject({ code: "R22222222", givenOn: ENDED });
    const key = await partyNamed(server, tenant.partyId);
    await change(server, (work) => storeShareCode(work, key, ""));
    expect((await givenOf(tenant)).data.givenShareCode).toBeNull();
    expect(await auditOf(server, tenant.partyId, "sealed-value-revealed")).toHaveLength(3);
  });

  test("is not read for a check outside England", async () => {
    const tenant = await aTenant("SCT");
    expect(codeOf(await givenOf(tenant))).toBe("NOT_FOUND");
    expect(await auditOf(server, tenant.partyId, "sealed-value-revealed")).toEqual([]);
  });

  test("is not asked for outside England", async () => {
    const tenant = await aTenant("SCT");
    today = ENDED;
    expect(await endedOf(tenant)).toBeNull();
    await runDaily();
    expect(emailsTo(tenant)).toEqual([]);
    expect(codeOf(await renew(tenant, "R22 222 222"))).toBe("NOT_FOUND");
  });
});
