import type { CivilDate } from "../rules/civil-date.ts";
import { type ResidenceContext, skipsInUk } from "./context.ts";
import type { Residence } from "./residence.ts";
import { residenceIssues } from "./rules.ts";
import type { Stay } from "./span.ts";
import type { ResidenceValues } from "./values.ts";

export const isInUk = ({ address }: Residence): boolean => address.country === "GB";

/** Marked as current, without an end, or with one today or later. */
export const isCurrentish = ({ isCurrent, end }: Residence, today: CivilDate): boolean =>
  isCurrent || end === null || end >= today;

export const countedHomes = (
  { residences }: Pick<ResidenceValues, "residences">,
  { today }: Pick<ResidenceContext, "today">,
): readonly Residence[] =>
  residences.filter((home) => !home.draft && Object.keys(residenceIssues(home, today)).length === 0);

const laterFirst = (left: string | null, right: string | null): number => {
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? -1 : 1;
  return left < right ? 1 : -1;
};

export const newestFirst = (homes: readonly Residence[]): readonly Residence[] =>
  homes.toSorted(
    (left, right) =>
      Number(right.isCurrent) - Number(left.isCurrent) ||
      laterFirst(left.end, right.end) ||
      laterFirst(left.start, right.start),
  );

export const staysOf = (homes: readonly Residence[]): readonly Stay[] =>
  homes.flatMap(({ start, end }) => (start === null ? [] : [{ start, end }]));

export const homesToSelect = (values: ResidenceValues, context: ResidenceContext): readonly Residence[] => {
  const homes = newestFirst(countedHomes(values, context));
  const current = homes.filter((home) => isCurrentish(home, context.today));
  return current.length > 0 ? current : homes;
};

const livesInUk = (values: ResidenceValues, context: ResidenceContext): boolean =>
  !skipsInUk(context) && values["in-uk"] === "yes";

export interface Standing {
  readonly asksSelection: boolean;
  readonly selected: Residence | undefined;
  readonly asksEver: boolean;
}

/**
 * UK history: exactly one current-ish home needs no choice. Otherwise more than one does, and an applicant without a UK
 * home, unless the policy excuses them, is asked if they have ever lived in the UK.
 */
export const standingOf = (values: ResidenceValues, context: ResidenceContext): Standing => {
  const homes = countedHomes(values, context);
  const current = homes.filter((home) => isCurrentish(home, context.today));
  const isUkHistory = livesInUk(values, context);
  const asksSelection = isUkHistory ? current.length !== 1 : current.length > 1;
  const chosen = homesToSelect(values, context).find(({ uuid }) => uuid === values["select-address"]);
  const selected = asksSelection ? chosen : current[0];
  const isExcused = skipsInUk(context) || (selected !== undefined && isInUk(selected));
  const asksEver = asksSelection
    ? !isExcused && !homes.some(isInUk)
    : !isUkHistory && (selected === undefined || !isExcused);
  return { asksSelection, selected, asksEver };
};

/** The home that rent, landlord and documents are about: a former UK home if there is one, else the one selected. */
export const homeOf = (values: ResidenceValues, context: ResidenceContext): Residence | undefined => {
  const { selected, asksEver } = standingOf(values, context);
  const homes = newestFirst(countedHomes(values, context));
  if (asksEver && values["have-you-ever"] === "yes") return homes.find(isInUk);
  return selected ?? homes[0];
};
