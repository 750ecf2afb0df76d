import type { CaseBundle } from "@latchkey/domain/investigations/case-bundle.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { withConditions } from "@latchkey/domain/testing/policies.ts";
import { offeredIncomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anEarnerDecided } from "../../test/decided-earner.ts";
import { publishPolicy } from "../../test/policies.ts";
import { aSentDocument } from "../../test/reviewed.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
let ruth: Colleague;
beforeAll(async () => {
  // The month of the counts is that of the clock that a decision's row has.
  server = await openTestServer({}, { today: () => londonDate(Date.now()) });
  [priya, lucia, ruth] = [
    await aColleague(server),
    await aColleague(server),
    await aColleague(server, ["ADMINISTRATOR"]),
  ];
});
afterAll(() => server.close());

const ASK = `mutation ($partyId: ID!, $name: String!, $recipient: String!) {
  askForCaseBundle(partyId: $partyId, name: $name, recipient: $recipient) }`;
const READ = "query ($id: ID!) { caseBundle(id: $id) { bundle { state name recipient } content } }";

const ask = (by: Colleague, partyId: string, said: { name?: string; recipient?: string } = {}) =>
  askConsole(by, ASK, { partyId, name: " TPO-2026-114 ", recipient: "The Property Ombudsman", ...said });
const read = (by: Colleague, id: string) => askConsole(by, READ, { id });
const release = (by: Colleague, id: string) =>
  askConsole(by, "mutation ($id: ID!) { releaseCaseBundle(id: $id) }", { id });
const giveBack = (by: Colleague, id: string, note: string) =>
  askConsole(by, "mutation ($id: ID!, $note: String!) { returnCaseBundle(id: $id, note: $note) }", {
    id,
    note,
  });
const listed = async (by: Colleague) =>
  (await askConsole(by, "{ caseBundles { id name state isYours settledNote askedBy settledBy number } }"))
    .data.caseBundles as readonly { readonly id: string }[];

const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions.code;

const asked = async (partyId: string): Promise<string> => (await ask(priya, partyId)).data.askForCaseBundle;

const audited = async (id: string) => {
  const { rows } = await server.context.pool.query(
    "select action, actor from audit_entry where subject = $1 order by id",
    [id],
  );
  return rows.map(({ action, actor }) => `${action} ${actor}`);
};

test("an administrator releases what a reviewer asked for, and each reading is logged with its reader", async () => {
  const partyId = await anEarnerDecided(server, [priya, lucia], {
    outcome: "DECLINED",
    reasons: ["RENT_ARREARS"],
  });
  const id = await asked(partyId);
  expect(codeOf(await read(priya, id))).toBe("NOT_RELEASED");
  expect((await read(ruth, id)).data.caseBundle.bundle).toEqual({
    state: "ASKED",
    name: "TPO-2026-114",
    recipient: "The Property Ombudsman",
  });
  expect(codeOf(await read(lucia, id))).toBe("NOT_FOUND");
  expect((await release(ruth, id)).data.releaseCaseBundle).toBe(true);
  expect(codeOf(await release(ruth, id))).toBe("DECISION_OVER");
  expect((await read(priya, id)).data.caseBundle.bundle.state).toBe("RELEASED");
  expect(await audited(id)).toEqual([
    `case-bundle-asked staff:${priya.id}`,
    `case-bundle-read staff:${ruth.id}`,
    `case-bundle-released staff:${ruth.id}`,
    `case-bundle-read staff:${priya.id}`,
  ]);
  expect(await listed(priya)).toMatchObject([{ id, isYours: true, state: "RELEASED" }]);
  expect(await listed(ruth)).toMatchObject([{ id, isYours: false }]);
  expect(await listed(lucia)).toEqual([]);
});

