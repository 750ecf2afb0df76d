import { withConditions } from "@latchkey/domain/testing/policies.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import { decide, deskOf, onDecision } from "../../test/decisions.ts";
import { everyQuery } from "../../test/every-query.ts";
import { anApplication, somebody } from "../../test/new-applications.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { publishPolicy } from "../../test/policies.ts";
import { aSentDocument, auditOf, getPage, judge, type SentDocument } from "../../test/reviewed.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
let [priya, lucia, tom, ruth]: readonly Colleague[] = [];
let always: string;
let never: string;

const FIRST = "Firsthand Nair";

beforeAll(async () => {
  server = await openTestServer();
  const people = [await aColleague(server), await aColleague(server), await aColleague(server)];
  const administrators = [
    await aColleague(server, ["ADMINISTRATOR"]),
    await aColleague(server, ["ADMINISTRATOR"]),
  ] as const;
  [priya, lucia, tom] = people;
  [ruth] = administrators;
  await server.context.pool.query("update staff_member set name = $2 where id = $1", [by(priya).id, FIRST]);
  const policyOf = (percent: number) =>
    publishPolicy(administrators, {
      title: `Sampled ${percent}`,
      copyOf: "identity-only",
      change: (content) => ({
        ...withConditions(content, { SAMPLED_REVIEW_PERCENT: percent }),
        title: `Sampled ${percent}`,
      }),
      from: server.context.today(),
    });
  always = await policyOf(100);
  never = await policyOf(0);
});
afterAll(() => server.close());

const by = (colleague: Colleague | undefined): Colleague => {
  if (!colleague) throw new Error("The colleagues come first.");
  return colleague;
};

const accepted = async (policy: string): Promise<SentDocument> => {
  const sent = await aSentDocument(server, by(priya), { policy });
  await judge(by(priya), sent, { explained: ["sameFile", "sameNumber"] });
  const { errors } = await decide(by(priya), sent.partyId, { outcome: "ACCEPTED" });
  expect(errors).toBeUndefined();
  return sent;
};

const drawnFor = async (partyId: string) => {
  const { rows } = await server.context.pool.query("select * from second_review where party_id = $1", [
    partyId,
  ]);
  return rows;
};

const aReview = async () => {
  const sent = await accepted(always);
  const [{ id }] = await drawnFor(sent.partyId);
  return { ...sent, id };
};

const SHOWN = `id partyId first { outcome by note } second { outcome reasons note by } agrees maySettle settled { by note }
  documents { id verdict { by } } items { section } references { id }`;

const change = (colleague: Colleague | undefined, mutation: string, id: string) =>
  askConsole(by(colleague), `mutation ($id: ID!) { shown: ${mutation} { ${SHOWN} } }`, { id });
const open = (colleague: Colleague | undefined, id: string) =>
  change(colleague, "openSecondReview(id: $id)", id);
const give = (
  colleague: Colleague | undefined,
  id: string,
  given = `outcome: ACCEPTED, reasons: [], note: ""`,
) => change(colleague, `giveSecondReview(id: $id, ${given})`, id);
const settle = (colleague: Colleague | undefined, id: string, note: string) =>
  change(colleague, `settleSecondReview(id: $id, note: "${note}")`, id);

const DECLINED = `outcome: DECLINED, reasons: [IDENTITY_NOT_SHOWN], note: "Another face."`;

const listFor = async (colleague: Colleague | undefined) => {
  const { data } = await askConsole(
    by(colleague),
    "{ secondReviews { waiting { id isYours } differing { id first second firstBy } counts { given agreed } } }",
  );
  return data.secondReviews;
};
const waits = async (colleague: Colleague | undefined, id: string): Promise<boolean> =>
  (await listFor(colleague)).waiting.some((one: { id: string }) => one.id === id);

