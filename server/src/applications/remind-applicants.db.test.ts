import { randomUUID } from "node:crypto";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, signIn } from "../../test/client.ts";
import { asOwner } from "../../test/owner.ts";
import { addEvents, startSingle } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { addJob } from "../platform/jobs/job.ts";
import { remindApplicants } from "./remind-applicants.job.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterAll(() => server.close());

interface Waiting {
  readonly party: PartyKey;
  readonly email: string;
}

/** An applicant who has begun. */
const waiting = async (email = `${randomUUID()}@example.com`): Promise<Waiting> => {
  const party = await startSingle(server, { email, firstName: "Amara" });
  await addEvents(server, party, "opened");
  return { party, email };
};

/** Its last activity and the beginning of its turn are so many days ago. */
const quietFor = async ({ party: { partyId } }: Waiting, days: number): Promise<void> => {
  const { pool, today } = server.context;
  const at = `${addDays(today(), -days)}T12:00:00Z`;
  await pool.query("update queue_entry set since = $2 where party_id = $1", [partyId, at]);
  await pool.query("update party set active_at = $2 where id = $1", [partyId, at]);
  await pool.query("delete from reminded_day");
};

/** As if the warning had been so many days ago. */
const warnedAgo = ({ party: { partyId } }: Waiting, days: number) =>
  server.context.pool.query("update party set warned_on = $2 where id = $1", [
    partyId,
    addDays(server.context.today(), -days),
  ]);

const run = async (): Promise<void> => {
  await addJob(server.context.db, remindApplicants, {});
  await server.runJobs();
};

const turnEmails = (email: string) =>
  server.emails.filter(({ to, id }) => to === email && /^(?:remind|warn|expire)-/.test(id));
const subjects = (email: string) => turnEmails(email).map(({ message }) => message.subject);

const statusOf = async ({ party: { partyId } }: Waiting): Promise<string> => {
  const { rows } = await server.context.pool.query("select status from queue_entry where party_id = $1", [
    partyId,
  ]);
  return rows[0].status;
};

const resend = (partyId: string) =>
  askConsole(priya, "mutation ($id: ID!) { resendInvitation(partyId: $id) { id } }", { id: partyId });

describe("an application that waits for its applicant", () => {
  test("is reminded of on day 2, 5, 9 and then weekly, once a day, and not on missed days", async () => {
    const one = await waiting();
    await run();
    expect(subjects(one.email)).toEqual([]);
    await quietFor(one, 2);
    await run();
    await run();
    expect(subjects(one.email)).toEqual([expect.stringMatching(/is waiting for you$/)]);
    const message = turnEmails(one.email)[0]?.message;
    expect(message?.button?.href).toContain(`/dashboard?case=${one.party.partyId}`);
    expect(message?.closing).toEqual([expect.stringContaining("Your data")]);
    // The fifth day passes without a run.
    await quietFor(one, 6);
    await run();
    expect(turnEmails(one.email)).toHaveLength(1);
    await quietFor(one, 9);
    await run();
    expect(turnEmails(one.email)).toHaveLength(2);
  });

  test("is reminded of once a day, however many there are of one person", async () => {
    const first = await waiting();
    const second = await waiting(first.email);
    for (const one of [first, second]) await quietFor(one, 2);
    await run();
    expect(turnEmails(first.email)).toHaveLength(1);
  });

  test("is not reminded of once it is submitted, or if the applicant wants no reminders", async () => {
    const submitted = await waiting();
    await addEvents(server, submitted.party, "submitted");
    const quiet = await waiting();
    const client = await signIn(server, quiet.email);
    const stopped = await client.graphql("mutation { stopReminders { validation { wantsReminders } } }");
    expect(stopped.data.stopReminders.validation).toEqual({ wantsReminders: false });
    for (const one of [submitted, quiet]) await quietFor(one, 2);
    await run();
    expect([...turnEmails(submitted.email), ...turnEmails(quiet.email)]).toEqual([]);
  });

  test("is warned of seven days before its end, ends then, and is told", async () => {
    const one = await waiting();
    await quietFor(one, 53);
    await run();
    expect(subjects(one.email)).toEqual([expect.stringMatching(/ends soon$/)]);
    await quietFor(one, 59);
    await warnedAgo(one, 6);
    await run();
    expect(await statusOf(one)).toBe("collecting");
    await quietFor(one, 60);
    await warnedAgo(one, 7);
    await run();
    expect(await statusOf(one)).toBe("expired");
    expect(subjects(one.email).at(-1)).toMatch(/has ended$/);
    const { rows } = await server.context.pool.query(
      "select actor from audit_entry where party_id = $1 and action = 'party-expired'",
      [one.party.partyId],
    );
    expect(rows).toEqual([{ actor: "job:remind-applicants" }]);
  });

  test("is warned of anew if the applicant went on on the day of the warning", async () => {
    const one = await waiting();
    await quietFor(one, 53);
    await warnedAgo(one, 53);
    await run();
    expect(subjects(one.email)).toEqual([expect.stringMatching(/ends soon$/)]);
    await quietFor(one, 60);
    await warnedAgo(one, 60);
    await run();
    expect(await statusOf(one)).toBe("collecting");
  });

  test("does not end while the applicant goes on", async () => {
    const one = await waiting();
    await quietFor(one, 60);
    await warnedAgo(one, 7);
    const { pool } = server.context;
    const saving = await pool.connect();
    try {
      await saving.query("begin");
      await saving.query("update party set active_at = now() where id = $1", [one.party.partyId]);
      const running = run();
      const blocked = `select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`;
      await expect.poll(async () => (await pool.query(blocked)).rowCount).toBeGreaterThan(0);
      await saving.query("commit");
      await running;
    } finally {
      saving.release();
    }
    expect(await statusOf(one)).toBe("collecting");
  });

  test("that is with the reviewers does not end", async () => {
    const one = await waiting();
    await addEvents(server, one.party, "submitted");
    await quietFor(one, 400);
    await run();
    expect(await statusOf(one)).toBe("submitted");
  });
});