test("the bundle holds requests, decisions with sums and reasons, the counterfactual, who looked, the law and comparators with small groups", async () => {
  const partyId = await anEarnerDecided(server, [priya, lucia], {
    outcome: "DECLINED",
    reasons: ["RENT_ARREARS"],
    note: "The landlord told of arrears.",
  });
  const id = await asked(partyId);
  const content: CaseBundle = (await read(ruth, id)).data.caseBundle.content;
  expect(content.subject).toMatchObject({
    country: "SCT",
    rentMinor: 95_000,
    shareMinor: 100_000,
    policy: { name: "no-references", version: 1 },
  });
  expect(content.decisions).toMatchObject([
    {
      outcome: "declined",
      calculated: "accepted",
      reasons: ["RENT_ARREARS"],
      note: "The landlord told of arrears.",
      state: "final",
      inputs: { income: { incomeMinor: 3_600_050, incomeMultiple: 30 } },
    },
  ]);
  expect(content.decisions[0]?.second?.by).toEqual(expect.any(String));
  expect(content.counterfactuals).toContainEqual({ kind: "T_BENFITS", outcome: "accepted", isSame: true });
  expect(content.documents).toMatchObject([{ section: "INCOME", type: "PAYSLIP", verdict: "accept" }]);
  expect(content.trail.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["document-judged", "decision-proposed", "party-decided", "case-bundle-asked"]),
  );
  expect(content.trail.every(({ by }) => !by.includes("-"))).toBe(true);
  expect(content.policyFindings.every(({ level }) => level !== "forbidden")).toBe(true);
  const { rows } = await server.context.pool.query(
    "select to_char(max(final_at) at time zone 'Europe/London', 'YYYY-MM-01') as month from decision where party_id = $1",
    [partyId],
  );
  expect(content.comparators?.month).toBe(rows[0].month);
  expect(content.comparators?.reviewers).toEqual([{ id: priya.id, name: "Priya Nair" }]);
  expect(content.comparators?.counts).toContainEqual({
    measure: "met_adverse/RENT_ARREARS",
    grouping: "income",
    value: "T_EMPLOYED_PERM",
    count: expect.toSatisfy((count: number) => count > 0 && count < 10),
  });
});

test("the law on the policy comes with the values of its texts", async () => {
  const policy = await publishPolicy([ruth, await aColleague(server, ["ADMINISTRATOR"])], {
    title: "No pensions",
    copyOf: "no-references",
    change: (content) => ({
      ...withConditions(content, {
        ALLOWED_INCOME_TYPES: offeredIncomeTypes.filter((type) => type !== "T_PENSION"),
      }),
      title: "No pensions",
    }),
    from: server.context.today(),
  });
  const { partyId } = await aSentDocument(server, priya, { policy, isSent: false });
  const content: CaseBundle = (await read(ruth, await asked(partyId))).data.caseBundle.content;
  expect(content.policyFindings).toContainEqual({
    rule: "income-left-out",
    level: "note",
    place: "terms.tenant.conditions.ALLOWED_INCOME_TYPES",
    params: { types: "T_PENSION" },
    day: server.context.today(),
  });
});

describe("a bundle is not", () => {
  test("released or read by an administrator who asked for it", async () => {
    const carol = await aColleague(server, ["REVIEWER", "ADMINISTRATOR"]);
    const { partyId } = await aSentDocument(server, priya);
    const id = (await ask(carol, partyId)).data.askForCaseBundle;
    expect(codeOf(await release(carol, id))).toBe("SECOND_PERSON_NEEDED");
    expect(codeOf(await read(carol, id))).toBe("NOT_RELEASED");
  });

  test("read after it was returned, which needs a reason", async () => {
    const { partyId } = await aSentDocument(server, priya);
    const id = await asked(partyId);
    expect(codeOf(await giveBack(ruth, id, " "))).toBe("INVALID_INPUT");
    expect((await giveBack(ruth, id, "The ombudsman has not written.")).errors).toBeUndefined();
    expect(codeOf(await read(ruth, id))).toBe("NOT_RELEASED");
    expect(codeOf(await release(ruth, id))).toBe("DECISION_OVER");
    expect(await listed(priya)).toContainEqual(
      expect.objectContaining({ id, state: "RETURNED", settledNote: "The ombudsman has not written." }),
    );
  });

  test("asked for without a name or a recipient", async () => {
    const { partyId } = await aSentDocument(server, priya);
    const { errors } = await ask(priya, partyId, { name: " ", recipient: "x" });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID_INPUT",
      issues: [
        { field: "name", code: "validation.required" },
        { field: "recipient", code: "validation.min_length" },
      ],
    });
  });

  test("there for whom the case is closed: a person of the application", async () => {
    const { partyId } = await aSentDocument(server, priya);
    const id = await asked(partyId);
    await server.context.pool.query(
      "update account set email = $1 where id = (select account_id from party where id = $2)",
      [ruth.email, partyId],
    );
    expect(codeOf(await read(ruth, id))).toBe("OWN_CASE");
    expect(codeOf(await release(ruth, id))).toBe("OWN_CASE");
    expect((await listed(ruth)).map((one) => one.id)).not.toContain(id);
  });
});
