import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, codeOf, issuesOf, signIn } from "../../../test/client.ts";
import { decide, onDecision } from "../../../test/decisions.ts";
import { answerIdentity, giveConsents, saveProgress, submit } from "../../../test/identity.ts";
import { addIncome, anEarner } from "../../../test/income.ts";
import { anApplication, somebody } from "../../../test/new-applications.ts";
import { eventsOf, nominateGuarantor } from "../../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";
import { longDate } from "../../platform/formats/formats.ts";
import { causeText } from "../../platform/mail/cause.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer({ MAIL_HOOK_SECRET: HOOK_SECRET });
  priya = await aColleague(server);
});
afterAll(() => server.close());

const HOOK_SECRET = "a-secret-of-more-than-thirty-two-characters";
const NOTE = "The left edge of your passport is missing, account 4471.";

const anUpload = {
  section: "IDENTITY",
  start: "upload",
  end: "upload",
  reasons: ["PARTIAL_CROPPED_BLURRY_DOCUMENT"],
  comment: NOTE,
};

const aPaper = {
  section: "IDENTITY",
  start: "genericUpload",
  end: "genericUpload",
  reasons: ["MISSING_ID"],
  documentType: "BIRTH_ADOPTION",
};

interface SentParty {
  readonly partyId: string;
  readonly email: string;
  readonly client: Client;
}

/** A submitted party. */
const aSentParty = async (): Promise<SentParty> => {
  const person = somebody();
  const made = await anApplication(priya, { people: [person] });
  const client = await signIn(server, person.email);
  await answerIdentity(server, client);
  await giveConsents(client);
  await submit(client);
  return { partyId: made.people[0].id, email: person.email, client };
};

const take = (by: Colleague, id: string) =>
  askConsole(by, "mutation ($id: ID!) { takeParty(partyId: $id) }", { id });

const ask = (by: Colleague, id: string, ...requests: readonly object[]) =>
  askConsole(
    by,
    "mutation ($id: ID!, $requests: [RequestInput!]!) { askForMore(partyId: $id, requests: $requests) }",
    { id, requests },
  );

const aTakenParty = async (): Promise<SentParty> => {
  const sent = await aSentParty();
  await take(priya, sent.partyId);
  return sent;
};

const requestsOf = async ({ client }: SentParty) =>
  (
    await client.graphql(
      "{ me { latestValidation { remedialSections { uuid progressId section start end reasons comment documentType } } } }",
    )
  ).data.me.latestValidation.remedialSections;

const answerWith = async (
  { client }: SentParty,
  asked: { uuid: string; progressId: number; start: string },
  type: string,
) => {
  await client.graphql(
    `mutation ($type: String!, $path: String!, $remedial: ID!) {
      updateMe(identityDocuments: [{ type: $type, path: $path }], remedialSectionUuid: $remedial) { me { uuid } } }`,
    { type, path: await uploadFile(server, client), remedial: asked.uuid },
  );
  return saveProgress(client, {
    id: asked.progressId,
    remedial: asked.uuid,
    steps: ["missingInformation", asked.start],
    completed: true,
  });
};

const dossierOf = async (partyId: string) =>
  (
    await askConsole(
      priya,
      `query ($id: ID!) { dossier(partyId: $id) { round heldByYou party { status reviewer { id } isAnswer }
        requests { start reasons comment by sentAt dueOn answeredAt } changes { step } } }`,
      { id: partyId },
    )
  ).data.dossier;

const emailsTo = (to: string) =>
  server.emails.filter((email) => email.to === to && email.id.startsWith("more-needed"));

const auditOf = async (partyId: string, action: string): Promise<number> => {
  const { rows } = await server.context.pool.query(
    "select 1 from audit_entry where party_id = $1 and action = $2",
    [partyId, action],
  );
  return rows.length;
};

