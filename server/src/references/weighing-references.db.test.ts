import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asParty, type Client, codeOf, issuesOf, signIn } from "../../test/client.ts";
import { decide, deskOf } from "../../test/decisions.ts";
import { addEvents } from "../../test/parties.ts";
import { ALL_WELL, type AskedReference, askedReference, openReference } from "../../test/references.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterAll(() => server.close());

const emailOf = async (partyId: string): Promise<string> => {
  const { rows } = await server.context.pool.query(
    "select email from account join party on party.account_id = account.id where party.id = $1",
    [partyId],
  );
  return rows[0].email;
};

const REVIEW = "Two months in spring. Her brother paid in the end.";
const ARREARS = { ...ALL_WELL, missed_or_incomplete_payments: true, review: REVIEW };

interface Told {
  readonly asked: AskedReference;
  readonly client: Client;
  readonly email: string;
}

const answered = async (answers: object = ARREARS): Promise<Told> => {
  const asked = await askedReference(server);
  const page = await openReference(server, asked);
  const response = await page.put(`/tenant-review/${asked.uuid}/`, answers);
  expect(response.statusCode).toBe(200);
  await server.runJobs();
  const email = await emailOf(asked.party.partyId);
  return { asked, email, client: asParty(await signIn(server, email), asked.party.partyId) };
};

const WEIGHING = `{ me { latestValidation { weighingReferences { id kind name answeredAt reply repliedAt mayReply
  facts { fact declaredMinor saidMinor saidEvery currency } } } } }`;

const weighingOf = async ({ client }: Told) =>
  (await client.graphql(WEIGHING, {})).data.me.latestValidation.weighingReferences;

const reply = ({ client, asked }: Told, text: string, id = asked.uuid) =>
  client.graphql(
    "mutation ($id: ID!, $text: String!) { replyToReference(referenceId: $id, text: $text) { validation { uuid } } }",
    { id, text },
  );

const emailsTo = (email: string) =>
  server.emails.filter(({ to, message }) => to === email && message.subject.startsWith("You can reply to"));

const ofReviewer = async ({ asked }: Told) =>
  (
    await askConsole(
      priya,
      "query ($id: ID!) { reference(referenceId: $id) { references { weighs review reply repliedAt } } }",
      { id: asked.uuid },
    )
  ).data.reference.references[0];

describe("facts that weigh against the applicant", () => {
  test("are shown to them as soon as the referee has answered, without the note, the contact or who answered", async () => {
    const told = await answered();
    const [reference, ...others] = await weighingOf(told);
    expect(others).toEqual([]);
    expect(reference).toMatchObject({
      id: told.asked.uuid,
      kind: "RENTAL",
      name: "Joanne Pryce",
      reply: null,
      mayReply: true,
      facts: [{ fact: "MISSED_OR_INCOMPLETE_PAYMENTS", declaredMinor: null, saidMinor: null }],
    });
    expect(JSON.stringify(reference)).not.toMatch(/brother|spring|harbourstreet|\+44/);
    expect(await ofReviewer(told)).toMatchObject({ weighs: true, review: REVIEW, reply: null });
  });

  test("are told by one e-mail, which names neither them nor the referee", async () => {
    const told = await answered();
    const [email, ...others] = emailsTo(told.email);
    expect(others).toEqual([]);
    expect(JSON.stringify(email?.message)).not.toMatch(/payment|Joanne|Pryce|brother/);
    expect(email?.message.button?.href).toContain(told.asked.party.partyId);
  });

  test("are not there when all is well, and nobody is written to", async () => {
    const told = await answered(ALL_WELL);
    expect(await weighingOf(told)).toEqual([]);
    expect(emailsTo(told.email)).toEqual([]);
    expect(codeOf(await reply(told, "I paid."))).toBe("NOT_FOUND");
    expect(await ofReviewer(told)).toMatchObject({ weighs: false });
  });

  test("a referee who does not know them is one; another reason to decline is none", async () => {
    const decline = async (reason: string) => {
      const asked = await askedReference(server);
      const page = await openReference(server, asked);
      await page.put(`/tenant-review/${asked.uuid}/decline/`, { reason, note: "Hm.", email: "" });
      await server.runJobs();
      const email = await emailOf(asked.party.partyId);
      return { asked, email, client: asParty(await signIn(server, email), asked.party.partyId) };
    };
    const unknown = await decline("NOT_MY_TENANT");
    expect(await weighingOf(unknown)).toMatchObject([{ facts: [{ fact: "NOT_THEIRS" }] }]);
    expect(emailsTo(unknown.email)).toHaveLength(1);
    const unwilling = await decline("NOT_WILLING");
    expect(await weighingOf(unwilling)).toEqual([]);
    expect(emailsTo(unwilling.email)).toEqual([]);
  });

  test("are told no more once the case is over before the e-mail leaves", async () => {
    const asked = await askedReference(server);
    const page = await openReference(server, asked);
    await page.put(`/tenant-review/${asked.uuid}/`, ARREARS);
    await addEvents(server, asked.party, "withdrawn");
    await server.runJobs();
    expect(emailsTo(await emailOf(asked.party.partyId))).toEqual([]);
  });
});