describe("an application that has ended", () => {
  const expired = async (daysAgo: number): Promise<Waiting> => {
    const one = await waiting();
    await addEvents(server, one.party, "expired");
    await asOwner(server, "update party_event set at = at - make_interval(days => $2) where party_id = $1", [
      one.party.partyId,
      daysAgo,
    ]);
    return one;
  };

  test("is opened again by a new invitation within thirty days, with everything kept", async () => {
    const one = await waiting();
    const client = await signIn(server, one.email);
    await client.graphql(`mutation { updateMe(firstName: "Amara", lastName: "Okafor") { me { uuid } } }`);
    await addEvents(server, one.party, "expired");
    expect((await resend(one.party.partyId)).errors).toBeUndefined();
    expect(await statusOf(one)).toBe("collecting");
    const { data } = await (await signIn(server, one.email)).graphql("{ me { name { lastName } } }");
    expect(data.me.name.lastName).toBe("Okafor");
  });

  test("that waited for an answer to a request waits for it again", async () => {
    const one = await waiting();
    await addEvents(server, one.party, "submitted", "returned");
    await server.context.pool.query("update party set round = 1 where id = $1", [one.party.partyId]);
    await addEvents(server, one.party, "expired");
    await resend(one.party.partyId);
    expect(await statusOf(one)).toBe("returned");
  });

  test("stays ended after thirty days, and after a withdrawal", async () => {
    const late = await expired(31);
    expect(codeOf(await resend(late.party.partyId))).toBe("CASE_CLOSED");
    const gone = await waiting();
    await addEvents(server, gone.party, "withdrawn");
    expect(codeOf(await resend(gone.party.partyId))).toBe("CASE_CLOSED");
  });
});

describe("the applicant", () => {
  const leave = "mutation { leaveApplication { validation { canLeave } } }";

  test("withdraws an application that waits for them, and a second press changes nothing", async () => {
    const one = await waiting();
    const client = await signIn(server, one.email);
    expect((await client.graphql(leave)).data.leaveApplication.validation).toEqual({ canLeave: false });
    expect(await statusOf(one)).toBe("withdrawn");
    expect((await client.graphql(leave)).errors).toBeUndefined();
    const { rows } = await server.context.pool.query(
      "select count(*)::int as n from party_event where party_id = $1 and kind = 'withdrawn'",
      [one.party.partyId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("does not withdraw what is with the reviewers", async () => {
    const one = await waiting();
    const client = await signIn(server, one.email);
    await addEvents(server, one.party, "submitted");
    expect(codeOf(await client.graphql(leave))).toBe("ALREADY_SUBMITTED");
    expect(await statusOf(one)).toBe("submitted");
  });
});