const choicesOf = (by: Colleague, id: string) =>
  askConsole(
    by,
    `query ($id: ID!) { requestChoices(partyId: $id) { language subjects { section relatedObjectUuid
      about { incomeType name } starts { step title ends document { type side } } reasons documentTypes } } }`,
    { id },
  );

describe("what can be asked", () => {
  test("comes from the case's own sections, and looking at it is audited", async () => {
    const { partyId } = await aSentParty();
    const { data } = await choicesOf(priya, partyId);
    const [identity, ...others] = data.requestChoices.subjects;
    expect(data.requestChoices.language).toBe("en");
    expect(others).toEqual([]);
    expect(identity).toMatchObject({ section: "IDENTITY", relatedObjectUuid: null, about: null });
    expect(identity.starts).toContainEqual({
      step: "upload",
      title: "photo",
      ends: ["upload"],
      document: { type: "PASSPORT", side: "front" },
    });
    expect(identity.reasons).toContain("EXPIRED_DOCUMENT_PDF");
    expect(identity.documentTypes).toContain("BIRTH_ADOPTION");
    expect(await auditOf(partyId, "party-viewed")).toBe(1);
  });
});

describe("what can be asked about income", () => {
  const incomeOf = async (partyId: string) => {
    const { data } = await choicesOf(priya, partyId);
    return data.requestChoices.subjects.filter(({ section }: { section: string }) => section === "INCOME");
  };
  const stepsOf = ({ starts }: { starts: { step: string }[] }) => starts.map(({ step }) => step);

  test("is about each source, with what its kind has, and never about another's", async () => {
    const client = await anEarner(server);
    const { uuid: partyId } = (await client.graphql("{ me { uuid } }")).data.me;
    expect((await incomeOf(partyId)).flatMap(stepsOf)).toContain("whoIsPaying");
    const job = await addIncome(client);
    const savings = await addIncome(client, { incomeType: "T_SAVINGS" });
    const subjects = await incomeOf(partyId);
    expect(subjects).toMatchObject([
      { relatedObjectUuid: job, about: { incomeType: "T_EMPLOYED_PERM", name: "Harbour Bakery Ltd" } },
      { relatedObjectUuid: savings, about: { incomeType: "T_SAVINGS", name: "" } },
      { relatedObjectUuid: null, about: null },
    ]);
    expect(stepsOf(subjects[2])).toEqual(["yourGuarantor"]);
    expect(stepsOf(subjects[0])).toEqual(
      expect.arrayContaining(["yourSalary", "companyReference", "documents", "genericUpload"]),
    );
    expect(stepsOf(subjects[1])).not.toContain("yourSalary");
    expect(subjects.flatMap(stepsOf)).not.toContain("whoIsPaying");
  });

  test("is about the guarantor whom somebody has named", async () => {
    const client = await anEarner(server, "scotland-wales-ni-default");
    const { uuid: partyId } = (await client.graphql("{ me { uuid } }")).data.me;
    await nominateGuarantor(server, partyId, { firstName: "Ngozi", lastName: "Okafor" });
    const guarantor = (await incomeOf(partyId)).find(({ about }: { about: object | null }) => about !== null);
    expect(guarantor).toMatchObject({ about: { incomeType: null, name: "Ngozi Okafor" } });
    expect(stepsOf(guarantor)).toEqual(["yourGuarantor"]);
  });
});

