import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, issuesOf, signIn } from "../../../test/client.ts";
import { decide, decideFully, deskOf, recordConditions } from "../../../test/decisions.ts";
import { answerIdentity, giveConsents, submit } from "../../../test/identity.ts";
import { anApplication, somebody } from "../../../test/new-applications.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { reopenedTexts } from "./reopened-email-texts.ts";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
let tom: Colleague;
let lead: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  [priya, lucia, tom] = [await aColleague(server), await aColleague(server), await aColleague(server)];
  lead = await aColleague(server, ["REVIEWER", "ADMINISTRATOR"]);
});
afterAll(() => server.close());

const reopen = (by: Colleague, partyId: string, given: object = {}) =>
  askConsole(
    by,
    `mutation ($id: ID!, $reason: String!, $sentence: String!) {
      reopenCase(partyId: $id, reason: $reason, sentence: $sentence, language: en) {
        id mayDecide party { status } earlier { id state reopened { reason sentence by } } } }`,
    { id: partyId, reason: "MISTAKE", sentence: "The passport was read wrongly.", ...given },
  );

const aSentCase = async () => {
  const person = somebody();
  const made = await anApplication(priya, { people: [person], policy: "identity-only" });
  const client = await signIn(server, person.email);
  await answerIdentity(server, client);
  await giveConsents(client);
  await submit(client);
  return {
    partyId: made.people[0].id as string,
    applicationId: made.id as string,
    client,
    email: person.email,
  };
};

const declined = { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] } as const;

/** Declined by Priya and Lucía. */
const aDeclinedCase = async () => {
  const sent = await aSentCase();
  const decisionId = await decideFully(server, [priya, lucia], { partyId: sent.partyId, ...declined });
  await server.runJobs();
  return { ...sent, decisionId };
};

const applicantSees = async ({ client }: Awaited<ReturnType<typeof aSentCase>>) =>
  (
    await client.graphql(
      "{ me { latestValidation { isLookedAtAgain decision { outcome } turns { reviewer } } } }",
    )
  ).data.me.latestValidation;

const emailsTo = (to: string, kind: string) =>
  server.emails.filter((email) => email.to === to && email.id.startsWith(`${kind}-`));

const reportsOf = async (applicationId: string) =>
  (
    await server.context.pool.query(
      "select party_id is null as home, version, outcome from report where application_id = $1 order by home, version",
      [applicationId],
    )
  ).rows;

