import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, codeOf, issuesOf, signIn } from "../../test/client.ts";
import { decideFully, deskOf, type GivenInput } from "../../test/decisions.ts";
import { addEvents, change, shippedPolicy, startApplication } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { findOrCreateAccount } from "../accounts/accounts.ts";
import { addParty } from "../applications/create-application.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { plainLines } from "../platform/mail/email-text.ts";
import { readToldCourse } from "./home-course.ts";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
  lucia = await aColleague(server);
});
afterAll(() => server.close());

const accept: GivenInput = { outcome: "ACCEPTED" };
const decline: GivenInput = { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] };

interface Member {
  readonly party: PartyKey;
  readonly email: string;
  readonly client: Client;
}

const aHome = async (): Promise<readonly [Member, Member]> => {
  const emails = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`] as const;
  const [first, second] = await startApplication(
    server,
    emails.map((email) => ({ email, rentShareMinor: 95_000 })),
  );
  if (!first || !second) throw new Error("Nobody was added.");
  for (const party of [first, second]) await addEvents(server, party, "opened", "submitted");
  return [
    { party: first, email: emails[0], client: await signIn(server, emails[0]) },
    { party: second, email: emails[1], client: await signIn(server, emails[1]) },
  ];
};

const decideAbout = ({ partyId }: PartyKey, given: GivenInput) =>
  decideFully(server, [priya, lucia], { ...given, partyId });

const aSplitHome = async () => {
  const [accepted, declined] = await aHome();
  await decideAbout(accepted.party, accept);
  await decideAbout(declined.party, decline);
  return { accepted, declined, id: accepted.party.applicationId };
};

const addPerson = (applicationId: string, role: "tenant" | "guarantor"): Promise<PartyKey> =>
  change(server, async (work) => {
    const email = `${randomUUID()}@example.com`;
    const { accountId } = await findOrCreateAccount(work.tx, { email, language: "en" });
    return addParty(work, {
      applicationId,
      accountId,
      policy: shippedPolicy("identity-only"),
      role,
      firstName: "Mei",
      lastName: "Tan",
      isInvited: false,
      guarantees: [],
    });
  });

const STANDING = "standing { told declined recorded { course note by } }";

const standingOf = async (id: string) => {
  const { data } = await askConsole(priya, `query ($id: ID!) { application(id: $id) { ${STANDING} } }`, {
    id,
  });
  return data.application.standing;
};

const record = (id: string, course: "REPLACE" | "CHANGE_SHARES" | "END", note = "", by = priya) =>
  askConsole(
    by,
    `mutation ($id: ID!, $course: HomeCourse!, $note: String!) {
      recordHomeCourse(applicationId: $id, course: $course, note: $note) { ${STANDING} } }`,
    { id, course, note },
  );

const toldTo = async ({ client }: Member): Promise<string | null> =>
  (await client.graphql("{ me { latestValidation { decision { homeCourse } } } }")).data.me.latestValidation
    .decision.homeCourse;

test("the accepted person of a home with a decline waits for what a reviewer says of the home", async () => {
  const { accepted, declined, id } = await aSplitHome();
  expect(await toldTo(accepted)).toBe("OPEN");
  await server.runJobs();
  const emailTo = ({ email }: Member) =>
    server.emails.find(({ to, id: cause }) => to === email && cause.startsWith("decided"))?.message;
  expect(emailTo(accepted)).toMatchObject({
    title: "You are accepted provisionally",
    paragraphs: expect.arrayContaining([expect.stringContaining("no tenancy agreement yet")]),
  });
  expect(emailTo(declined)).toMatchObject({ title: "We cannot offer you this home" });
  expect(JSON.stringify(emailTo(declined))).not.toContain("provisionally");
  expect(await standingOf(id)).toEqual({ told: "OPEN", declined: 1, recorded: null });
  const { data } = await record(id, "REPLACE", " A friend moves in. ");
  expect(data.recordHomeCourse.standing).toEqual({
    told: "REPLACE",
    declined: 1,
    recorded: { course: "REPLACE", note: "A friend moves in.", by: "Priya Nair" },
  });
  expect(await toldTo(accepted)).toBe("REPLACE");
  await record(id, "END", "", lucia);
  expect(await toldTo(accepted)).toBe("END");
  expect(await toldTo(declined)).toBeNull();
  const { rows } = await server.context.pool.query(
    "select course, note, staff_id from home_course where application_id = $1 order by id",
    [id],
  );
  expect(rows).toEqual([
    { course: "replace", note: "A friend moves in.", staff_id: priya.id },
    { course: "end", note: null, staff_id: lucia.id },
  ]);
  const audited = await server.context.pool.query(
    "select actor, party_id from audit_entry where application_id = $1 and action = 'home-course-recorded' order by id",
    [id],
  );
  expect(audited.rows).toEqual([
    { actor: `staff:${priya.id}`, party_id: null },
    { actor: `staff:${lucia.id}`, party_id: null },
  ]);
});

test("the reviewer is shown the e-mail of an acceptance as the decline of the other makes it", async () => {
  const [first, second] = await aHome();
  const linesOf = async (): Promise<readonly string[]> => {
    const { previews } = await deskOf(priya, first.party.partyId);
    const [shown] = previews.filter(
      ({ outcome, withConditions }: { outcome: string; withConditions: boolean }) =>
        outcome === "ACCEPTED" && !withConditions,
    );
    return shown.theirs.lines;
  };
  const provisional = expect.stringContaining("no tenancy agreement yet");
  expect(await linesOf()).not.toContainEqual(provisional);
  await decideAbout(second.party, decline);
  const shown = await linesOf();
  expect(shown).toContainEqual(provisional);
  await decideAbout(first.party, accept);
  await server.runJobs();
  await record(first.party.applicationId, "END");
  expect(await linesOf()).toEqual(shown);
  const sent = server.emails.filter(({ to, id }) => to === first.email && id.startsWith("decided"));
  expect(sent.map(({ message }) => [...plainLines(message)])).toEqual([shown]);
});

test("somebody accepted in place of the declined person completes the home", async () => {
  const { accepted, id } = await aSplitHome();
  await record(id, "REPLACE");
  const joined = await addPerson(id, "tenant");
  expect(await toldTo(accepted)).toBe("REPLACE");
  await addEvents(server, joined, "opened", "submitted");
  await decideAbout(joined, accept);
  expect(await toldTo(accepted)).toBeNull();
  expect(await standingOf(id)).toBeNull();
});

test("a guarantor, who lives elsewhere, is told of the end of the letting alone", async () => {
  const { accepted, id } = await aSplitHome();
  const guarantor = await addPerson(id, "guarantor");
  const told = ({ partyId }: PartyKey) =>
    readToldCourse(server.context.db, { applicationId: id, partyId, outcome: "accepted" });
  expect([await told(accepted.party), await told(guarantor)]).toEqual(["open", null]);
  await record(id, "CHANGE_SHARES");
  expect([await told(accepted.party), await told(guarantor)]).toEqual(["change_shares", null]);
  await record(id, "END");
  expect([await told(accepted.party), await told(guarantor)]).toEqual(["end", "end"]);
});

test("nothing is recorded of a home without a decline, of none, or with too long a note", async () => {
  const [first, second] = await aHome();
  const id = first.party.applicationId;
  expect(codeOf(await record(id, "END"))).toBe("NOT_FOUND");
  await decideAbout(first.party, accept);
  await decideAbout(second.party, accept);
  expect(await toldTo(first)).toBeNull();
  expect(codeOf(await record(id, "END"))).toBe("NOT_FOUND");
  expect(codeOf(await record("nobodys", "END"))).toBe("NOT_FOUND");
  const split = await aSplitHome();
  expect(issuesOf(await record(split.id, "END", "x".repeat(501)))).toEqual({
    note: "validation.max_length",
  });
});

test("staff record nothing in an application of their own", async () => {
  const { accepted, id } = await aSplitHome();
  const own = await aColleague(server);
  await server.context.pool.query(
    `update staff_member set email = (select a.email from account a join party p on p.account_id = a.id where p.id = $1) where id = $2`,
    [accepted.party.partyId, own.id],
  );
  expect(codeOf(await record(id, "END", "", own))).toBe("OWN_CASE");
});