describe("asking for more", () => {
  test("FRM-006 (in part) FRM-150 (in part) the applicant has exactly these requests, and the case is theirs again", async () => {
    const sent = await aTakenParty();
    expect((await ask(priya, sent.partyId, anUpload, aPaper)).errors).toBeUndefined();
    expect(await requestsOf(sent)).toMatchObject([
      { ...anUpload, documentType: null },
      { ...aPaper, comment: null },
    ]);
    expect(await dossierOf(sent.partyId)).toMatchObject({
      heldByYou: false,
      party: { status: "RETURNED", reviewer: { id: priya.id } },
    });
    expect(await auditOf(sent.partyId, "more-asked")).toBe(1);
  });

  test("an answer is asked for by a day, which the policy sets, and which the e-mail and both pages say", async () => {
    const sent = await aTakenParty();
    await server.context.pool.query(
      `update application set timing = timing || '{"requestDays": 5}' where id = (select application_id from party where id = $1)`,
      [sent.partyId],
    );
    await ask(priya, sent.partyId, anUpload);
    const dueOn = addDays(server.context.today(), 5);
    expect((await dossierOf(sent.partyId)).requests).toMatchObject([{ dueOn }]);
    const { data } = await (await signIn(server, sent.email)).graphql(
      "{ me { latestValidation { remedialSections { dueOn } } } }",
    );
    expect(data.me.latestValidation.remedialSections).toEqual([{ dueOn }]);
    await server.runJobs();
    expect(emailsTo(sent.email)[0]?.message.after).toContainEqual(
      `Please answer by ${longDate(dueOn, "en")}.`,
    );
  });

  test("the answer comes back to whoever asked, with what is new", async () => {
    const sent = await aTakenParty();
    await ask(priya, sent.partyId, anUpload);
    const [asked] = await requestsOf(sent);
    expect((await answerWith(sent, asked, "PASSPORT")).errors).toBeUndefined();
    expect((await submit(sent.client)).errors).toBeUndefined();
    const jonas = await aColleague(server);
    await server.context.pool.query("update queue_entry set reviewer_id = null where party_id <> $1", [
      sent.partyId,
    ]);
    expect((await askConsole(jonas, "mutation { takeNext }")).data.takeNext).not.toBe(sent.partyId);
    expect((await askConsole(priya, "mutation { takeNext }")).data.takeNext).toBe(sent.partyId);
    const shown = await dossierOf(sent.partyId);
    expect(shown).toMatchObject({ round: 2, heldByYou: true, party: { isAnswer: true } });
    expect(shown.requests).toMatchObject([
      { start: "upload", comment: NOTE, by: "Priya Nair", answeredAt: expect.any(String) },
    ]);
    expect(shown.changes).toMatchObject([{ step: "upload" }]);
  });

  test("can be done again after an answer: the first stays answered, the second is open", async () => {
    const sent = await aTakenParty();
    await ask(priya, sent.partyId, anUpload);
    const [first] = await requestsOf(sent);
    await answerWith(sent, first, "PASSPORT");
    await submit(sent.client);
    await take(priya, sent.partyId);
    expect((await ask(priya, sent.partyId, aPaper)).errors).toBeUndefined();
    expect((await submit(sent.client)).errors?.[0]?.extensions).toMatchObject({
      code: "SUBMISSION_NOT_ALLOWED",
    });
    const [, second] = await requestsOf(sent);
    expect((await answerWith(sent, second, "BIRTH_ADOPTION")).errors).toBeUndefined();
    expect((await submit(sent.client)).errors).toBeUndefined();
    const { round, requests, party } = await dossierOf(sent.partyId);
    expect([round, party.status]).toEqual([3, "SUBMITTED"]);
    expect(
      requests.map(({ start, answeredAt }: { start: string; answeredAt: string }) => [
        start,
        answeredAt !== null,
      ]),
    ).toEqual([
      ["genericUpload", true],
      ["upload", true],
    ]);
    await server.runJobs();
    expect(emailsTo(sent.email)).toHaveLength(0);
  });

  test("a second press, from this tab or another, sends nothing twice", async () => {
    const { partyId, email } = await aTakenParty();
    const both = await Promise.all([ask(priya, partyId, anUpload), ask(priya, partyId, anUpload)]);
    expect(both.map(codeOf).toSorted()).toEqual(["NOT_TO_REVIEW", undefined].toSorted());
    expect(codeOf(await ask(priya, partyId, anUpload))).toBe("NOT_TO_REVIEW");
    expect(await eventsOf(server, partyId, "returned")).toBe(1);
    await server.runJobs();
    expect(emailsTo(email)).toHaveLength(1);
  });

  test("is refused to others, and for a case that nobody has taken", async () => {
    const { partyId } = await aSentParty();
    expect(codeOf(await ask(priya, partyId, anUpload))).toBe("NOT_TO_REVIEW");
    await take(priya, partyId);
    expect(codeOf(await ask(await aColleague(server), partyId, anUpload))).toBe("HELD_BY_COLLEAGUE");
    expect(codeOf(await ask(await aColleague(server, ["ADMINISTRATOR"]), partyId, anUpload))).toBe(
      "FORBIDDEN",
    );
    expect(await eventsOf(server, partyId, "returned")).toBe(0);
    expect(await auditOf(partyId, "more-asked")).toBe(0);
  });

  test("refuses what cannot be answered, at its place, and keeps nothing of it", async () => {
    const sent = await aTakenParty();
    const wrong = { ...anUpload, end: "uploadBack" };
    expect(issuesOf(await ask(priya, sent.partyId, anUpload, wrong))).toEqual({
      "requests.1.end": "validation.please_select_an_option",
    });
    expect(issuesOf(await ask(priya, sent.partyId, { ...anUpload, reasons: ["TOO_OLD"] }))).toEqual({
      "requests.0.reasons": "validation.please_select_an_option",
    });
    expect(issuesOf(await ask(priya, sent.partyId))).toEqual({ requests: "request.validations.none" });
    expect(await requestsOf(sent)).toEqual([]);
  });
});

