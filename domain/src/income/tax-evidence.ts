import { payerWords } from "../recognition/payer.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { daysBetween, later } from "../rules/civil-span.ts";
import { firstDayOf, type TaxYear } from "../rules/tax-year.ts";
import type { Currency, IncomeType } from "../vocabulary/money.ts";
import { isJob } from "./source.ts";

/** One employment in the tax record; pence. */
export interface TaxedEmployment {
  readonly employer: string;
  readonly isPension: boolean;
  readonly taxYear: TaxYear;
  readonly startDate: CivilDate | null;
  readonly endDate: CivilDate | null;
  readonly payToDateMinor: number | null;
  readonly paymentDate: CivilDate | null;
}

interface TaxedSource {
  readonly incomeType: IncomeType;
  readonly currency: Currency | null;
  readonly companyName: string | null;
}

const DAYS_A_YEAR = 365;
/** Fewer days hold no whole month's pay. */
const LEAST_DAYS = 28;

/** `Northgate Logistics Ltd` and `NORTHGATE LOGISTICS` are one employer. */
const isSameEmployer = (one: string, other: string): boolean => {
  const [first, second] = [payerWords(one), payerWords(other)];
  const [fewer, more] = first.length <= second.length ? [first, second] : [second, first];
  return fewer.length > 0 && fewer.every((word) => more.includes(word));
};

const isOf = (
  { incomeType, companyName }: TaxedSource,
  { employer, isPension, endDate }: TaxedEmployment,
): boolean =>
  incomeType === "T_PENSION"
    ? isPension
    : isJob({ incomeType }) &&
      !isPension &&
      endDate === null &&
      companyName !== null &&
      isSameEmployer(companyName, employer);

/** Other employers only: the record shows nothing of this job, not even that it has ended. */
export const namesOthersOnly = (
  { incomeType, companyName }: Pick<TaxedSource, "incomeType" | "companyName">,
  record: readonly Pick<TaxedEmployment, "employer" | "isPension">[],
): boolean => {
  const employers = record.filter(({ isPension }) => !isPension).map(({ employer }) => employer);
  return (
    isJob({ incomeType }) &&
    companyName !== null &&
    employers.length > 0 &&
    !employers.some((employer) => isSameEmployer(companyName, employer))
  );
};

/** Pay since 6 April, or since the start of the job, as pay of a year. */
const yearlyOf = ({
  taxYear,
  startDate,
  payToDateMinor,
  paymentDate,
}: TaxedEmployment): number | undefined => {
  if (payToDateMinor === null || paymentDate === null) return undefined;
  const days = daysBetween(later(firstDayOf(taxYear), startDate ?? ""), paymentDate) + 1;
  return days < LEAST_DAYS ? undefined : Math.floor((payToDateMinor * DAYS_A_YEAR) / days);
};

/**
 * Gross income of a year that the tax record shows of a job or of pensions. The newest year with at least four weeks
 * of pay counts; several pensions of it add up.
 *
 * @returns undefined if the record shows nothing of this kind and employer
 */
export const evidencedByTax = (
  source: TaxedSource,
  record: readonly TaxedEmployment[],
): number | undefined => {
  if (source.currency !== "GBP") return undefined;
  const figures = record.flatMap((employment) => {
    const yearly = isOf(source, employment) ? yearlyOf(employment) : undefined;
    return yearly === undefined ? [] : [{ taxYear: employment.taxYear, yearly }];
  });
  const newest = figures
    .map(({ taxYear }) => taxYear)
    .toSorted()
    .at(-1);
  const counted = figures.filter(({ taxYear }) => taxYear === newest).map(({ yearly }) => yearly);
  if (counted.length === 0) return undefined;
  return source.incomeType === "T_PENSION"
    ? counted.reduce((sum, yearly) => sum + yearly, 0)
    : Math.max(...counted);
};
