import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, issuesOf, signIn } from "../../../test/client.ts";
import { decide, deskOf, type GivenInput, onDecision, openEvidence, take } from "../../../test/decisions.ts";
import { answerIdentity, giveConsents, submit } from "../../../test/identity.ts";
import { anApplication, somebody } from "../../../test/new-applications.ts";
import { asOwner } from "../../../test/owner.ts";
import { addEvents, partyNamed } from "../../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
let tom: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
  lucia = await aColleague(server);
  tom = await aColleague(server);
});
afterAll(() => server.close());

/** The published decisions of a party. */
const toldBy = (email: string) =>
  server.emails.filter(({ to, id }) => to === email && id.startsWith("decided-"));

interface Sent {
  readonly partyId: string;
  readonly email: string;
}

/** People of one home who have sent identity, which is all that is asked of them. */
const aHome = async (count: number, country: "SCT" | "ENG" = "SCT"): Promise<readonly Sent[]> => {
  const people = Array.from({ length: count }, () => somebody());
  const share = 145_000 / count;
  const made = await anApplication(priya, {
    country,
    policy: country === "ENG" ? "england-identity-only" : "identity-only",
    rentMinor: 145_000,
    people: people.map((person) => ({ ...person, shareMinor: share })),
  });
  return people.map(({ email }, index) => ({ partyId: made.people[index].id, email }));
};

const send = async ({ email }: Sent): Promise<void> => {
  const client = await signIn(server, email);
  await answerIdentity(server, client);
  await giveConsents(client);
  const { errors } = await submit(client);
  expect(errors).toBeUndefined();
};

/** One person who has sent everything, taken by Priya. */
const aParty = async (): Promise<Sent> => {
  const [person] = await aHome(1);
  if (!person) throw new Error("Nobody was invited.");
  await send(person);
  await take(priya, person.partyId);
  return person;
};

const accept: GivenInput = { outcome: "ACCEPTED" };
const decline: GivenInput = { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] };

const statusOf = async (partyId: string) => (await deskOf(priya, partyId)).party.status;

const auditOf = async (partyId: string) => {
  const { rows } = await server.context.pool.query(
    "select action, actor from audit_entry where party_id = $1 and (action like 'decision%' or action in ('party-decided', 'second-look-asked')) order by id",
    [partyId],
  );
  return rows.map(({ action, actor }) => [action, actor]);
};

