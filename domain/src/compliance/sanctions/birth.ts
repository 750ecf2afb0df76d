/** A date of birth as the list gives it: often the year alone. */
export interface ListedBirth {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}

export type BirthReason =
  | { readonly code: "BIRTH_DATE_AGREES" }
  | { readonly code: "BIRTH_YEAR_AGREES" }
  | { readonly code: "BIRTH_IS_CLOSE" }
  | { readonly code: "BIRTH_DIFFERS"; readonly years: number }
  | { readonly code: "BIRTH_UNKNOWN" };

const partsOf = (date: string): readonly [year: number, month: number, day: number] => {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return [year, month, day];
};

/** The first of January stands for "some day of the year" on many papers. */
const isWholeYear = ({ month, day }: ListedBirth): boolean =>
  month === null || day === null || (month === 1 && day === 1);

const compared = (date: string, listed: ListedBirth): BirthReason => {
  const [year, month, day] = partsOf(date);
  const years = Math.abs(year - listed.year);
  if (years > 1) return { code: "BIRTH_DIFFERS", years };
  if (years === 1) return { code: "BIRTH_IS_CLOSE" };
  if (isWholeYear(listed) || (month === 1 && day === 1)) return { code: "BIRTH_YEAR_AGREES" };
  if (month === listed.month && day === listed.day) return { code: "BIRTH_DATE_AGREES" };
  const isSwapped = month === listed.day && day === listed.month;
  return {
    code: isSwapped || month === listed.month || day === listed.day ? "BIRTH_YEAR_AGREES" : "BIRTH_IS_CLOSE",
  };
};

const FAR = 3;

/**
 * Points that a date of birth adds to the likeness of the names; a contradiction lowers it.
 *
 * @param isTelling few others would have the name by chance: then a contradiction weighs less
 */
export const birthPoints = (reason: BirthReason, isTelling = false): number => {
  switch (reason.code) {
    case "BIRTH_DATE_AGREES":
      return 12;
    case "BIRTH_YEAR_AGREES":
      return 6;
    case "BIRTH_IS_CLOSE":
      return 0;
    case "BIRTH_DIFFERS":
      return reason.years < FAR || isTelling ? -10 : -25;
    case "BIRTH_UNKNOWN":
      return 0;
  }
};

/** The one of the listed dates that agrees best. @param date a civil date; null: not known */
export const compareBirth = (date: string | null, listed: readonly ListedBirth[]): BirthReason => {
  if (date === null) return { code: "BIRTH_UNKNOWN" };
  const reasons = listed.map((one) => compared(date, one));
  return (
    reasons.toSorted((one, other) => birthPoints(other) - birthPoints(one))[0] ?? { code: "BIRTH_UNKNOWN" }
  );
};
