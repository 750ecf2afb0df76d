import { describe, expect, test } from "vitest";
import type { Outcome } from "../parties/status.ts";
import type { EvidenceBlock } from "./acceptance.ts";
import { type BlockFacts, blocksOf } from "./decision-blocks.ts";
import type { UsedDocument, UsedReference } from "./decision-inputs.ts";

const settled = {
  sanctions: "CLEAR",
  needsSanctionsList: false,
  lacksDueDiligence: false,
  lacksOutsideResult: false,
  documents: [],
  references: [],
  isCheckRunning: false,
} as const;

const paper: UsedDocument = {
  id: "payslip",
  section: "INCOME",
  type: "PAYSLIP",
  side: "front",
  verdict: "accept",
  bad: [],
  unexplained: [],
  paper: { sourceUuid: "job", shownMinor: 3_600_000 },
};

const landlord: UsedReference = {
  id: "landlord",
  kind: "rental",
  name: "Silas Grey",
  state: "answered",
  answeredAt: "2026-11-20T09:00:00Z",
  waived: null,
};

describe("an acceptance rests on evidence", () => {
  const facts = (more: Partial<BlockFacts>): BlockFacts => ({
    role: "tenant",
    guarantor: null,
    sanctions: "CLEAR",
    needsSanctionsList: false,
    lacksDueDiligence: false,
    lacksOutsideResult: false,
    isCheckRunning: false,
    documents: [paper],
    references: [landlord],
    ...more,
  });
  const documented = (more: Partial<UsedDocument>) => facts({ documents: [{ ...paper, ...more }] });
  const referred = (more: Partial<UsedReference>) => facts({ references: [{ ...landlord, ...more }] });

  test.each<[string, BlockFacts, readonly EvidenceBlock[]]>([
    ["settled evidence", facts({}), []],
    ["a document that nobody judged", documented({ verdict: null }), ["DOCUMENT_NOT_JUDGED"]],
    ["a bad finding without a verdict", documented({ unexplained: ["same-file"] }), ["FINDING_NOT_JUDGED"]],
    [
      "an accepted paper without its figure",
      documented({ paper: { sourceUuid: "job", shownMinor: null } }),
      ["AMOUNT_NOT_READ"],
    ],
    ["a paper that shows nothing", documented({ paper: { sourceUuid: "job", shownMinor: 0 } }), []],
    [
      "a paper that is not used",
      documented({ verdict: "do_not_use", paper: { sourceUuid: "job", shownMinor: null } }),
      [],
    ],
    ["a document that shows no income", documented({ paper: null }), []],
    ["a declined reference", referred({ state: "declined" }), ["REFERENCE_NOT_WAIVED"]],
    ["a silent or bounced reference", referred({ state: "unanswered" }), ["REFERENCE_NOT_WAIVED"]],
    ["a waived reference", referred({ state: "declined", waived: "NOT_REACHABLE" }), []],
    ["an open reference, which only an override settles", referred({ state: "open" }), []],
    ["a check that runs", facts({ isCheckRunning: true }), ["CHECK_RUNNING"]],
    [
      "several at once",
      facts({
        documents: [paper, { ...paper, verdict: null, unexplained: ["expired"] }],
        references: [{ ...landlord, state: "declined" }],
      }),
      ["DOCUMENT_NOT_JUDGED", "FINDING_NOT_JUDGED", "REFERENCE_NOT_WAIVED"],
    ],
  ])("%s", (_what, known, expected) => {
    expect(blocksOf("accepted", known)).toEqual(expected);
    const withGuarantor = { ...known, guarantor: { hasAgreed: true, isDeclined: false } };
    expect(blocksOf("accepted_with_guarantor", withGuarantor)).toEqual(expected);
    expect(blocksOf("declined", known)).toEqual([]);
  });
});

describe("what stands against an outcome", () => {
  const blockOf = (outcome: Outcome, facts: Omit<BlockFacts, keyof typeof settled>) =>
    blocksOf(outcome, { ...settled, ...facts })[0];
  const guarantor = { hasAgreed: true, isDeclined: false };

  test("no tenant is accepted at a high rent before the source of funds is recorded", () => {
    const facts = { role: "tenant", guarantor } as const;
    const lacking = { ...settled, ...facts, lacksDueDiligence: true };
    expect(blocksOf("accepted", lacking)).toEqual(["DUE_DILIGENCE_NOT_RECORDED"]);
    expect(blocksOf("accepted_with_guarantor", lacking)).toEqual(["DUE_DILIGENCE_NOT_RECORDED"]);
    expect(blocksOf("declined", lacking)).toEqual([]);
  });

  test("nobody is accepted without an outside result that the policy asks for", () => {
    const facts = { role: "tenant", guarantor } as const;
    const lacking = { ...settled, ...facts, lacksOutsideResult: true };
    expect(blocksOf("accepted", lacking)).toEqual(["OUTSIDE_RESULT_MISSING"]);
    expect(blocksOf("accepted_with_guarantor", lacking)).toEqual(["OUTSIDE_RESULT_MISSING"]);
    expect(blocksOf("declined", lacking)).toEqual([]);
  });

  test.each([
    ["NO_LIST", false, []],
    ["NO_LIST", true, ["SANCTIONS_LIST_MISSING"]],
    ["NOT_SCREENED", false, ["SANCTIONS_NOT_SCREENED"]],
    ["OPEN", false, ["SANCTIONS_CANDIDATE_OPEN"]],
    ["CONFIRMED", false, ["SANCTIONS_CONFIRMED"]],
    ["CLEAR", true, []],
  ] as const)(
    "issue England 11: %s stops an acceptance (list needed: %s)",
    (sanctions, needsSanctionsList, blocks) => {
      const facts = {
        ...settled,
        role: "tenant",
        country: "SCT",
        guarantor,
        sanctions,
        needsSanctionsList,
      } as const;
      expect(blocksOf("accepted", facts)).toEqual(blocks);
      expect(blocksOf("declined", facts)).toEqual([]);
    },
  );

  test("nobody is accepted with a guarantor who is not there, has not agreed, or was told no", () => {
    const withGuarantor = (role: "tenant" | "occupier" | "guarantor", who: typeof guarantor | null) =>
      blockOf("accepted_with_guarantor", { role, guarantor: who });
    expect(withGuarantor("tenant", null)).toBe("NO_GUARANTOR");
    expect(withGuarantor("occupier", guarantor)).toBe("NO_GUARANTOR");
    expect(withGuarantor("guarantor", guarantor)).toBe("NO_GUARANTOR");
    expect(withGuarantor("tenant", { ...guarantor, hasAgreed: false })).toBe("GUARANTOR_NOT_AGREED");
    expect(withGuarantor("tenant", { ...guarantor, isDeclined: true })).toBe("GUARANTOR_DECLINED");
    expect(withGuarantor("tenant", guarantor)).toBeUndefined();
  });
});
