import { describe, expect, test } from "vitest";
import { depositGrounds } from "./deposit-rules.ts";
import { type DepositFile, evidenceKey, offeredEvidence, statementIssues } from "./deposit-statement.ts";

const TODAY = "2026-11-29";

const file = (given: Partial<DepositFile> = {}): DepositFile => ({
  person: "Amara Okafor",
  reasons: [],
  documents: [],
  references: [],
  outside: [],
  checks: [],
  requests: [],
  events: [],
  ...given,
});

const paper = (verdict: string | null, type = "PAYSLIP") => ({
  id: "paper",
  type,
  verdict,
  judgedOn: "2026-11-20",
});

const keysFor = (
  given: Partial<DepositFile>,
  grounds: readonly (typeof depositGrounds)[number][] = depositGrounds,
) =>
  offeredEvidence([file(given)], { grounds }, TODAY).map((found) => `${found.ground}: ${evidenceKey(found)}`);

describe("LAW-13 (in part) evidence of false information", () => {
  test("is a paper that is not genuine, a referee's answer, a result against the person", () => {
    expect(
      keysFor({
        reasons: ["DOCUMENTS_NOT_GENUINE"],
        documents: [paper("do_not_use")],
        references: [{ id: "landlord", kind: "RENTAL", answeredOn: "2026-11-19" }],
        outside: [{ id: "1", what: "CREDIT_FILE", madeOn: "2026-11-18" }],
      }),
    ).toEqual([
      "false_information: document/paper",
      "false_information: reference/landlord",
      "false_information: outside/1",
    ]);
  });

  test.each<[string, Partial<DepositFile>]>([
    ["a paper asked for again", { reasons: ["DOCUMENTS_NOT_GENUINE"], documents: [paper("ask_again")] }],
    ["a paper without a verdict", { reasons: ["DOCUMENTS_NOT_GENUINE"], documents: [paper(null)] }],
    ["a paper that only was not used", { reasons: ["INCOME_NOT_SHOWN"], documents: [paper("do_not_use")] }],
    ["a silent referee", { references: [{ id: "landlord", kind: "RENTAL", answeredOn: null }] }],
    [
      "what could not be verified",
      { reasons: ["INCOME_NOT_SHOWN", "IDENTITY_NOT_SHOWN", "RIGHT_TO_RENT_NOT_SHOWN", "INCOME_BELOW_RULE"] },
    ],
  ])("is never %s", (_what, given) => {
    expect(keysFor(given)).toEqual([]);
  });
});

test("LAW-13 (in part) evidence of a failed right to rent is the answer of the checking service, where the decision rests on it", () => {
  const documents = [paper("accept", "LANDLORD_CHECKING_SERVICE")];
  const reasons = ["RIGHT_TO_RENT_NOT_SHOWN"];
  expect(keysFor({ documents, reasons })).toEqual(["right_to_rent: document/paper"]);
  expect(keysFor({ documents })).toEqual([]);
  expect(keysFor({ documents: [paper("accept", "PASSPORT")], reasons })).toEqual([]);
  expect(keysFor({ documents, reasons }, ["false_information", "withdrew", "no_steps"])).toEqual([]);
});

test.each([
  ["LCS", ["right_to_rent: check/5"]],
  ["ONLINE", []],
])(
  "LAW-13 (in part) a record that shows no right is evidence if the checking service said no: %s",
  (route, offered) => {
    const checks = [{ id: "5", route, on: "2026-11-21" }];
    expect(keysFor({ checks, reasons: ["RIGHT_TO_RENT_NOT_SHOWN"] })).toEqual(offered);
    expect(keysFor({ checks })).toEqual([]);
  },
);

test("LAW-13 (in part) a tenant withdrew who did so, not whom somebody else withdrew", () => {
  const withdrawn = (byApplicant: boolean) => ({
    events: [{ id: "7", kind: "withdrawn", on: "2026-11-12", byApplicant }],
  });
  expect(keysFor(withdrawn(true))).toEqual(["withdrew: event/7"]);
  expect(keysFor(withdrawn(false))).toEqual([]);
});

test("LAW-13 (in part) no steps were taken where a request is past its day unanswered, or the application expired", () => {
  const request = { id: "r", section: "INCOME", dueOn: "2026-11-28", isAnswered: false };
  expect(keysFor({ requests: [request] })).toEqual(["no_steps: request/r"]);
  expect(keysFor({ requests: [{ ...request, isAnswered: true }] })).toEqual([]);
  expect(keysFor({ requests: [{ ...request, dueOn: TODAY }] })).toEqual([]);
  expect(keysFor({ requests: [{ ...request, dueOn: null }] })).toEqual([]);
  const expired = { id: "9", kind: "expired", on: "2026-11-12", byApplicant: false };
  expect(keysFor({ events: [expired] })).toEqual(["no_steps: event/9"]);
});

describe("LAW-13 (in part) a statement", () => {
  const offered = offeredEvidence(
    [file({ references: [{ id: "landlord", kind: "RENTAL", answeredOn: "2026-11-19" }] })],
    { grounds: depositGrounds },
    TODAY,
  );
  const ground = {
    ground: "false_information",
    evidence: ["reference/landlord"],
    words: "The tenancy ended for arrears, which was denied.",
  };
  const codes = (given: Partial<typeof ground>, noticeBy = TODAY) =>
    Object.fromEntries(
      Object.entries(statementIssues([{ ...ground, ...given }], { offered, noticeBy, today: TODAY })).map(
        ([field, { code }]) => [field, code],
      ),
    );

  test.each<[string, Partial<typeof ground>, Record<string, string>]>([
    ["with evidence and words", {}, {}],
    [
      "without evidence",
      { evidence: [] },
      { "false_information.evidence": "depositStatement.validations.evidence" },
    ],
    [
      "with evidence of another ground",
      { ground: "no_steps" },
      { "no_steps.evidence": "validation.please_select_an_option" },
    ],
    [
      "with the same evidence twice",
      { evidence: ["reference/landlord", "reference/landlord"] },
      { "false_information.evidence": "validation.please_select_an_option" },
    ],
    ["with few words", { words: "Arrears." }, { "false_information.words": "validation.min_length" }],
    [
      "with too many words",
      { words: "x".repeat(501) },
      { "false_information.words": "validation.max_length" },
    ],
  ])("%s", (_what, given, issues) => {
    expect(codes(given)).toEqual(issues);
  });

  test("names a ground once", () => {
    const twice = [{ ...ground, evidence: [] }, ground];
    expect(statementIssues(twice, { offered, noticeBy: TODAY, today: TODAY })).toEqual({
      grounds: { code: "validation.please_select_an_option" },
    });
  });

  test("comes in time or keeps nothing", () => {
    expect(codes({}, "2026-11-28")).toEqual({ grounds: "depositStatement.validations.late" });
    expect(statementIssues([], { offered, noticeBy: "2026-11-28", today: TODAY })).toEqual({});
  });
});
