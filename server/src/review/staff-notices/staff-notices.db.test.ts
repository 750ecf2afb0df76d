import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Agent, anAgent } from "../../../test/agents.ts";
import { newApplication } from "../../../test/new-applications.ts";
import { addEvents, change, startSingle } from "../../../test/parties.ts";
import { ALL_WELL, askedReference, openReference } from "../../../test/references.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { sendWarnings } from "../../parties/staff-notices.jobs.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { addJob } from "../../platform/jobs/job.ts";

/** A Friday. */
const FRIDAY = "2026-11-20";

let server: TestServer;
let priya: Colleague;
let today = FRIDAY;
beforeAll(async () => {
  server = await openTestServer({}, { today: () => today });
});
afterAll(() => server.close());
beforeEach(async () => {
  today = FRIDAY;
  await server.context.pool.query("delete from queue_entry");
  priya = await aColleague(server);
});

const put = (set: string, { partyId }: PartyKey) =>
  server.context.pool.query(`update queue_entry set ${set} where party_id = $1`, [partyId]);

const aParty = async (...kinds: Parameters<typeof addEvents>[2][]): Promise<PartyKey> => {
  const party = await startSingle(server, { email: `${randomUUID()}@example.com`, firstName: "Amara" });
  await addEvents(server, party, ...kinds);
  return party;
};

const aCaseOf = async (reviewer: Colleague, ...kinds: Parameters<typeof addEvents>[2][]) => {
  const party = await aParty(...kinds);
  await server.runJobs();
  await put(`reviewer_id = '${reviewer.id}'`, party);
  return party;
};

const wants = (by: Colleague, wantsAnswers: boolean, wantsWarnings = true) =>
  askConsole(
    by,
    "mutation ($answers: Boolean!, $warnings: Boolean!) { changeOwnNotices(wantsAnswers: $answers, wantsWarnings: $warnings) { wantsAnswers wantsWarnings } }",
    { answers: wantsAnswers, warnings: wantsWarnings },
  );

const toldTo = (email: string, kind: "answer-notice" | "promise-warning") =>
  server.emails.filter(({ to, id }) => to === email && id.startsWith(kind)).map(({ message }) => message);

describe("an answer", () => {
  test("of the applicant is told to the reviewer of the case who wants it, without a name", async () => {
    const jonas = await aColleague(server);
    await wants(priya, true);
    await wants(jonas, true);
    const party = await aCaseOf(priya, "opened", "submitted", "returned");
    await addEvents(server, party, "submitted");
    await server.runJobs();
    const [notice, ...more] = toldTo(priya.email, "answer-notice");
    expect(more).toEqual([]);
    expect(notice?.subject).toMatch(/^The applicant has answered: /);
    expect(notice?.button?.href).toMatch(new RegExp(`/console/cases/${party.partyId}$`));
    expect(JSON.stringify(notice)).not.toContain("Amara");
    expect(toldTo(jonas.email, "answer-notice")).toEqual([]);
  });

  test("is told to no reviewer who has not asked for it, and to none whose access has ended", async () => {
    const gone = await aColleague(server);
    await wants(gone, true);
    for (const reviewer of [priya, gone]) {
      const party = await aCaseOf(reviewer, "opened", "submitted", "returned");
      if (reviewer === gone)
        await server.context.pool.query("update member set blocked_at = now() where id = $1", [gone.id]);
      await addEvents(server, party, "submitted");
    }
    await server.runJobs();
    expect([...toldTo(priya.email, "answer-notice"), ...toldTo(gone.email, "answer-notice")]).toEqual([]);
  });

  test("of a referee is told", async () => {
    await wants(priya, true);
    const { party, ...asked } = await askedReference(server);
    await put(`reviewer_id = '${priya.id}'`, party);
    const referee = await openReference(server, asked);
    await referee.put(`/tenant-review/${asked.uuid}/`, ALL_WELL);
    await server.runJobs();
    expect(toldTo(priya.email, "answer-notice").map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^A referee has answered: /),
    ]);
  });
});

describe("what an agency writes", () => {
  let nora: Agent;
  beforeAll(async () => {
    nora = await anAgent(server);
  });

  const write = async (reviewer?: Colleague) => {
    const { agency: _agency, ...application } = newApplication({ reference: randomUUID() });
    const made = await nora.ask(
      "mutation ($application: NewApplicationInput!) { createApplication(application: $application) { id people { id } } }",
      { application },
    );
    const { id, people } = made.data.createApplication;
    if (reviewer) await put(`reviewer_id = '${reviewer.id}'`, { applicationId: id, partyId: people[0].id });
    await nora.ask(
      'mutation ($id: ID!) { writeMessage(id: $id, text: "Which day?", needsAnswer: true) { id } }',
      {
        id,
      },
    );
    await server.runJobs();
    return id;
  };

  test("is told to the reviewer of the application, and then not to the office", async () => {
    await wants(priya, true);
    const before = server.emails.length;
    const id = await write(priya);
    const [notice] = toldTo(priya.email, "answer-notice");
    expect(notice?.subject).toBe("The agency has written: 14 Garnethill Street, Glasgow G3 6QP");
    expect(notice?.button?.href).toMatch(new RegExp(`/console/applications/${id}$`));
    expect(JSON.stringify(notice)).not.toContain("Which day?");
    expect(server.emails.slice(before).filter((email) => email.id.endsWith("-office"))).toEqual([]);
  });

  test("is told to the office while no reviewer has the application", async () => {
    const before = server.emails.length;
    await write();
    expect(server.emails.slice(before).filter((email) => email.id.endsWith("-office"))).toHaveLength(1);
  });
});

describe("the warning of a morning", () => {
  const send = async () => {
    await change(server, (work) => addJob(work.tx, sendWarnings, {}));
    await server.runJobs();
  };
  const waiting = async (due: string, reviewer?: Colleague) => {
    const party = await aParty("opened", "submitted");
    await put(`due_on = '${due}', reviewer_id = ${reviewer ? `'${reviewer.id}'` : "null"}`, party);
    return party;
  };
  const warning = () =>
    toldTo(priya.email, "promise-warning").map(({ subject, paragraphs }) => [subject, paragraphs]);

  test("counts one's own cases and those of no reviewer, of today and before", async () => {
    const jonas = await aColleague(server);
    await waiting(FRIDAY, priya);
    await waiting("2026-11-18", priya);
    await waiting("2026-11-23", priya);
    await waiting(FRIDAY);
    await waiting(FRIDAY, jonas);
    await put("on_hold_until = '2026-12-01'", await waiting(FRIDAY, priya));
    await send();
    expect(warning()).toEqual([
      [
        "3 cases have to be decided today",
        [
          "Your cases, promised for today: 1",
          "Your cases, past the promised day: 1",
          "Without a reviewer, promised for today: 1",
        ],
      ],
    ]);
  });

  test("is not sent when no promise breaks, on a day without work, to a person who is away, or who does not want it", async () => {
    await waiting("2026-11-23", priya);
    await send();
    expect(warning()).toEqual([]);
    await waiting(FRIDAY, priya);
    today = "2026-11-21";
    await send();
    expect(warning()).toEqual([]);
    today = FRIDAY;
    await wants(priya, false, false);
    await send();
    expect(warning()).toEqual([]);
    await wants(priya, false, true);
    await askConsole(priya, "mutation ($input: AbsenceInput!) { enterOwnAbsence(input: $input) { id } }", {
      input: { from: FRIDAY, until: FRIDAY },
    });
    await send();
    expect(warning()).toEqual([]);
  });
});
