import type { BundledDecision, CaseBundle } from "@latchkey/domain/investigations/case-bundle.ts";
import type { DecisionInputs } from "@latchkey/domain/review/decision-inputs.ts";
import type { ListedBundle, ReadBundle } from "../investigations/investigations.graphql.ts";

/** A bundle that Priya asked for and that waits. */
export const aListedBundle = (given: Partial<ListedBundle> = {}) => ({
  __typename: "CaseBundle",
  id: "bundle-1",
  number: "LK-20418",
  name: "TPO-2026-114",
  recipient: "The Property Ombudsman",
  state: "ASKED" as const,
  isYours: false,
  askedBy: "Priya Nair",
  askedAt: "2026-03-11T09:00:00Z",
  settledBy: null,
  settledAt: null,
  settledNote: null,
  ...given,
});

export const aReleasedBundle = (given: Partial<ListedBundle> = {}) =>
  aListedBundle({
    id: "bundle-2",
    number: "LK-20405",
    name: "Leeds 77/B",
    recipient: "Leeds City Council",
    state: "RELEASED",
    settledBy: "Ruth Adeyemi",
    settledAt: "2026-03-10T14:00:00Z",
    ...given,
  });

export const aReturnedBundle = (given: Partial<ListedBundle> = {}) =>
  aReleasedBundle({
    id: "bundle-3",
    number: "LK-20399",
    name: "County court 5",
    recipient: "The court",
    state: "RETURNED",
    settledNote: "The court has not written.",
    ...given,
  });

/** The response of the endpoint. */
export const someBundles = (...caseBundles: readonly object[]) => ({ caseBundles });

const inputs: DecisionInputs = {
  round: 1,
  policy: { name: "standard", version: 3 },
  criteria: { name: "standard", version: 2, date: "2026-01-01" },
  shareMinor: 103_500,
  documents: [
    {
      id: "document-1",
      section: "IDENTITY",
      type: "PASSPORT",
      side: "front",
      verdict: "accept",
      bad: ["expired"],
      unexplained: [],
      paper: null,
    },
  ],
  references: [
    {
      id: "reference-1",
      kind: "rental",
      name: "Ada Moss",
      state: "answered",
      answeredAt: "2026-03-09T18:47:00Z",
      waived: null,
    },
  ],
  income: {
    sources: [
      {
        uuid: "bakery",
        rule: "gross_pay_as_stated",
        incomeType: "T_EMPLOYED_PERM",
        currency: "GBP",
        declaredMinor: 2_400_000,
        evidencedMinor: 2_400_000,
        countedPence: 2_400_000,
        percent: undefined,
        rate: undefined,
      },
      {
        uuid: "translations",
        rule: "profit_as_stated",
        incomeType: "T_SELFEMPLOYED",
        currency: "EUR",
        declaredMinor: 500_000,
        evidencedMinor: undefined,
        countedPence: 0,
        percent: undefined,
        rate: { tenThousandths: 8_500, date: "2026-03-01" },
      },
    ],
    rentMinor: 103_500,
    incomeMultiple: 30,
    incomeMinor: 2_400_000,
    savingsMinor: 150_000,
    affordableMinor: 80_000,
    gap: { rent: 23_500, income: 705_000, savings: 600_000 },
    guarantorIncomeMinor: null,
  },
  calculated: "declined",
  householdMet: false,
  guarantor: { id: "ngozi", name: "Ngozi Okafor", hasAgreed: true },
  outside: [
    {
      id: 1,
      kind: "CREDIT_FILE",
      title: null,
      provider: "Meridian Files",
      madeOn: "2026-03-01",
      ccjs: 0,
      insolvency: "none",
      verdict: "nothing_against",
      isTooOld: false,
    },
    {
      id: 2,
      kind: "OTHER_SCREENING",
      title: "Tenancy register",
      provider: "Borough Records",
      madeOn: "2025-11-20",
      ccjs: null,
      insolvency: null,
      verdict: "counts_against",
      isTooOld: true,
    },
  ],
};

const { outside: _later, ...before } = inputs;
const withoutResults: DecisionInputs = { ...before, income: null, calculated: null };

