import { addDays, addMonths } from "@latchkey/domain/rules/civil-span.ts";
import { CHECKED_ON } from "@latchkey/domain/testing/right-to-rent-records.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { codeOf } from "../../test/client.ts";
import {
  AGENCY,
  askedOf,
  countsOf,
  emailsOf,
  type FollowUpWorld,
  openFollowUpWorld,
  SIGNED,
  sendStillLet,
  setEmails,
  whileEnding,
} from "../../test/follow-ups.ts";
import { asOwner } from "../../test/owner.ts";
import { aHomeOf, sendLetting } from "../../test/right-to-rent.ts";
import { wordsIn } from "../../test/words-in.ts";
import { addJob } from "../platform/jobs/job.ts";
import { sendTenancyQuestion } from "./follow-up-emails.jobs.ts";

const ASKED = addMonths(CHECKED_ON, 12);

let world: FollowUpWorld;
beforeEach(async () => {
  world = await openFollowUpWorld();
});
afterEach(() => world.server.close());

const questionedOn = (day: string) => world.runOn(day, "tenancy-question");

/** A home whose agreement was signed and recorded on the day of the clock. */
const aLetHome = async (changes: object = {}, country: "ENG" | "SCT" = "ENG"): Promise<string> => {
  const { id } = await aHomeOf(world.priya, 1, country);
  await setEmails(world, {});
  await sendLetting(world.priya, id, { ...SIGNED, ...changes });
  return id;
};

const askedOn = async (day: string): Promise<readonly string[]> => {
  world.setDay(day);
  const rows = await askedOf(world.priya);
  const { asked } = (await countsOf(world.priya)).followUpCounts;
  expect(asked).toBe(rows.length);
  return rows.map(({ applicationId }: { readonly applicationId: string }) => applicationId);
};

const rowsOf = async (id: string) =>
  (
    await world.server.context.pool.query(
      `select landlord_id, agreement_on, starts_on, signed_on, ended_on, staff_id from letting
        where application_id = $1 order by id`,
      [id],
    )
  ).rows;

/** As if the newest row were of that day. */
const knownOn = (id: string, day: string) =>
  world.server.context.pool
    .query("select max(id) as id from letting where application_id = $1", [id])
    .then(({ rows }) => rows[0].id)
    .then((newest) =>
      asOwner(world.server, "update letting set at = $2 where id = $1", [newest, `${day}T12:00:00Z`]),
    );

describe("a signed letting", () => {
  test("is asked about from a year on, and its agency gets one e-mail", async () => {
    const id = await aLetHome();
    expect(await askedOn(addDays(ASKED, -1))).toEqual([]);
    expect(await questionedOn(addDays(ASKED, -1))).toEqual([]);
    expect(await askedOn(ASKED)).toEqual([id]);
    expect(await questionedOn(ASKED)).toEqual([AGENCY]);
    expect(await questionedOn(addDays(ASKED, 30))).toEqual([]);
    const words = wordsIn(emailsOf(world.server, "tenancy-question")[0]?.message);
    for (const part of [
      "Is 14 Garnethill Street",
      "still let to the same people?",
      "QF-0311",
      "tenancy-ended",
    ])
      expect(words).toContain(part);
  });

  test("that goes on is asked about every year, once a year, until it has ended", async () => {
    const id = await aLetHome();
    const anniversaries = [12, 24, 36].map((months) => addMonths(CHECKED_ON, months));
    for (const day of anniversaries) {
      expect(await questionedOn(addDays(day, -1)), day).toEqual([]);
      expect(await questionedOn(day), day).toEqual([AGENCY]);
      expect(await questionedOn(day), day).toEqual([]);
      expect(await questionedOn(addDays(day, 1)), day).toEqual([]);
    }
    const sent = emailsOf(world.server, "tenancy-question").map((email) => email.id);
    expect(new Set(sent).size).toBe(anniversaries.length);
    world.setDay(CHECKED_ON);
    await sendLetting(world.priya, id, { ...SIGNED, endedOn: CHECKED_ON });
    expect(await questionedOn(addMonths(CHECKED_ON, 48))).toEqual([]);
  });

  test.each([
    ["without a signature", { signedOn: "" }],
    ["that has ended", { endedOn: CHECKED_ON }],
  ])("%s is not asked about", async (_which, changes) => {
    await aLetHome(changes);
    expect(await askedOn(ASKED)).toEqual([]);
    expect(await questionedOn(ASKED)).toEqual([]);
  });

  test("outside England is not asked about", async () => {
    await aLetHome({}, "SCT");
    expect(await askedOn(ASKED)).toEqual([]);
  });

  test("is not asked about before its signature is a year old, however old its row", async () => {
    const id = await aLetHome();
    await knownOn(id, addMonths(CHECKED_ON, -6));
    expect(await askedOn(addDays(ASKED, -1))).toEqual([]);
    expect(await askedOn(ASKED)).toEqual([id]);
  });

  test("is asked about by London's day", async () => {
    const id = await aLetHome();
    // 23:30 in UTC is the next day in London in summer.
    await asOwner(
      world.server,
      "update letting set signed_on = '2026-01-10', at = '2026-06-30T23:30:00Z'",
      [],
    );
    expect(await askedOn("2027-06-30")).toEqual([]);
    expect(await askedOn("2027-07-01")).toEqual([id]);
  });

  test("of an agency without an address stands on the page alone, until there is one", async () => {
    const id = await aLetHome();
    await setEmails(world, { agency: null });
    expect(await questionedOn(ASKED)).toEqual([]);
    expect(await askedOn(ASKED)).toEqual([id]);
    expect(await askedOf(world.priya)).toMatchObject([
      { agencyHasEmail: false, startsOn: CHECKED_ON, knownOn: CHECKED_ON },
    ]);
    await setEmails(world, {});
    expect(await questionedOn(addDays(ASKED, 1))).toEqual([AGENCY]);
  });
});