describe("a decision", () => {
  test("LOG-01 (in part) a plain accept is one person's, told at once, audited, and mailed without amounts", async () => {
    const { partyId, email } = await aParty();
    const { data } = await decide(priya, partyId, accept);
    expect(data.proposeDecision).toMatchObject({ party: { status: "DECIDED" }, open: null });
    expect(data.proposeDecision.earlier).toMatchObject([
      { outcome: "ACCEPTED", state: "FINAL", needsSecond: false, secondBy: null },
    ]);
    expect(await auditOf(partyId)).toEqual([
      ["decision-agreed", `staff:${priya.id}`],
      ["party-decided", `staff:${priya.id}`],
    ]);
    await server.runJobs();
    const [told] = toldBy(email);
    expect(told?.message.title).toContain("accepted");
    expect(JSON.stringify(told?.message)).not.toMatch(/£|\d,\d{3}/);
  });

  test("is refused while a colleague holds the case, and to who has not taken it while somebody does", async () => {
    const { partyId } = await aParty();
    expect(codeOf(await decide(lucia, partyId, accept))).toBe("HELD_BY_COLLEAGUE");
    expect(await statusOf(partyId)).toBe("IN_REVIEW");
  });

  test("is never about oneself: neither taken, nor decided, nor given as the next", async () => {
    const { id, people } = await anApplication(priya, { people: [somebody({ email: tom.email })] });
    const [{ id: partyId }] = people;
    await addEvents(server, { applicationId: id, partyId }, "opened", "submitted");
    expect(codeOf(await take(tom, partyId))).toBe("OWN_CASE");
    expect(codeOf(await decide(tom, partyId, accept))).toBe("OWN_CASE");
    expect((await askConsole(tom, "mutation { takeNext }")).data.takeNext).not.toBe(partyId);
    const { data } = await decide(priya, partyId, decline);
    const { id: decisionId } = data.proposeDecision.open;
    expect(codeOf(await onDecision(tom, "refuseDecision", decisionId, "No."))).toBe("OWN_CASE");
    expect(codeOf(await onDecision(tom, "takeBackDecision", decisionId, "No."))).toBe("OWN_CASE");
  });

  test("is never about somebody in one's own home, whose case cannot even be read", async () => {
    const { id, people } = await anApplication(priya, {
      people: [somebody({ email: tom.email, shareMinor: 72_500 }), somebody({ shareMinor: 72_500 })],
      rentMinor: 145_000,
    });
    const [{ id: own }, { id: partyId }] = people;
    await addEvents(server, { applicationId: id, partyId }, "opened", "submitted");
    expect(codeOf(await take(tom, partyId))).toBe("OWN_CASE");
    const looks = [
      `{ dossier(partyId: "${partyId}") { heldByYou } }`,
      `{ decisionDesk(partyId: "${partyId}", language: en) { basis } }`,
      `{ requestChoices(partyId: "${partyId}") { language } }`,
      `{ application(id: "${id}") { home } }`,
      `mutation { revealAnswer(partyId: "${partyId}", section: IDENTITY, step: "shareCode") }`,
      `mutation { writeNote(partyId: "${partyId}", text: "Fine.") { heldByYou } }`,
      `mutation { changePeople(applicationId: "${id}", added: [],
        shares: [{ partyId: "${partyId}", shareMinor: 144900 }, { partyId: "${own}", shareMinor: 100 }]) { home } }`,
    ];
    for (const look of looks) expect(codeOf(await askConsole(tom, look)), look).toBe("OWN_CASE");
    expect((await askConsole(priya, looks[0] ?? "")).errors).toBeUndefined();
  });

  test("is not known before it is told: neither queue, counts nor list show one's own application", async () => {
    const { id, people } = await anApplication(priya, {
      people: [somebody({ email: tom.email, lastName: "Ownname" }), somebody({ shareMinor: 0 })],
    });
    const ids = people.map((person: { id: string }) => person.id);
    for (const partyId of ids) await addEvents(server, { applicationId: id, partyId }, "opened", "submitted");
    const seen = async (by: Colleague) => {
      const { data } = await askConsole(
        by,
        `{ queue(filter: OPEN, search: "") { rows { applicationId } } found: queue(filter: OPEN, search: "ownname") { rows { partyId } }
           queueCounts { waiting } applications { rows { id } } }`,
      );
      return {
        queue: data.queue.rows.some((row: { applicationId: string }) => row.applicationId === id),
        found: data.found.rows.length,
        list: data.applications.rows.some((row: { id: string }) => row.id === id),
        waiting: data.queueCounts.waiting,
      };
    };
    const [own, others] = [await seen(tom), await seen(priya)];
    expect(others).toMatchObject({ queue: true, found: 1, list: true });
    expect(own).toMatchObject({ queue: false, found: 0, list: false });
    const { rows } = await server.context.pool.query(
      `select count(*)::int as own from queue_entry q where q.rank = 0 and q.application_id in
       (select party.application_id from party join account on account.id = party.account_id where account.email = $1)`,
      [tom.email],
    );
    expect(others.waiting - own.waiting).toBe(rows[0].own);
    expect(rows[0].own).toBeGreaterThan(0);
  });

  test("rests on what its page has shown: what came meanwhile has to be looked at first", async () => {
    const { partyId } = await aParty();
    const { basis } = await deskOf(priya, partyId);
    const { rows } = await server.context.pool.query("select id from document where party_id = $1 limit 1", [
      partyId,
    ]);
    await askConsole(
      priya,
      `mutation { judgeDocument(partyId: "${partyId}", documentId: "${rows[0].id}", verdict: DO_NOT_USE, reasons: [],
        note: "Not theirs.") { id } }`,
    );
    expect(codeOf(await decide(priya, partyId, { ...accept, basis }))).toBe("EVIDENCE_CHANGED");
    expect((await deskOf(priya, partyId)).open).toBeNull();
    expect((await decide(priya, partyId, accept)).errors).toBeUndefined();
  });

  test("is refused before it is sent, and after it is decided", async () => {
    const [person] = await aHome(1);
    const partyId = person?.partyId ?? "";
    expect(codeOf(await decide(priya, partyId, accept))).toBe("NOT_TO_REVIEW");
    await send(person as Sent);
    await decide(priya, partyId, accept);
    expect(codeOf(await decide(priya, partyId, accept))).toBe("NOT_TO_REVIEW");
  });

  test("says what is wrong at its field, and keeps nothing of it", async () => {
    const { partyId } = await aParty();
    const wrong = await decide(priya, partyId, { outcome: "DECLINED", words: "x".repeat(501) });
    expect(issuesOf(wrong)).toEqual({
      reasons: "validation.required",
      words: "validation.max_length",
    });
    for (const reason of ["INCOME_BELOW_RULE", "RENT_ARREARS"] as const) {
      const neverAsked = await decide(priya, partyId, { outcome: "DECLINED", reasons: [reason] });
      expect(issuesOf(neverAsked)).toEqual({ reasons: "validation.please_select_an_option" });
    }
    const self = await decide(priya, partyId, { ...decline, secondId: priya.id });
    expect(issuesOf(self)).toEqual({ secondId: "validation.please_select_an_option" });
    expect((await deskOf(priya, partyId)).earlier).toEqual([]);
  });

  test.each([
    ["a character that no database stores", "The\u0000passport"],
    ["half a character", "The\ud800passport"],
  ])("API-04 (in part) says nothing with %s", async (_what, text) => {
    const { partyId, email } = await aParty();
    const wrong = await decide(priya, partyId, { ...accept, words: text, note: text });
    expect(issuesOf(wrong)).toEqual({ words: "validation.pattern", note: "validation.pattern" });
    const { data } = await decide(priya, partyId, decline);
    const { id } = data.proposeDecision.open;
    for (const name of ["agreeToDecision", "refuseDecision", "takeBackDecision"] as const) {
      const by = name === "takeBackDecision" ? priya : lucia;
      expect(issuesOf(await onDecision(by, name, id, text))).toEqual({ note: "validation.pattern" });
    }
    await openEvidence(server, lucia, partyId);
    await onDecision(lucia, "agreeToDecision", id);
    const client = await signIn(server, email);
    const asked = await client.graphql(
      "mutation ($text: String!) { askForSecondLook(text: $text) { validation { uuid } } }",
      { text },
    );
    expect(issuesOf(asked)).toEqual({ text: "validation.pattern" });
  });

  test("in England an acceptance does not wait for the right to rent", async () => {
    const [person] = await aHome(1, "ENG");
    const partyId = person?.partyId ?? "";
    // In England identity asks for more than a passport: here the case is sent as it stands.
    await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
    expect((await deskOf(priya, partyId)).blocked).toEqual([
      { outcome: "ACCEPTED_WITH_GUARANTOR", block: "NO_GUARANTOR" },
    ]);
    expect((await decide(priya, partyId, accept)).errors).toBeUndefined();
  });
});