/** A decline that was taken back because the evidence changed. */
const taken: BundledDecision = {
  at: "2026-03-09T11:00:00Z",
  by: "Tom Hall",
  state: "dropped",
  outcome: "declined",
  calculated: null,
  reasons: ["RENT_ARREARS", "INCOME_NOT_SHOWN"],
  conditions: [],
  words: null,
  note: null,
  override: null,
  second: null,
  droppedBecause: "evidence-changed",
  finalAt: null,
  secondLook: null,
  inputs: withoutResults,
};

/** An acceptance against the sums, which was sent. */
const sent: BundledDecision = {
  at: "2026-03-10T11:00:00Z",
  by: "Priya Nair",
  state: "final",
  outcome: "accepted",
  calculated: "declined",
  reasons: [],
  conditions: ["REFERENCE_BEFORE_KEYS", "ORIGINALS_BEFORE_KEYS"],
  words: "Welcome to Alder Row.",
  note: "The landlord called.",
  override: { reason: "LANDLORD_AGREES", words: "By letter of 9 March" },
  second: { by: "Lucía Ortega", at: "2026-03-10T13:00:00Z", note: "Seen again." },
  droppedBecause: null,
  finalAt: "2026-03-10T13:05:00Z",
  secondLook: { text: "Please look at my savings.", askedAt: "2026-03-11T08:00:00Z" },
  inputs,
};

const REVIEWER = "7d1f6f5e-62c3-4a9b-9a51-0d9e6f0a4c11";