describe("a plain acceptance", () => {
  test("is drawn with 100 %, which holds up nothing, and not with 0 %", async () => {
    const sent = await accepted(always);
    expect(await drawnFor(sent.partyId)).toMatchObject([{ reviewer_id: null, given_at: null }]);
    expect((await deskOf(by(tom), sent.partyId)).party.status).toBe("DECIDED");
    expect(await drawnFor((await accepted(never)).partyId)).toEqual([]);
  });

  test("that needs a second reviewer anyway is not drawn", async () => {
    const { partyId } = await aSentDocument(server, by(priya), { policy: always });
    const { data } = await decide(by(priya), partyId, {
      outcome: "DECLINED",
      reasons: ["IDENTITY_NOT_SHOWN"],
    });
    expect(data.proposeDecision.open.state).toBe("PROPOSED");
    expect(await drawnFor(partyId)).toEqual([]);
  });

  test("is no longer reviewed once it is taken back", async () => {
    const shares = [somebody({ shareMinor: 47_500 }), somebody({ shareMinor: 47_500 })];
    const { people } = await anApplication(by(priya), { policy: always, people: shares });
    const [{ id: partyId }] = people;
    await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
    const { data } = await decide(by(priya), partyId, { outcome: "ACCEPTED" });
    const [{ id }] = await drawnFor(partyId);
    expect((await open(lucia, id)).errors).toBeUndefined();
    await onDecision(by(priya), "takeBackDecision", data.proposeDecision.open.id, "Too early.");
    expect(await waits(lucia, id)).toBe(false);
    expect(codeOf(await give(lucia, id))).toBe("DECISION_OVER");
    expect((await deskOf(by(lucia), partyId)).open).toBeNull();
  });
});

describe("who opens it", () => {
  test("is a colleague who took no part in the decision, and has not read it", async () => {
    const { id, partyId } = await aReview();
    expect(await waits(priya, id)).toBe(false);
    expect(codeOf(await open(priya, id))).toBe("SECOND_PERSON_NEEDED");
    await deskOf(by(tom), partyId);
    expect(await waits(tom, id)).toBe(false);
    expect(codeOf(await open(tom, id))).toBe("SECOND_PERSON_NEEDED");
    expect(await waits(lucia, id)).toBe(true);
    expect((await open(lucia, id)).errors).toBeUndefined();
    expect(await auditOf(server, partyId, "second-review-opened")).toHaveLength(1);
  });

  test("is never a party of the application", async () => {
    const { id, client } = await aReview();
    const { email } = (await client.graphql("{ me { email } }")).data.me;
    await server.context.pool.query("update account set email = $2 where email = $1", [email, by(tom).email]);
    expect(await waits(tom, id)).toBe(false);
    expect(codeOf(await open(tom, id))).toBe("OWN_CASE");
    await server.context.pool.query("update account set email = $2 where email = $1", [by(tom).email, email]);
  });

  test("is one of two who open it at once, until a day has passed", async () => {
    const { id } = await aReview();
    const answers = await Promise.all([open(lucia, id), open(tom, id)]);
    expect(answers.map(codeOf).toSorted()).toEqual(["HELD_BY_COLLEAGUE", undefined]);
    const [holder, other] = codeOf(answers[0]) === undefined ? [lucia, tom] : [tom, lucia];
    expect(codeOf(await give(other, id))).toBe("HELD_BY_COLLEAGUE");
    await server.context.pool.query(
      "update second_review set opened_at = opened_at - interval '25 hours' where id = $1",
      [id],
    );
    expect((await open(other, id)).errors).toBeUndefined();
    expect(codeOf(await give(holder, id))).toBe("HELD_BY_COLLEAGUE");
    expect((await give(other, id)).errors).toBeUndefined();
  });
});

