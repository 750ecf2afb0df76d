import type { Criteria } from "../affordability/criteria.ts";
import { recordWith } from "../rules/records.ts";
import type { CriteriaPartName } from "./criteria-parts.ts";
import { type ReplayedPerson, type ReplayKind, replayCase } from "./replay-case.ts";
import { type ReplayClass, replayClasses, type ShareBand } from "./replay-classes.ts";
import { decidedCount, type ReplayFacts } from "./replay-facts.ts";

export interface Counts {
  readonly people: number;
  readonly better: number;
  readonly worse: number;
}

/** Counts alone, so that a replay in parts adds them up and stores nothing about a person. */
export interface ReplayTally extends Counts {
  /** People whose figures are not stored. */
  readonly notReplayed: number;
  /** Rows: as it was; columns: as it would be. */
  readonly matrix: Readonly<Record<ReplayClass, Readonly<Record<ReplayClass, number>>>>;
  readonly kinds: Readonly<Partial<Record<ReplayKind, Counts>>>;
  readonly shares: Readonly<Partial<Record<ShareBand, Counts>>>;
  readonly reasons: Readonly<Partial<Record<CriteriaPartName, Counts>>>;
  /** People with pay, and how they would do with benefits of the same amounts. */
  readonly benefits: Counts;
}

const NONE: Counts = { people: 0, better: 0, worse: 0 };

export const emptyTally: ReplayTally = {
  ...NONE,
  notReplayed: 0,
  matrix: recordWith(replayClasses, () => recordWith(replayClasses, () => 0)),
  kinds: {},
  shares: {},
  reasons: {},
  benefits: NONE,
};

const counted = (counts: Counts = NONE, comparison: ReplayedPerson["withBenefits"]): Counts => ({
  people: counts.people + 1,
  better: counts.better + Number(comparison === "better"),
  worse: counts.worse + Number(comparison === "worse"),
});

const addPerson = (tally: ReplayTally, person: ReplayedPerson): ReplayTally => {
  const { before, after, comparison, kind, share, reasons, withBenefits } = person;
  const row = tally.matrix[before];
  return {
    ...tally,
    ...counted(tally, comparison),
    matrix: { ...tally.matrix, [before]: { ...row, [after]: row[after] + 1 } },
    kinds: { ...tally.kinds, [kind]: counted(tally.kinds[kind], comparison) },
    shares: { ...tally.shares, [share]: counted(tally.shares[share], comparison) },
    reasons: {
      ...tally.reasons,
      ...Object.fromEntries(reasons.map((part) => [part, counted(tally.reasons[part], comparison)])),
    },
    benefits: withBenefits === undefined ? tally.benefits : counted(tally.benefits, withBenefits),
  };
};

interface Replayed {
  /** undefined: those that each case was decided by. */
  readonly before: Criteria | undefined;
  readonly after: Criteria;
}

export const addToTally = (
  tally: ReplayTally,
  cases: readonly ReplayFacts[],
  { before, after }: Replayed,
): ReplayTally => {
  const replayed = cases.map((facts) => replayCase(facts, { before: before ?? facts.criteria, after }));
  const lost = cases.filter((_facts, place) => replayed[place] === undefined);
  const notReplayed = lost.reduce((sum, facts) => sum + decidedCount(facts), tally.notReplayed);
  return { ...replayed.flatMap((people) => people ?? []).reduce(addPerson, tally), notReplayed };
};