/** Amara's case, with something in every list. */
export const aBundle: CaseBundle = {
  madeAt: "2026-03-12T10:00:00.000Z",
  subject: {
    number: "LK-20418",
    name: "Amara Okafor",
    role: "tenant",
    home: "14 Alder Row, Leeds LS6 2QB",
    country: "SCT",
    agency: "Hartley & Co",
    reference: "HC-77",
    rentMinor: 207_000,
    shareMinor: 103_500,
    currency: "GBP",
    policy: { name: "standard", version: 3, title: "Quillfield standard" },
  },
  events: [
    { kind: "submitted", at: "2026-03-08T08:00:00Z", by: null },
    { kind: "decided", at: "2026-03-10T13:05:00Z", by: "Priya Nair" },
  ],
  requests: [
    {
      at: "2026-03-08T09:00:00Z",
      by: "Priya Nair",
      section: "IDENTITY",
      documentType: "PASSPORT",
      reasons: ["EXPIRED_DOCUMENT"],
      comment: "The new one, please.",
      dueOn: "2026-03-15",
      answeredAt: "2026-03-08T18:00:00Z",
    },
    {
      at: "2026-03-08T09:05:00Z",
      by: null,
      section: "INCOME",
      documentType: null,
      reasons: ["MISSING_PROOF_OF_INCOME"],
      comment: null,
      dueOn: null,
      answeredAt: null,
    },
  ],
  decisions: [taken, sent],
  references: [
    {
      kind: "rental",
      state: "answered",
      sentAt: "2026-03-08T10:00:00Z",
      answeredAt: "2026-03-09T18:47:00Z",
      answers: { missed_or_incomplete_payments: false, start: "2024-05-01", note: "A quiet tenant." },
      waived: null,
    },
    {
      kind: "employment",
      state: "silent",
      sentAt: "2026-03-08T10:01:00Z",
      answeredAt: null,
      answers: null,
      waived: "NOT_REACHABLE",
    },
  ],
  documents: [
    {
      section: "IDENTITY",
      type: "PASSPORT",
      addedAt: "2026-03-08T07:00:00Z",
      verdict: "ask_again",
      reasons: ["EXPIRED_DOCUMENT"],
      note: "It ended in 2025.",
      by: "Priya Nair",
      at: "2026-03-08T08:55:00Z",
    },
    {
      section: "INCOME",
      type: "PAYSLIP",
      addedAt: "2026-03-08T07:10:00Z",
      verdict: null,
      reasons: [],
      note: null,
      by: null,
      at: null,
    },
  ],
  outsideResults: [
    {
      id: 7,
      kind: "CREDIT_FILE",
      title: null,
      provider: "Harbour Files",
      madeOn: "2026-02-20",
      ccjs: 2,
      insolvency: "none",
      verdict: "counts_against",
      reason: "Two judgments of 2025.",
      by: "Tom Hall",
      at: "2026-03-09T09:00:00Z",
    },
  ],
  calls: [
    {
      way: "PHONE",
      direction: "IN",
      calledAt: "2026-03-09T10:05",
      spokeTo: "Amara herself",
      said: "She asked how long it takes.",
      isCorrected: false,
      by: "Tom Hall",
      at: "2026-03-09T10:10:00Z",
    },
  ],
  notes: [{ at: "2026-03-09T10:00:00Z", by: "Tom Hall", text: "Telephoned the employer." }],
  trail: [
    { at: "2026-03-08T07:59:00Z", action: "validation-submitted", by: "applicant", outcome: "done" },
    { at: "2026-03-08T08:50:00Z", action: "document-opened", by: "Priya Nair", outcome: "refused" },
    { at: "2026-03-08T08:51:00Z", action: "made-by-a-newer-server", by: "job", outcome: "done" },
  ],
  counterfactuals: [
    { kind: "T_EMPLOYED_PERM", outcome: "declined", isSame: true },
    { kind: "T_BENFITS", outcome: "accepted", isSame: false },
  ],
  policyFindings: [
    {
      rule: "benefits-counted-less",
      level: "forbidden",
      place: "criteria.counted.T_BENFITS",
      country: "SCT",
      law: { from: "2026-01-01", consequence: "offence", source: "Part 1A", sure: 3 },
      params: { percent: 80, most: 100 },
      day: "2026-03-10",
    },
    {
      rule: "income-left-out",
      level: "note",
      place: "terms.tenant.conditions.ALLOWED_INCOME_TYPES",
      country: undefined,
      law: undefined,
      params: { types: "T_PENSION T_SAVINGS" },
      day: "2026-03-10",
    },
  ],
  comparators: {
    month: "2026-03-01",
    counts: [
      { measure: "received", grouping: "all", value: "", count: 30 },
      { measure: "outcome/accepted", grouping: "all", value: "", count: 9 },
      { measure: "outcome/declined", grouping: "all", value: "", count: 2 },
      { measure: "outcome/accepted", grouping: "income", value: "T_EMPLOYED_PERM", count: 8 },
      { measure: "outcome/accepted_with_guarantor", grouping: "income", value: "none", count: 1 },
      { measure: "outcome/accepted", grouping: "proof", value: "bank", count: 7 },
      { measure: "outcome/declined", grouping: "benefits", value: "some", count: 2 },
      { measure: "outcome/accepted", grouping: "country", value: "SCT", count: 9 },
      { measure: "outcome/accepted", grouping: "language", value: "de", count: 3 },
      { measure: "outcome/accepted_conditions", grouping: "role", value: "tenant", count: 4 },
      { measure: "outcome/accepted", grouping: "reviewer", value: REVIEWER, count: 5 },
      { measure: "received", grouping: "reviewer", value: "never-decided", count: 6 },
      { measure: "outcome/declined", grouping: "reviewer", value: "left-long-ago", count: 1 },
    ],
    reviewers: [{ id: REVIEWER, name: "Priya Nair" }],
  },
};

/** A case of which nothing is known yet. */
export const anEmptyBundle: CaseBundle = {
  ...aBundle,
  events: [],
  requests: [],
  decisions: [],
  references: [],
  documents: [],
  outsideResults: [],
  calls: [],
  notes: [],
  trail: [],
  counterfactuals: [],
  policyFindings: [],
  comparators: null,
};

/** The response of the endpoint. */
export const aReadBundle = (content: CaseBundle = aBundle, given: Partial<ReadBundle["bundle"]> = {}) => ({
  caseBundle: {
    __typename: "ReadCaseBundle",
    bundle: {
      __typename: "CaseBundle",
      id: "bundle-1",
      name: "TPO-2026-114",
      recipient: "The Property Ombudsman",
      ...given,
    },
    // As it comes: JSON has no undefined.
    content: JSON.parse(JSON.stringify(content)),
  },
});