describe("four eyes", () => {
  test("PRV-07 (in part) a no is a proposal until somebody else has opened the evidence and agrees", async () => {
    const { partyId, email } = await aParty();
    const { data } = await decide(priya, partyId, decline);
    const { id } = data.proposeDecision.open;
    expect(data.proposeDecision.open).toMatchObject({ state: "PROPOSED", needsSecond: true });
    expect(codeOf(await onDecision(priya, "agreeToDecision", id))).toBe("SECOND_PERSON_NEEDED");
    expect(codeOf(await onDecision(priya, "refuseDecision", id, "No."))).toBe("SECOND_PERSON_NEEDED");
    expect(codeOf(await decide(lucia, partyId, accept))).toBe("DECISION_OPEN");
    expect(codeOf(await onDecision(lucia, "agreeToDecision", id))).toBe("EVIDENCE_NOT_OPENED");
    await openEvidence(server, lucia, partyId);
    const agreed = await onDecision(lucia, "agreeToDecision", id);
    expect(agreed.errors).toBeUndefined();
    expect(agreed.data.agreeToDecision).toMatchObject({ party: { status: "DECIDED" } });
    expect(toldBy(email)).toEqual([]);
    await server.runJobs();
    expect(toldBy(email)).toHaveLength(1);
    expect(await auditOf(partyId)).toEqual([
      ["decision-proposed", `staff:${priya.id}`],
      ["decision-agreed", `staff:${lucia.id}`],
      ["party-decided", `staff:${lucia.id}`],
    ]);
  });

  test("whoever proposed it cannot take it again, and the next reviewer gets it", async () => {
    const { partyId } = await aParty();
    await decide(priya, partyId, decline);
    const taken = await askConsole(priya, `mutation ($id: ID!) { takeParty(partyId: $id) }`, { id: partyId });
    expect(codeOf(taken)).toBe("SECOND_PERSON_NEEDED");
    expect((await askConsole(priya, "mutation { takeNext }")).data.takeNext).not.toBe(partyId);
    const given = await askConsole(lucia, `mutation ($id: ID!) { takeParty(partyId: $id) }`, { id: partyId });
    expect(given.errors).toBeUndefined();
  });

  test("comes back to its proposer with a reason when the second person does not agree", async () => {
    const { partyId } = await aParty();
    const { data } = await decide(priya, partyId, decline);
    const { id } = data.proposeDecision.open;
    expect(issuesOf(await onDecision(lucia, "refuseDecision", id, " "))).toEqual({
      note: "validation.required",
    });
    const refused = await onDecision(lucia, "refuseDecision", id, "The passport is clear enough.");
    expect(refused.data.refuseDecision.earlier[0]).toMatchObject({
      state: "REFUSED",
      secondNote: "The passport is clear enough.",
    });
    const desk = await deskOf(priya, partyId);
    expect(desk).toMatchObject({ mayDecide: true, open: null, party: { reviewer: { id: priya.id } } });
    expect((await decide(priya, partyId, accept)).data.proposeDecision.party.status).toBe("DECIDED");
    expect(codeOf(await onDecision(lucia, "agreeToDecision", id))).toBe("DECISION_OVER");
  });

  test("is void when the evidence changes: nothing is agreed to, and the case goes back", async () => {
    const { partyId } = await aParty();
    const { data } = await decide(priya, partyId, decline);
    await server.context.pool.query("delete from document where party_id = $1", [partyId]);
    const answer = await onDecision(lucia, "agreeToDecision", data.proposeDecision.open.id);
    expect(answer.errors).toBeUndefined();
    expect(answer.data.agreeToDecision).toMatchObject({
      open: null,
      party: { status: "IN_REVIEW", reviewer: { id: priya.id } },
      earlier: [{ state: "DROPPED", droppedBecause: "evidence-changed" }],
    });
  });

  test("its proposer alone takes a proposal back, with a reason", async () => {
    const { partyId } = await aParty();
    const { data } = await decide(priya, partyId, decline);
    const { id } = data.proposeDecision.open;
    expect(codeOf(await onDecision(lucia, "takeBackDecision", id, "No."))).toBe("FORBIDDEN");
    expect(issuesOf(await onDecision(priya, "takeBackDecision", id))).toEqual({
      note: "validation.required",
    });
    const back = await onDecision(priya, "takeBackDecision", id, "I pressed too early.");
    expect(back.data.takeBackDecision.earlier[0]).toMatchObject({
      state: "DROPPED",
      droppedBecause: "I pressed too early.",
    });
  });

  test("PRV-07 (in part) the database itself refuses a no by nobody, by one, and by one twice", async () => {
    const { partyId } = await aParty();
    await decide(priya, partyId, decline);
    const attempts = [
      ["update decision set state = 'agreed' where party_id = $1", "agreed_by_a_second_person"],
      [
        "update decision set state = 'agreed', second_by = proposed_by where party_id = $1",
        "nobody_agrees_with_themselves",
      ],
      [
        "update decision set state = 'agreed', needs_second = false where party_id = $1",
        "two_people_for_what_needs_two",
      ],
      [
        "update decision set outcome = 'accepted', calculated = 'declined', needs_second = true where party_id = $1",
        "against_the_sums_for_a_reason",
      ],
      [
        "update decision set outcome = 'accepted', override_reason = 'OTHER', needs_second = false where party_id = $1",
        "overridden_by_two",
      ],
      ["update decision set reasons = '{}' where party_id = $1", "declined_for_a_reason"],
      ["update decision set proposed_by = null where party_id = $1", "proposed_by"],
      ["update decision set inputs = null where party_id = $1", "inputs"],
      [
        "insert into party_event (application_id, party_id, kind) select application_id, id, 'decided' from party where id = $1",
        "decided_by_a_decision",
      ],
      [
        `insert into party_event (application_id, party_id, kind, decision_id)
          select application_id, party_id, 'decided', id from decision where party_id = $1`,
        "decided_by_a_final_decision",
      ],
    ] as const;
    for (const [statement, constraint] of attempts) {
      await expect(asOwner(server, statement, [partyId]), statement).rejects.toThrow(constraint);
    }
  });

  test("PRV-07 (in part) what was decided cannot be written again, and a final decision stays final", async () => {
    const { partyId } = await aParty();
    await decide(priya, partyId, accept);
    for (const statement of [
      "update decision set outcome = 'declined' where party_id = $1",
      "update decision set criteria = '{}' where party_id = $1",
      "update decision set proposed_by = proposed_by where party_id = $1",
      "delete from decision where party_id = $1",
    ]) {
      await expect(server.context.pool.query(statement, [partyId]), statement).rejects.toThrow(
        "permission denied",
      );
    }
    await expect(
      asOwner(server, "update decision set state = 'dropped', final_at = null where party_id = $1", [
        partyId,
      ]),
    ).rejects.toThrow("decided_by_a_final_decision");
  });

  test("what it rests on and by which criteria is kept", async () => {
    const { partyId } = await aParty();
    await decide(priya, partyId, decline);
    const { rows } = await server.context.pool.query(
      "select inputs, policy, policy_version, criteria from decision where party_id = $1",
      [partyId],
    );
    expect(rows).toEqual([
      {
        inputs: expect.objectContaining({
          round: 1,
          criteria: { name: "identity-only", version: 1, date: "2026-11-01" },
          documents: [expect.objectContaining({ section: "IDENTITY", type: "PASSPORT", side: "front" })],
        }),
        policy: "identity-only",
        policy_version: 1,
        criteria: expect.objectContaining({ tenantIncome: 30, guarantorIncome: 36 }),
      },
    ]);
  });
});

