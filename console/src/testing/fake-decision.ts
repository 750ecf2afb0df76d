import type { DecisionOfQuery } from "../graphql/operations.generated.ts";
import { anAffordability } from "./fake-application.ts";
import { aSection, asColleague, lucia, priya } from "./fake-desk.ts";

type TestDesk = DecisionOfQuery["decisionDesk"];
type TestDecision = NonNullable<TestDesk["open"]>;

const aPreview = (language: "de" | "en", line: string) => ({
  __typename: "DecisionPreview",
  language,
  subject: language === "de" ? "Ihre Bewerbung für 14 Alder Row" : "Your application for 14 Alder Row",
  lines: [language === "de" ? "Guten Tag Amara," : "Hello Amara,", line],
});

const previews = (
  [
    ["ACCEPTED", false],
    ["ACCEPTED", true],
    ["ACCEPTED_WITH_GUARANTOR", false],
    ["ACCEPTED_WITH_GUARANTOR", true],
    ["DECLINED", false],
  ] as const
).map(([outcome, withConditions]) => ({
  __typename: "PreviewsOfOutcome",
  outcome,
  withConditions,
  withSources: false,
  theirs: aPreview("de", `${outcome} auf Deutsch`),
  yours: aPreview("en", `${outcome} in English`),
}));

export const aDecision = (given: Partial<TestDecision> = {}) => ({
  __typename: "Decision",
  id: "decision-1",
  outcome: "DECLINED",
  reasons: ["INCOME_BELOW_RULE"],
  conditions: [],
  metBy: null,
  canned: [],
  words: null,
  note: "Turnover was declared.",
  confirmedRule: null,
  override: null,
  state: "PROPOSED",
  needsSecond: true,
  proposedBy: lucia,
  proposedAt: "2026-03-12T09:42:00Z",
  askedStaff: null,
  secondBy: null,
  secondAt: null,
  secondNote: null,
  droppedBecause: null,
  finalAt: null,
  secondLook: null,
  recorded: null,
  isOverdue: false,
  ...given,
});

export const aSecondLook = (text: string) => ({
  __typename: "SecondLook",
  text,
  language: "de" as const,
  askedAt: "2026-03-12T08:00:00Z",
});

export const aWaitingPerson = (firstName: string, lastName: string) => ({
  __typename: "Party",
  id: firstName,
  number: "LK-20419",
  firstName,
  lastName,
});

export const anEvidence = (documentId: string, openedAt: string | null) => ({
  __typename: "DecisionEvidence",
  documentId,
  section: "IDENTITY" as const,
  type: "PASSPORT",
  side: "front",
  verdict: "accept",
  openedAt,
});

export const anOutsideEvidence = (openedAt: string | null) => ({
  __typename: "OutsideEvidence",
  result: {
    __typename: "ReviewedOutside",
    id: "1",
    kind: "CREDIT_FILE" as const,
    title: null,
    provider: "Experian",
  },
  openedAt,
});

type TestBlock = TestDesk["blocked"][number];

export const aBlock = (outcome: TestBlock["outcome"], block: TestBlock["block"]) => ({
  __typename: "BlockedOutcome",
  outcome,
  block,
});

type GivenDesk = Omit<
  Partial<TestDesk>,
  "application" | "party" | "open" | "earlier" | "contested" | "evidence"
> & {
  readonly application?: Partial<Pick<TestDesk["application"], "country">>;
  readonly party?: Partial<TestDesk["party"]>;
  readonly open?: object | null;
  readonly earlier?: readonly object[];
  readonly contested?: object | null;
  readonly evidence?: readonly object[];
};

/** Amara's case, sent and held by the reader; nothing is decided. */
export const aDecisionDesk = ({ application, party, ...given }: GivenDesk = {}) => ({
  __typename: "DecisionDesk",
  id: "amara",
  application: {
    __typename: "Application",
    id: "application-1",
    home: "14 Alder Row, Leeds LS6 2QB",
    country: "ENG",
    rentMinor: 207_000,
    currency: "GBP",
    policyTitle: "No references",
    policyVersion: 1,
    affordability: anAffordability(),
    ...application,
  },
  heldByYou: true,
  holder: null,
  calculated: "ACCEPTED",
  householdMet: true,
  guarantor: null,
  basis: "basis-1",
  alwaysSecond: false,
  forbidden: [],
  isRightNotShown: false,
  dueDiligence: null,
  outsideSlots: [],
  outsideResults: [],
  references: [
    {
      __typename: "UsedReference",
      id: "reference-1",
      kind: "rental",
      name: "Ada Moss",
      state: "answered",
      waived: null,
      repliedAt: null,
    },
  ],
  isReferenceOpen: false,
  found: [],
  documents: [anEvidence("document-1", null)],
  blocked: [{ __typename: "BlockedOutcome", outcome: "ACCEPTED_WITH_GUARANTOR", block: "NO_GUARANTOR" }],
  mayDecide: true,
  openIsYours: false,
  isCurrent: true,
  open: null,
  earlier: [],
  contested: null,
  evidence: [],
  outsideEvidence: [],
  colleagues: [lucia],
  waitsFor: [],
  previews,
  ...given,
  party: {
    __typename: "Party",
    id: "amara",
    number: "LK-20418",
    role: "tenant",
    firstName: "Amara",
    lastName: "Okafor",
    email: "amara@example.com",
    shareMinor: 103_500,
    guarantorId: null,
    status: "IN_REVIEW",
    isAnswer: false,
    stage: "NONE",
    sections: [aSection("IDENTITY"), aSection("INCOME"), aSection("RESIDENCE")],
    reviewer: asColleague(priya),
    ...party,
  },
});
