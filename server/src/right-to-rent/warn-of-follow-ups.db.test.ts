import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { aRightToRentRecord } from "@latchkey/domain/testing/right-to-rent-records.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { recordOriginals } from "../../test/agency-checks.ts";
import { anAgent } from "../../test/agents.ts";
import {
  AGENCY,
  aFollowedTenant,
  emailsOf,
  type FollowUpWorld,
  followUpsOf,
  limitedUntil,
  openFollowUpWorld,
  SIGNED,
  setEmails,
  TEAM,
  whileEnding,
} from "../../test/follow-ups.ts";
import { recordOf, sendLetting } from "../../test/right-to-rent.ts";
import { wordsIn } from "../../test/words-in.ts";
import { addJob } from "../platform/jobs/job.ts";
import { sendFollowUpWarning } from "./follow-up-emails.jobs.ts";

const LAST = "2028-02-01";
const before = (days: number): string => addDays(LAST, -days);

let world: FollowUpWorld;
beforeEach(async () => {
  world = await openFollowUpWorld();
});
afterEach(() => world.server.close());

const warnedOn = (day: string) => world.runOn(day, "follow-up");

const noted = async () =>
  (
    await world.server.context.pool.query("select days from right_to_rent_warning order by days desc")
  ).rows.map(({ days }) => days);

describe("LAW-09 (in part) a follow-up", () => {
  test("is warned of 60, 28 and 7 days before its last day, to agency and team, once each", async () => {
    await aFollowedTenant(world);
    for (const [days, receivers] of [
      [61, []],
      [60, [AGENCY, TEAM]],
      [60, []],
      [29, []],
      [28, [AGENCY, TEAM]],
      [8, []],
      [7, [AGENCY, TEAM]],
      [0, []],
      [-1, []],
    ] as const) {
      expect([days, await warnedOn(before(days))]).toEqual([days, receivers]);
    }
    expect(await noted()).toEqual([60, 28, 7]);
  });

  test("is warned of by the most urgent e-mail alone after days without a run", async () => {
    await aFollowedTenant(world);
    expect(await warnedOn(before(5))).toEqual([AGENCY, TEAM]);
    expect(await warnedOn(before(4))).toEqual([]);
    expect(await noted()).toEqual([7]);
  });

  test("of a record of the agency's own checker is warned of too, by e-mail and by an event", async () => {
    const { partyId, applicationId } = await aFollowedTenant(world);
    const jo = await anAgent(world.server, { roles: ["RIGHT_TO_RENT_CHECKER"] });
    const until = { limitedUntil: "2028-06-30", permissionUntil: "2028-06-30", responsible: "landlord" };
    const given = aRightToRentRecord("MANUAL_B", until);
    const { data, errors } = await recordOriginals(world.server, jo, { partyId, given });
    expect(errors).toBeUndefined();
    const [{ followUpBy }] = data.recordCheck.checks;
    expect(await warnedOn(addDays(followUpBy, -60))).toEqual([AGENCY, TEAM]);
    const { rows } = await world.server.context.pool.query(
      "select data from agency_event where application_id = $1 and type = 'right_to_rent.follow_up'",
      [applicationId],
    );
    expect(rows).toMatchObject([{ data: { checkBy: followUpBy } }]);
  });

  test("is not warned of once it is late", async () => {
    await aFollowedTenant(world);
    expect(await warnedOn(before(-1))).toEqual([]);
    expect(await noted()).toEqual([]);
  });

  test("begins anew with a newer record, and the superseded one sends nothing", async () => {
    const { partyId } = await aFollowedTenant(world);
    expect(await warnedOn(before(60))).toEqual([AGENCY, TEAM]);
    await recordOf(world.server, world.priya, { partyId, given: limitedUntil("2028-06-30") });
    expect(await warnedOn(before(7))).toEqual([]);
    expect(await warnedOn(addDays("2028-06-30", -60))).toEqual([AGENCY, TEAM]);
    expect(await noted()).toEqual([60, 60]);
  });

  test("is not warned of before the signature, and not after the end of the tenancy", async () => {
    const { applicationId } = await aFollowedTenant(world);
    await sendLetting(world.priya, applicationId, { ...SIGNED, signedOn: "" });
    expect(await warnedOn(before(60))).toEqual([]);
    await sendLetting(world.priya, applicationId, SIGNED);
    expect(await warnedOn(before(60))).toEqual([AGENCY, TEAM]);
    await sendLetting(world.priya, applicationId, { ...SIGNED, endedOn: before(60) });
    expect(await warnedOn(before(28))).toEqual([]);
  });

  test("is not warned of if the tenancy ends while the job runs", async () => {
    const { applicationId } = await aFollowedTenant(world);
    await whileEnding(world, { applicationId, endedOn: before(60) }, () => warnedOn(before(60)));
    expect(await noted()).toEqual([]);
  });

  test("that is over while its e-mail waits sends none", async () => {
    const { applicationId } = await aFollowedTenant(world);
    const { db, pool } = world.server.context;
    const { rows } = await pool.query("select id from right_to_rent_check");
    const send = async () => {
      const sent = emailsOf(world.server, "follow-up").length;
      await addJob(db, sendFollowUpWarning, { checkId: rows[0].id, days: 60, to: "agency" });
      await world.server.runJobs();
      return emailsOf(world.server, "follow-up").length - sent;
    };
    world.setDay(before(60));
    expect(await send()).toBe(1);
    await sendLetting(world.priya, applicationId, { ...SIGNED, endedOn: before(60) });
    expect(await send()).toBe(0);
  });
});

describe("its e-mail", () => {
  const sentTo = (receiver: string) => emailsOf(world.server, "follow-up").find(({ to }) => to === receiver);

  test("names the home, the number and the day, and tells the team alone where the record is", async () => {
    const { partyId } = await aFollowedTenant(world);
    await warnedOn(before(60));
    const { rows } = await world.server.context.pool.query("select number from party where id = $1", [
      partyId,
    ]);
    for (const receiver of [AGENCY, TEAM]) {
      const words = wordsIn(sentTo(receiver)?.message);
      for (const part of [
        "14 Garnethill Street",
        `LK-${rows[0].number}`,
        "1 February 2028",
        "no statutory excuse",
      ])
        expect(words).toContain(part);
      expect(words).not.toMatch(/Amara|Okafor|India|permission|share code|limit|visa/i);
    }
    expect(sentTo(TEAM)?.message.button?.href).toBe(
      `http://localhost:8080/console/cases/${partyId}/right-to-rent`,
    );
    expect(sentTo(AGENCY)?.message.button).toBeUndefined();
  });

  test("is one for an address that the agency and the team share", async () => {
    await aFollowedTenant(world);
    await setEmails(world, { agency: TEAM });
    expect(await warnedOn(before(60))).toEqual([TEAM]);
    expect(sentTo(TEAM)?.message.button).toBeDefined();
  });

  test("is not sent to an agency without an address, which the page says, and comes once there is one", async () => {
    await aFollowedTenant(world);
    await setEmails(world, { agency: null });
    expect(await warnedOn(before(60))).toEqual([TEAM]);
    expect((await followUpsOf(world.priya, "OPEN")).rows).toMatchObject([{ agencyHasEmail: false }]);
    await setEmails(world, { agency: null, team: null });
    expect(await warnedOn(before(28))).toEqual([]);
    expect(await noted()).toEqual([60]);
    await setEmails(world, { team: null });
    expect(await warnedOn(before(27))).toEqual([AGENCY]);
    expect((await followUpsOf(world.priya, "OPEN")).rows).toMatchObject([{ agencyHasEmail: true }]);
  });
});