describe("a home", () => {
  test("is told together: the first decision stays provisional until the last person is decided about", async () => {
    const [amara, lukas] = (await aHome(2)) as [Sent, Sent];
    await send(amara);
    await take(priya, amara.partyId);
    const first = await decide(priya, amara.partyId, accept);
    expect(first.data.proposeDecision).toMatchObject({
      party: { status: "IN_REVIEW" },
      open: { state: "AGREED" },
      waitsFor: [{ id: lukas.partyId }],
    });
    await send(lukas);
    await server.runJobs();
    await take(lucia, lukas.partyId);
    await decide(lucia, lukas.partyId, accept);
    expect(await statusOf(amara.partyId)).toBe("DECIDED");
    expect(await statusOf(lukas.partyId)).toBe("DECIDED");
    await server.runJobs();
    for (const { email } of [amara, lukas]) {
      expect(toldBy(email)).toHaveLength(1);
    }
  });

  test("waits for nobody who has withdrawn", async () => {
    const [amara, lukas] = (await aHome(2)) as [Sent, Sent];
    await send(amara);
    await decide(priya, amara.partyId, accept);
    await askConsole(priya, "mutation ($id: ID!) { withdrawParty(partyId: $id) { id } }", {
      id: lukas.partyId,
    });
    await server.runJobs();
    expect(await statusOf(amara.partyId)).toBe("DECIDED");
  });

  test("a decision that waits for the others can be taken back by any reviewer", async () => {
    const [amara] = (await aHome(2)) as [Sent, Sent];
    await send(amara);
    const { data } = await decide(priya, amara.partyId, accept);
    const back = await onDecision(
      lucia,
      "takeBackDecision",
      data.proposeDecision.open.id,
      "A new preview came.",
    );
    expect(back.data.takeBackDecision).toMatchObject({ open: null, party: { status: "IN_REVIEW" } });
  });

  test("two who decide about the last two at the same moment finish it once", async () => {
    const [amara, lukas] = (await aHome(2)) as [Sent, Sent];
    await send(amara);
    await send(lukas);
    const answers = await Promise.all([
      decide(priya, amara.partyId, accept),
      decide(lucia, lukas.partyId, accept),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await statusOf(amara.partyId)).toBe("DECIDED");
    expect(await statusOf(lukas.partyId)).toBe("DECIDED");
    const { rows } = await server.context.pool.query(
      "select count(*)::int as count from party_event where kind = 'decided' and party_id = any($1)",
      [[amara.partyId, lukas.partyId]],
    );
    expect(rows).toEqual([{ count: 2 }]);
  });
});

describe("a second look", () => {
  const DECISION = `decision { outcome people reasons used { section document count } contestUntil secondLook { state text } }`;
  const told = async (email: string) => {
    const client = await signIn(server, email);
    const { data } = await client.graphql(`{ me { latestValidation { ${DECISION} } } }`);
    return { client, decision: data.me.latestValidation.decision };
  };
  const ask = (client: Awaited<ReturnType<typeof signIn>>, text: string) =>
    client.graphql(
      `mutation ($text: String!) { askForSecondLook(text: $text, language: "de") { validation { ${DECISION} } } }`,
      { text },
    );

  const aDeclined = async (): Promise<Sent> => {
    const person = await aParty();
    const { data } = await decide(priya, person.partyId, decline);
    await openEvidence(server, lucia, person.partyId);
    await onDecision(lucia, "agreeToDecision", data.proposeDecision.open.id);
    return person;
  };

  test("is asked for once, in words, and somebody who has not decided looks", async () => {
    const { partyId, email } = await aDeclined();
    const { client, decision } = await told(email);
    expect(decision).toMatchObject({
      outcome: "DECLINED",
      people: ["P. N.", "P. N."],
      reasons: ["IDENTITY_NOT_SHOWN"],
      used: [{ section: "IDENTITY", document: "PASSPORT", count: 1 }],
      contestUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      secondLook: null,
    });
    expect(issuesOf(await ask(client, " "))).toEqual({ text: "validation.required" });
    const asked = await ask(client, "The passport is mine.");
    expect(asked.data.askForSecondLook.validation.decision).toMatchObject({
      outcome: "DECLINED",
      secondLook: { state: "OPEN", text: "The passport is mine." },
    });
    expect(codeOf(await ask(client, "Again."))).toBe("SECOND_LOOK_ASKED");
    for (const decider of [priya, lucia]) {
      expect(codeOf(await decide(decider, partyId, accept))).toBe("SECOND_PERSON_NEEDED");
    }
    expect((await deskOf(tom, partyId)).contested).toMatchObject({
      outcome: "DECLINED",
      secondLook: { text: "The passport is mine." },
    });
    expect((await decide(tom, partyId, accept)).errors).toBeUndefined();
    expect((await told(email)).decision).toMatchObject({
      outcome: "ACCEPTED",
      secondLook: { state: "DONE" },
    });
  });

  test("may end as before, and then be asked for again", async () => {
    const { partyId, email } = await aDeclined();
    const { client } = await told(email);
    await ask(client, "Please look.");
    const { data } = await decide(tom, partyId, decline);
    await openEvidence(server, priya, partyId);
    const agreed = await onDecision(priya, "agreeToDecision", data.proposeDecision.open.id);
    expect(agreed.errors).toBeUndefined();
    expect((await ask(client, "And again.")).errors).toBeUndefined();
  });

  test("is for as many days as the decision says, and for nobody before it", async () => {
    const early = await aParty();
    const undecided = await signIn(server, early.email);
    expect(codeOf(await ask(undecided, "Now?"))).toBe("NOT_FOUND");
    const { partyId, email } = await aDeclined();
    await server.context.pool.query(
      "update decision set final_at = final_at - interval '40 days' where party_id = $1",
      [partyId],
    );
    const { client } = await told(email);
    expect(codeOf(await ask(client, "Late."))).toBe("SECOND_LOOK_LATE");
  });
});

describe("whose turn it is", () => {
  const TURNS =
    "turns { sentAt reviewer references { name } others othersSent guarantor { name } dueOn timing { of within } tenancyStart }";
  const turnsFor = async ({ email }: Sent) => {
    const client = await signIn(server, email);
    return async () =>
      (await client.graphql(`{ me { latestValidation { ${TURNS} } } }`)).data.me.latestValidation.turns;
  };

  test("is said from the submission to the decision, without anything of the others but how many have sent", async () => {
    const [amara, lukas] = (await aHome(2)) as [Sent, Sent];
    const turns = await turnsFor(amara);
    expect(await turns()).toBeNull();
    await send(amara);
    expect(await turns()).toMatchObject({
      reviewer: "WAITING",
      references: [],
      others: 1,
      othersSent: 0,
      guarantor: null,
      dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await take(priya, amara.partyId);
    await send(lukas);
    expect(await turns()).toMatchObject({ reviewer: "WORKING", othersSent: 1 });
    await decide(priya, amara.partyId, accept);
    expect(await turns()).toMatchObject({ reviewer: "DONE" });
    await decide(priya, lukas.partyId, accept);
    expect(await turns()).toBeNull();
  });
});