test("nothing is asked while a decision waits for a second person, or for the others of the home", async () => {
  const { partyId } = await aTakenParty();
  const given = await decide(priya, partyId, { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] });
  expect(codeOf(await ask(priya, partyId, anUpload))).toBe("DECISION_OPEN");
  await onDecision(priya, "takeBackDecision", given.data.proposeDecision.open.id, "Too early.");
  expect((await ask(priya, partyId, anUpload)).errors).toBeUndefined();
});

describe("the e-mail", () => {
  test("says what and why in the applicant's language, and that there is a note, but not its words", async () => {
    const { partyId, email } = await aTakenParty();
    await server.context.pool.query("update account set language = 'de' where email = $1", [email]);
    await ask(priya, partyId, anUpload, aPaper);
    await server.runJobs();
    const [sent, ...more] = emailsTo(email);
    expect(more).toEqual([]);
    expect(sent?.message.subject).toBe("Wir brauchen noch 2\u00a0Dinge von Ihnen");
    expect(sent?.message.button?.href).toContain(`case=${partyId}`);
    const whole = JSON.stringify(sent?.message);
    expect(whole).toContain("Ein neues Bild Ihres Ausweisdokuments");
    expect(whole).toContain("Geburts- oder Adoptionsurkunde");
    // An id may hold the digits by chance.
    expect(whole.replaceAll(partyId, "")).not.toContain("4471");
  });

  test("that does not arrive is an entry of the case", async () => {
    const { partyId } = await aTakenParty();
    const report = await server.app.inject({
      method: "POST",
      url: "/callbacks/mail",
      headers: { authorization: `Bearer ${HOOK_SECRET}` },
      payload: {
        email: causeText(server.context.keyring, { kind: "more-needed", id: `${partyId}-1` }),
        status: "5.1.1",
      },
    });
    expect(report.statusCode).toBe(204);
    expect(await auditOf(partyId, "more-needed-bounced")).toBe(1);
    const { data } = await askConsole(
      priya,
      "query ($id: ID!) { dossier(partyId: $id) { failedEmails { kind reason at } } }",
      { id: partyId },
    );
    expect(data.dossier.failedEmails).toEqual([
      { kind: "MORE_NEEDED", reason: "5.1.1", at: expect.stringMatching(/^\d{4}-/) },
    ]);
  });
});