describe("while it is open", () => {
  test("no query tells its reviewer who decided, or how", async () => {
    const { id, partyId, documentId, number } = await aReview();
    const { rows } = await server.context.pool.query("select application_id from party where id = $1", [
      partyId,
    ]);
    const argumentsOf = (name: string) => (name === "application" ? rows[0].application_id : id);
    // They list every reviewer, and so tell nothing of one.
    const ofEverybody = ["allReviewers", "reviewers"];
    const toldTo = async (colleague: Colleague | undefined): Promise<readonly string[]> => {
      const told: string[] = [];
      for (const name of ["application", "review"]) {
        const queries = everyQuery({
          id: `"${argumentsOf(name)}"`,
          partyId: `"${partyId}"`,
          documentId: `"${documentId}"`,
          language: "en",
          filter: "CLOSED",
          search: `"${number}"`,
        });
        for (const query of queries) {
          const { data } = await askConsole(by(colleague), query);
          const text = JSON.stringify(data ?? null);
          if (text.includes(FIRST) || /"ACCEPT/.test(text)) told.push(query.split(/[ (]/)[1] ?? "");
        }
      }
      return [...new Set(told)].filter((name) => !ofEverybody.includes(name)).toSorted();
    };
    await open(lucia, id);
    expect(await toldTo(lucia)).toEqual([]);
    expect(await toldTo(tom)).toEqual([
      "application",
      "decisionDesk",
      "document",
      "dossier",
      "queue",
      "sanctionsDesk",
    ]);
    await give(lucia, id);
    expect(await toldTo(lucia)).toContain("secondReview");
  });

  test("the case is refused, and its documents are shown", async () => {
    const { id, partyId, documentId } = await aReview();
    const { data } = await open(lucia, id);
    expect(data.shown).toMatchObject({
      partyId,
      first: null,
      documents: [{ id: documentId, verdict: null }],
    });
    expect(data.shown.items).not.toEqual([]);
    for (const look of [
      `{ dossier(partyId: "${partyId}") { round } }`,
      `{ decisionDesk(partyId: "${partyId}", language: en) { basis } }`,
      `{ requestChoices(partyId: "${partyId}") { language } }`,
      `mutation { writeNote(partyId: "${partyId}", text: "Fine.") { round } }`,
      `mutation { takeParty(partyId: "${partyId}") }`,
    ])
      expect(codeOf(await askConsole(by(lucia), look)), look).toBe("SECOND_REVIEW_OPEN");
    const file = `{ document(partyId: "${partyId}", documentId: "${documentId}") { secondReviewId } }`;
    expect((await askConsole(by(lucia), file)).data.document).toEqual({ secondReviewId: id });
    expect((await askConsole(by(tom), file)).data.document).toEqual({ secondReviewId: null });
    const [{ decision_id }] = await drawnFor(partyId);
    expect(codeOf(await onDecision(by(lucia), "takeBackDecision", decision_id, "No."))).toBe(
      "SECOND_REVIEW_OPEN",
    );
    expect((await getPage(by(lucia), { partyId, documentId })).statusCode).not.toBe(403);
    await give(lucia, id);
    expect((await deskOf(by(lucia), partyId)).party.status).toBe("DECIDED");
  });
});

describe("the answer", () => {
  test("is given once, by the rules of reasons, and shows the first decision beside it", async () => {
    const { id, partyId } = await aReview();
    expect(codeOf(await give(lucia, id))).toBe("HELD_BY_COLLEAGUE");
    await open(lucia, id);
    expect(issuesOf(await give(lucia, id, `outcome: DECLINED, reasons: [], note: ""`))).toEqual({
      reasons: "validation.required",
    });
    const answers = await Promise.all([give(lucia, id), give(lucia, id, DECLINED)]);
    expect(answers.map(codeOf).toSorted()).toEqual(["DECISION_OVER", undefined]);
    expect(codeOf(await open(tom, id))).toBe("DECISION_OVER");
    expect(await auditOf(server, partyId, "second-review-given")).toHaveLength(1);
  });

  test("that agrees is counted, and listed nowhere", async () => {
    const { id } = await aReview();
    const before = (await listFor(ruth)).counts;
    await open(lucia, id);
    const { data } = await give(lucia, id);
    expect(data.shown).toMatchObject({
      first: { outcome: "ACCEPTED", by: FIRST },
      agrees: true,
      maySettle: false,
    });
    const { counts, differing } = await listFor(ruth);
    expect(counts).toEqual({ given: before.given + 1, agreed: before.agreed + 1 });
    expect(differing.map((one: { id: string }) => one.id)).not.toContain(id);
    expect(codeOf(await settle(tom, id, "Talked."))).toBe("NOT_FOUND");
  });

  test("that differs is listed until a third reviewer records what was done; it changes no decision", async () => {
    const { id, partyId } = await aReview();
    await open(lucia, id);
    const { data } = await give(lucia, id, DECLINED);
    expect(data.shown).toMatchObject({
      second: { outcome: "DECLINED", note: "Another face." },
      agrees: false,
    });
    const differs = expect.objectContaining({ id, first: "ACCEPTED", second: "DECLINED", firstBy: FIRST });
    for (const colleague of [priya, lucia, tom, ruth])
      expect((await listFor(colleague)).differing).toContainEqual(differs);
    expect(codeOf(await settle(priya, id, "Talked."))).toBe("SECOND_PERSON_NEEDED");
    expect(codeOf(await settle(lucia, id, "Talked."))).toBe("SECOND_PERSON_NEEDED");
    expect(codeOf(await settle(ruth, id, "Talked."))).toBe("FORBIDDEN");
    expect(issuesOf(await settle(tom, id, " "))).toEqual({ note: "validation.required" });
    expect((await settle(tom, id, "Both looked again.")).data.shown.settled.note).toBe("Both looked again.");
    expect(codeOf(await settle(tom, id, "Again."))).toBe("DECISION_OVER");
    expect((await listFor(ruth)).differing).not.toContainEqual(differs);
    expect((await deskOf(by(tom), partyId)).earlier).toMatchObject([{ outcome: "ACCEPTED", state: "FINAL" }]);
  });
});

test("an administrator gets no review to open", async () => {
  await aReview();
  expect((await listFor(ruth)).waiting).toEqual([]);
});
