import { type AssessedHousehold, assessHousehold } from "../affordability/assess.ts";
import type { AssessedSource } from "../affordability/counted.ts";
import type { Criteria } from "../affordability/criteria.ts";
import { largestKind } from "../affordability/largest-source.ts";
import type { Change } from "../affordability/replay.ts";
import { withSwappedIncome } from "../affordability/swapped-income.ts";
import type { Outcome } from "../parties/status.ts";
import { calculatedOutcome } from "../review/calculated-outcome.ts";
import type { IncomeType } from "../vocabulary/money.ts";
import { type CriteriaPartName, changedParts } from "./criteria-parts.ts";
import { type ReplayClass, replayClasses, type ShareBand } from "./replay-classes.ts";
import { type DecidedPerson, decidedPeople, householdOfFacts, type ReplayFacts } from "./replay-facts.ts";

export type ReplayKind = IncomeType | "none";

export type Comparison = "same" | "better" | "worse";

export interface ReplayedPerson extends Change<ReplayClass> {
  readonly comparison: Comparison;
  /** That of the largest source that counted. */
  readonly kind: ReplayKind;
  readonly share: ShareBand;
  /** The parts of the criteria without whose change the outcome would have stayed. */
  readonly reasons: readonly CriteriaPartName[];
  /** The outcome with benefits instead of pay, by the new criteria; undefined for a person without pay. */
  readonly withBenefits: Comparison | undefined;
}

const classOf: Readonly<Record<Outcome, ReplayClass>> = {
  accepted: "meets",
  accepted_with_guarantor: "with_guarantor",
  declined: "below",
};

const compared = ({ before, after }: Change<ReplayClass>): Comparison => {
  const steps = replayClasses.indexOf(before) - replayClasses.indexOf(after);
  if (steps === 0) return "same";
  return steps > 0 ? "better" : "worse";
};

type ClassBy = (criteria: Criteria, household?: AssessedHousehold) => ReplayClass;

const withoutGuarantor = (
  household: AssessedHousehold,
  { guarantorId }: DecidedPerson,
): AssessedHousehold => ({
  ...household,
  guarantors: household.guarantors.filter(({ id }) => id !== guarantorId),
});

/**
 * As the desk calculates it, but a home that passes without the person's guarantor meets the criteria: else a lower
 * multiple of guarantors would look like a worse result.
 */
const classBy =
  (person: DecidedPerson, facts: AssessedHousehold): ClassBy =>
  (criteria, household = facts) => {
    const outcomeIn = (home: AssessedHousehold): Outcome =>
      calculatedOutcome({ ...person, asksForIncome: true }, assessHousehold(home, criteria, "evidenced")) ??
      "declined";
    const outcome = outcomeIn(household);
    const isNamedFirst = outcome === "accepted_with_guarantor";
    return classOf[
      isNamedFirst && outcomeIn(withoutGuarantor(household, person)) === "accepted" ? "accepted" : outcome
    ];
  };

const reasonsOf = ({ before, after }: Change<Criteria>, classFor: ClassBy): readonly CriteriaPartName[] => {
  const parts = changedParts({ before, after });
  const [was, is] = [classFor(before), classFor(after)];
  if (was === is) return [];
  const needed = parts.filter(({ copied }) => classFor(copied(before, after)) === was);
  const enough = parts.filter(({ copied }) => classFor(copied(after, before)) === is);
  const [found = []] = [needed, enough, parts].filter(({ length }) => length > 0);
  return found.map(({ name }) => name);
};

const QUARTERS = 4;

const bandOf = ({ sharePence }: DecidedPerson, rentPence: number): ShareBand => {
  if (sharePence <= 0) return "none";
  if (sharePence >= rentPence) return "whole";
  const quarters = Math.ceil((sharePence * QUARTERS) / rentPence);
  const bands = ["to_quarter", "to_half", "to_three_quarters", "below_whole"] as const;
  return bands[quarters - 1] ?? "below_whole";
};

const pay: readonly IncomeType[] = ["T_EMPLOYED_PERM", "T_EMPLOYED_ZH"];

const isPay = ({ incomeType }: AssessedSource): boolean => pay.includes(incomeType);

/** The same home, in which this person has benefits of the same amounts and evidence instead of pay. */
const withBenefits = (household: AssessedHousehold, { id }: DecidedPerson): AssessedHousehold =>
  withSwappedIncome(household, id, (source) =>
    isPay(source) ? { ...source, incomeType: "T_BENFITS" } : source,
  );

/**
 * Calculates the outcome of each decided person twice, from the same facts: by the evidence, as the desk does.
 *
 * @returns undefined if figures are not stored
 */
export const replayCase = (
  facts: ReplayFacts,
  criteria: Change<Criteria>,
): readonly ReplayedPerson[] | undefined => {
  const household = householdOfFacts(facts);
  return (
    household &&
    decidedPeople(facts, household).map((person) => {
      const classFor = classBy(person, household);
      const [before, after] = [classFor(criteria.before), classFor(criteria.after)];
      const otherwise = () => classFor(criteria.after, withBenefits(household, person));
      return {
        before,
        after,
        comparison: compared({ before, after }),
        kind: largestKind(person.sources, criteria.before),
        share: bandOf(person, facts.rentPence),
        reasons: reasonsOf(criteria, classFor),
        withBenefits: person.sources.some(isPay)
          ? compared({ before: after, after: otherwise() })
          : undefined,
      };
    })
  );
};