describe("the applicant's reply", () => {
  test("stands beside the reference for the reviewer, is given once, and is audited", async () => {
    const told = await answered();
    expect((await reply(told, "  I paid late, once.\nI was ill. ")).errors).toBeUndefined();
    expect(await weighingOf(told)).toMatchObject([
      { reply: "I paid late, once.\nI was ill.", mayReply: false },
    ]);
    expect(await ofReviewer(told)).toMatchObject({ review: REVIEW, reply: "I paid late, once.\nI was ill." });
    expect((await ofReviewer(told)).repliedAt).toMatch(/Z$/);
    expect((await reply(told, "I paid late, once.\nI was ill.")).errors).toBeUndefined();
    expect(codeOf(await reply(told, "Something else."))).toBe("CHANGED_ELSEWHERE");
    expect(await weighingOf(told)).toMatchObject([{ reply: "I paid late, once.\nI was ill." }]);
    const { rows } = await server.context.pool.query(
      "select subject from audit_entry where action = 'reference-replied-to' and party_id = $1",
      [told.asked.party.partyId],
    );
    expect(rows).toEqual([{ subject: told.asked.uuid }]);
  });

  test("is refused without words, beyond 1,000 characters, to another's reference and after the end", async () => {
    const told = await answered();
    expect(issuesOf(await reply(told, " "))).toEqual({ text: "validation.required" });
    expect(issuesOf(await reply(told, "x".repeat(1001)))).toEqual({ text: "validation.max_length" });
    const other = await answered();
    expect(codeOf(await reply(told, "Mine.", other.asked.uuid))).toBe("NOT_FOUND");
    expect(codeOf(await reply(told, "Mine.", "x"))).toBe("NOT_FOUND");
    await addEvents(server, told.asked.party, "withdrawn");
    expect(codeOf(await reply(told, "Too late."))).toBe("CHANGED_ELSEWHERE");
    expect(await weighingOf(told)).toMatchObject([{ reply: null, mayReply: false }]);
  });

  test("is among what a decision rests on: one that was proposed before it falls", async () => {
    const told = await answered();
    const { party } = told.asked;
    await addEvents(server, party, "opened", "submitted");
    expect(
      (await decide(priya, party.partyId, { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] })).errors,
    ).toBeUndefined();
    await server.runJobs();
    expect((await deskOf(priya, party.partyId)).open).toMatchObject({ state: "PROPOSED" });
    await reply(told, "I paid late, once.");
    await server.runJobs();
    expect((await deskOf(priya, party.partyId)).open).toBeNull();
    const { data } = await askConsole(
      priya,
      "query ($id: ID!) { decisionDesk(partyId: $id, language: en) { references { id repliedAt } } }",
      { id: party.partyId },
    );
    expect(data.decisionDesk.references).toEqual([
      { id: told.asked.uuid, repliedAt: expect.stringMatching(/Z$/) },
    ]);
  });
});