describe("a lead who did not decide", () => {
  test("opens a decided case again; the decision stays as it was, and stands no longer", async () => {
    const decided = await aDeclinedCase();
    const { partyId, decisionId } = decided;
    const before = await server.context.pool.query("select * from decision where id = $1", [decisionId]);
    const { data, errors } = await reopen(lead, partyId);
    expect(errors).toBeUndefined();
    expect(data.reopenCase).toMatchObject({
      party: { status: "IN_REVIEW" },
      mayDecide: true,
      earlier: [{ id: decisionId, state: "FINAL", reopened: { reason: "MISTAKE" } }],
    });
    const after = await server.context.pool.query("select * from decision where id = $1", [decisionId]);
    expect(after.rows).toEqual(before.rows);
    expect(await applicantSees(decided)).toEqual({
      isLookedAtAgain: true,
      decision: null,
      turns: { reviewer: "WORKING" },
    });
    const { rows } = await server.context.pool.query(
      "select actor, subject from audit_entry where party_id = $1 and action = 'case-reopened'",
      [partyId],
    );
    expect(rows).toEqual([{ actor: `staff:${lead.id}`, subject: decisionId }]);
  });

  test("has the applicant told once, in their language, without the outcome", async () => {
    const { partyId, email } = await aDeclinedCase();
    await server.context.pool.query("update account set language = 'pt' where email = $1", [email]);
    await reopen(lead, partyId);
    await server.runJobs();
    const [told, ...more] = emailsTo(email, "reopened");
    expect(more).toEqual([]);
    expect(told?.message.title).toBe(reopenedTexts.pt.title);
    expect(Object.keys(reopenedTexts).toSorted()).toEqual([...languages].toSorted());
  });

  test("does not decide for those who decided: they stay out, and a new decision is told and makes a report", async () => {
    const decided = await aDeclinedCase();
    const { partyId, applicationId, email } = decided;
    expect(await reportsOf(applicationId)).toMatchObject([{ version: 1 }, { version: 1 }]);
    await reopen(lead, partyId);
    await server.runJobs();
    expect(await reportsOf(applicationId)).toHaveLength(2);
    for (const decider of [priya, lucia])
      expect(codeOf(await decide(decider, partyId, { ...declined, basis: "x" }))).toBe(
        "SECOND_PERSON_NEEDED",
      );
    // The same outcome on the same day is a version of its own.
    await decideFully(server, [tom, lead], { partyId, ...declined });
    await server.runJobs();
    expect(await applicantSees(decided)).toMatchObject({
      isLookedAtAgain: false,
      decision: { outcome: "DECLINED" },
    });
    expect(emailsTo(email, "decided")).toHaveLength(2);
    expect(await reportsOf(applicationId)).toMatchObject([
      { home: false, version: 1 },
      { home: false, version: 2 },
      { home: true, version: 1 },
      { home: true, version: 2 },
    ]);
  });

  test("ends the landlord's links, and the conditions of the decision are not recorded any more", async () => {
    const { partyId, applicationId } = await aSentCase();
    const conditions = { conditions: ["ORIGINALS_BEFORE_KEYS"], metBy: "2099-01-01" };
    // A day at most a year ahead.
    const metBy = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const decisionId = await decideFully(server, [priya, lucia], {
      partyId,
      outcome: "ACCEPTED",
      ...conditions,
      metBy,
    });
    await server.runJobs();
    await server.context.pool.query(
      `insert into report_link (id, report_id, handed_to, made_by, made_at, expires_at)
        select gen_random_uuid(), id, 'Mr Shah', 'test', now(), now() + interval '9 days' from report where application_id = $1`,
      [applicationId],
    );
    await reopen(lead, partyId);
    const { rows } = await server.context.pool.query(
      "select l.ended_at is not null as ended from report_link l join report r on r.id = l.report_id where r.application_id = $1",
      [applicationId],
    );
    expect(rows).toEqual([{ ended: true }, { ended: true }]);
    expect(codeOf(await recordConditions(tom, decisionId, "MET"))).toBe("DECISION_OVER");
  });
});

describe("is refused", () => {
  test("to a lead who decided, to a reviewer, and without reason and sentence", async () => {
    const { partyId } = await aSentCase();
    await decideFully(server, [lead, lucia], { partyId, ...declined });
    expect(codeOf(await reopen(lead, partyId))).toBe("SECOND_PERSON_NEEDED");
    expect(codeOf(await reopen(tom, partyId))).toBe("FORBIDDEN");
    const other = await aDeclinedCase();
    expect(issuesOf(await reopen(lead, other.partyId, { reason: "", sentence: " " }))).toEqual({
      reason: "validation.please_select_an_option",
      sentence: "validation.required",
    });
    expect((await deskOf(tom, other.partyId)).party.status).toBe("DECIDED");
  });

  test("before a decision, twice, and while a second look runs", async () => {
    const sent = await aSentCase();
    expect(codeOf(await reopen(lead, sent.partyId))).toBe("NOT_DECIDED");
    const again = await aDeclinedCase();
    await reopen(lead, again.partyId);
    expect(codeOf(await reopen(lead, again.partyId))).toBe("NOT_DECIDED");
    const asked = await aDeclinedCase();
    const { errors } = await asked.client.graphql(
      'mutation { askForSecondLook(text: "Please look at the other side of my passport.", language: "en") { validation { uuid } } }',
    );
    expect(errors).toBeUndefined();
    expect(codeOf(await reopen(lead, asked.partyId))).toBe("SECOND_LOOK_RUNNING");
  });

  test("where the tenancy has ended", async () => {
    const { partyId, applicationId } = await aDeclinedCase();
    await server.context.pool.query(
      `insert into home_course (application_id, course, staff_id) values ($1, 'end', $2)`,
      [applicationId, priya.id],
    );
    const other = await anApplication(priya, { people: [somebody()] });
    expect(codeOf(await reopen(lead, other.people[0].id))).toBe("NOT_DECIDED");
    expect(codeOf(await reopen(lead, partyId))).toBe("HOME_ENDED");
  });
});

test("the applicant asks for no second look of a decision that is looked at again", async () => {
  const decided = await aDeclinedCase();
  await reopen(lead, decided.partyId);
  const { errors } = await decided.client.graphql(
    'mutation { askForSecondLook(text: "Please look at the other side of my passport.", language: "en") { validation { uuid } } }',
  );
  expect(errors).toBeDefined();
});