describe("the end of a tenancy", () => {
  test("is waited for by the question, which is not asked then", async () => {
    const applicationId = await aLetHome();
    await whileEnding(world, { applicationId, endedOn: ASKED }, () => questionedOn(ASKED));
    expect((await world.server.context.pool.query("select from tenancy_question")).rowCount).toBe(0);
  });

  test("stops an e-mail that waits", async () => {
    const id = await aLetHome();
    const { db, pool } = world.server.context;
    const { rows } = await pool.query("select id as letting_id from letting");
    const send = async () => {
      await addJob(db, sendTenancyQuestion, { lettingId: rows[0].letting_id, askedOn: ASKED });
      await world.server.runJobs();
      return emailsOf(world.server, "tenancy-question").length;
    };
    world.setDay(ASKED);
    expect(await send()).toBe(1);
    await sendLetting(world.priya, id, { ...SIGNED, endedOn: ASKED });
    expect(await send()).toBe(1);
  });
});

describe("the answer that a home is still let", () => {
  test("records the same letting again, and the year starts anew", async () => {
    const id = await aLetHome();
    expect(await questionedOn(ASKED)).toEqual([AGENCY]);
    // The old row is a year older than the answer.
    await knownOn(id, addMonths(CHECKED_ON, -12));
    await asOwner(world.server, "update letting set signed_on = $1", [addMonths(CHECKED_ON, -12)]);
    world.setDay(CHECKED_ON);
    expect(await askedOn(CHECKED_ON)).toEqual([id]);
    expect((await sendStillLet(world.priya, id)).errors).toBeUndefined();
    expect(await askedOn(CHECKED_ON)).toEqual([]);
    const [old, added] = await rowsOf(id);
    expect(added).toEqual({ ...old, staff_id: world.priya.id });
    const { rows } = await world.server.context.pool.query(
      "select actor from audit_entry where application_id = $1 and action = 'letting-confirmed'",
      [id],
    );
    expect(rows).toEqual([{ actor: `staff:${world.priya.id}` }]);
    expect((await sendStillLet(world.priya, id)).errors).toBeUndefined();
    expect(await rowsOf(id)).toHaveLength(2);
    expect(await questionedOn(addDays(ASKED, -1))).toEqual([]);
    expect(await questionedOn(ASKED)).toEqual([AGENCY]);
  });

  test("is refused once the tenancy has ended, and its row has gone", async () => {
    const id = await aLetHome();
    await sendLetting(world.priya, id, { ...SIGNED, endedOn: CHECKED_ON });
    expect(await askedOn(ASKED)).toEqual([]);
    expect(codeOf(await sendStillLet(world.priya, id))).toBe("CASE_CLOSED");
    expect(await rowsOf(id)).toHaveLength(2);
  });
});
