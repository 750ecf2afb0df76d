import type { Decision, Turns } from "../dashboard/decision.graphql.ts";

/** What follows a submission, for screen tests. */

const typed = <Row extends object>(name: string, row: Row) => ({ __typename: name, ...row });

const orNull = (name: string, row: object | null) => row && typed(name, row);

export const aReferenceTurn = (
  given: Partial<Turns["references"][number]> = {},
): Turns["references"][number] => ({
  kind: "RENTAL",
  name: "Karin Vogel",
  state: "SENT",
  askedAt: "2026-03-11T09:00:00Z",
  remindOn: "2026-03-13",
  ...given,
});

export const someTurns = (given: Partial<Turns> = {}): Turns => ({
  sentAt: "2026-03-12T10:00:00Z",
  reviewer: "WAITING",
  references: [],
  others: 0,
  othersSent: 0,
  guarantor: null,
  dueOn: "2999-01-04",
  timing: null,
  tenancyStart: "2126-04-01",
  ...given,
});

export const turnsAnswer = ({ references, guarantor, timing, ...turns }: Turns) =>
  typed("Turns", {
    ...turns,
    references: references.map((reference) => typed("ReferenceTurn", reference)),
    guarantor: orNull("GuarantorTurn", guarantor),
    timing: orNull("Timing", timing),
  });

type Figures = NonNullable<Decision["sum"]>;

export const aSource = (given: Partial<Figures["sources"][number]> = {}): Figures["sources"][number] => ({
  incomeType: "T_EMPLOYED_PERM",
  currency: "GBP",
  declaredMinor: 4_050_000,
  evidencedMinor: 3_210_000,
  countedMinor: 3_210_000,
  ...given,
});

/** £3,900 a year below a rent of £1,200. */
export const aSum = (given: Partial<Figures> = {}): Figures => ({
  sources: [aSource()],
  incomeMinor: 3_210_000,
  neededMinor: 3_600_000,
  multiple: 30,
  rentMinor: 120_000,
  missingMinor: 390_000,
  missingRentMinor: 13_000,
  savingsNeededMinor: 468_000,
  guarantorNeededMinor: 4_320_000,
  affordableRentMinor: 107_000,
  ...given,
});

/** A plain accept without figures. */
export const aDecision = (given: Partial<Decision> = {}): Decision => ({
  outcome: "ACCEPTED",
  decidedOn: "2026-03-16",
  people: ["P. N."],
  reasons: [],
  conditions: [],
  metBy: null,
  cannedWords: [],
  words: null,
  wordsLanguage: null,
  guarantor: null,
  provider: "Quillfield Lettings",
  policyVersion: 6,
  used: [],
  outside: [],
  sum: null,
  householdMet: null,
  recordedConditions: null,
  homeCourse: null,
  rightToRent: null,
  contestUntil: "2126-03-30",
  secondLook: null,
  ...given,
});

/** Two people refused somebody whose papers show less than they said. */
export const aRefusal = (given: Partial<Decision> = {}): Decision =>
  aDecision({
    outcome: "DECLINED",
    people: ["P. N.", "L. O."],
    reasons: ["INCOME_BELOW_RULE"],
    sum: aSum(),
    ...given,
  });

export const secondLookAnswer = (asked: NonNullable<Decision["secondLook"]>) =>
  typed("AskedSecondLook", asked);

export const decisionAnswer = ({
  used,
  outside,
  sum,
  secondLook,
  recordedConditions,
  rightToRent,
  ...decision
}: Decision) =>
  typed("Decision", {
    ...decision,
    used: used.map((evidence) => typed("UsedEvidence", evidence)),
    outside: outside.map((result) => typed("UsedOutsideResult", result)),
    sum: sum && {
      ...typed("DecisionSum", sum),
      sources: sum.sources.map((source) => typed("CountedIncome", source)),
    },
    recordedConditions: orNull("RecordedConditions", recordedConditions),
    rightToRent: orNull("RightToRentRecord", rightToRent),
    secondLook: secondLook && secondLookAnswer(secondLook),
  });
