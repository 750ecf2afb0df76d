import type { PartyRole } from "../vocabulary/party-roles.ts";
import { assessTenant, type Gap, type TenantTrace } from "./assess.ts";
import type { AssessedSource, CountedSource } from "./counted.ts";
import { type Criteria, criteriaForRole } from "./criteria.ts";

/**
 * Compares two sets of criteria over the same cases. Each person is assessed alone, for their own share, as in the
 * wizard.
 */

export interface ReplayedParty {
  readonly id: string;
  readonly role: PartyRole;
  readonly sharePence: number;
  readonly sources: readonly AssessedSource[];
}

export type ReplayVerdict = "newly_passes" | "no_longer_passes" | "other_figures";

export interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

export interface SourceChange {
  readonly source: AssessedSource;
  readonly countedPence: Change<number>;
  readonly rate: Change<NonNullable<CountedSource["rate"]>> | undefined;
}

export const replayFigures = [
  "incomePence",
  "savingsPence",
  "affordablePence",
  "guarantorIncomePence",
] as const;
export type ReplayFigure = (typeof replayFigures)[number];

export interface FigureChange extends Change<number> {
  readonly figure: ReplayFigure;
}

export interface ChangedParty<Case extends ReplayedParty = ReplayedParty> {
  readonly replayed: Case;
  readonly verdict: ReplayVerdict;
  readonly passes: Change<boolean>;
  readonly sources: readonly SourceChange[];
  readonly figures: readonly FigureChange[];
  readonly gap: Change<Gap | undefined>;
}

export const assessParty = (
  { id, role, sharePence, sources }: ReplayedParty,
  criteria: Criteria,
): TenantTrace => assessTenant({ id, sharePence, sources }, criteriaForRole(criteria, role));

const changedSources = (
  { sources }: ReplayedParty,
  before: TenantTrace,
  after: TenantTrace,
): readonly SourceChange[] =>
  sources.flatMap((source, index) => {
    const [was, is] = [before.sources[index], after.sources[index]];
    if (!was || !is) throw new Error("A trace has a line for every source.");
    const isSameRate =
      was.rate?.tenThousandths === is.rate?.tenThousandths && was.rate?.date === is.rate?.date;
    if (was.countedPence === is.countedPence && isSameRate) return [];
    const rate = was.rate && is.rate && { before: was.rate, after: is.rate };
    return [{ source, countedPence: { before: was.countedPence, after: is.countedPence }, rate }];
  });

const figureOf = (figure: ReplayFigure, { role }: ReplayedParty, trace: TenantTrace): number | undefined => {
  if (figure !== "guarantorIncomePence") return trace.sum[figure];
  return role === "guarantor" ? undefined : trace.guarantorIncomePence;
};

const changedFigures = (
  replayed: ReplayedParty,
  was: TenantTrace,
  is: TenantTrace,
): readonly FigureChange[] =>
  replayFigures.flatMap((figure) => {
    const [before, after] = [figureOf(figure, replayed, was), figureOf(figure, replayed, is)];
    return before === undefined || after === undefined || before === after ? [] : [{ figure, before, after }];
  });

const isSameGap = (one: Gap | undefined, other: Gap | undefined): boolean =>
  one?.rent === other?.rent && one?.income === other?.income && one?.savings === other?.savings;

const verdictOf = ({ before, after }: Change<boolean>): ReplayVerdict => {
  if (before === after) return "other_figures";
  return after ? "newly_passes" : "no_longer_passes";
};

const changeOf = <Case extends ReplayedParty>(
  replayed: Case,
  { before, after }: Change<Criteria>,
): ChangedParty<Case> | undefined => {
  const [was, is] = [assessParty(replayed, before), assessParty(replayed, after)];
  const passes = { before: was.sum.isMet, after: is.sum.isMet };
  const sources = changedSources(replayed, was, is);
  const figures = changedFigures(replayed, was, is);
  const gap = { before: was.sum.gap, after: is.sum.gap };
  // A gap is open exactly where a case does not pass, so no change of the outcome is missed here.
  const isSame = sources.length === 0 && figures.length === 0 && isSameGap(gap.before, gap.after);
  return isSame ? undefined : { replayed, verdict: verdictOf(passes), passes, sources, figures, gap };
};

export const replay = <Case extends ReplayedParty>(
  oldCriteria: Criteria,
  newCriteria: Criteria,
  cases: readonly Case[],
): readonly ChangedParty<Case>[] =>
  cases.flatMap((one) => changeOf(one, { before: oldCriteria, after: newCriteria }) ?? []);
