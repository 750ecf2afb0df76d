import { type Currency, type IncomeType, offeredIncomeTypes } from "../vocabulary/money.ts";
import type { Criteria } from "./criteria.ts";

/** A source as the assessment reads it; amounts in minor units of its currency. */
export interface AssessedSource {
  readonly uuid: string;
  readonly incomeType: IncomeType;
  readonly currency: Currency;
  /** Gross income of a year, or the amount of savings, as stated. */
  readonly declaredMinor: number;
  readonly evidencedMinor?: number | undefined;
}

export const bases = ["declared", "evidenced"] as const;
export type Basis = (typeof bases)[number];

export const countingRules = [
  "gross_pay_as_stated",
  "profit_as_stated",
  "pension_in_full",
  "benefits_in_full",
  "annual_value_of_loan",
  "savings",
  "not_counted",
] as const;
export type CountingRule = (typeof countingRules)[number];

const ruleOf: Readonly<Record<IncomeType, CountingRule>> = {
  T_EMPLOYED_PERM: "gross_pay_as_stated",
  T_EMPLOYED_ZH: "gross_pay_as_stated",
  T_SELFEMPLOYED: "profit_as_stated",
  T_PENSION: "pension_in_full",
  T_BENFITS: "benefits_in_full",
  T_SCHOLARSHIP_LOANS: "annual_value_of_loan",
  T_SAVINGS: "savings",
  // No policy offers these types, so no amount is stated for them.
  T_EMPLOYED_EXP: "not_counted",
  T_EMPLOYED_PB: "not_counted",
  T_EMPLOYED_TEMP: "not_counted",
  T_GUARANTOR: "not_counted",
  T_NOINCOME: "not_counted",
  T_ZERO_PERCENT_RENT_SHARE: "not_counted",
};

export interface CountedSource {
  readonly uuid: string;
  readonly rule: CountingRule;
  readonly currency: Currency;
  readonly declaredMinor: number;
  readonly evidencedMinor: number | undefined;
  readonly countedPence: number;
  /** The part of the amount that counts; undefined: all of it. */
  readonly percent: number | undefined;
  readonly rate: { readonly tenThousandths: number; readonly date: string } | undefined;
}

/** Income of a year and savings, exactly, in millionths of a penny: sums round nothing. */
export interface Means {
  readonly income: bigint;
  readonly savings: bigint;
}

const NOTHING = 0n;
/** Ten-thousandths of a pound in the rate, times whole percent. */
export const PENNY = 1_000_000n;
const WHOLE = 100;

const amountOf = ({ declaredMinor, evidencedMinor = 0 }: AssessedSource, basis: Basis): number =>
  basis === "declared" ? declaredMinor : Math.min(declaredMinor, evidencedMinor);

const percentOf = (type: IncomeType, { counted }: Criteria): number => {
  const offered = offeredIncomeTypes.find((one) => one === type);
  return (offered && counted?.[offered]) ?? WHOLE;
};

const exactly = (source: AssessedSource, criteria: Criteria, basis: Basis): bigint => {
  if (ruleOf[source.incomeType] === "not_counted") return NOTHING;
  const rate = criteria.rates.tenThousandths[source.currency];
  return BigInt(amountOf(source, basis)) * BigInt(rate) * BigInt(percentOf(source.incomeType, criteria));
};

export const meansOf = (sources: readonly AssessedSource[], criteria: Criteria, basis: Basis): Means => {
  const sum = (isSavings: boolean): bigint =>
    sources
      .filter(({ incomeType }) => (ruleOf[incomeType] === "savings") === isSavings)
      .reduce((total, source) => total + exactly(source, criteria, basis), NOTHING);
  return { income: sum(false), savings: sum(true) };
};

export const addMeans = (all: readonly Means[]): Means => ({
  income: all.reduce((total, { income }) => total + income, NOTHING),
  savings: all.reduce((total, { savings }) => total + savings, NOTHING),
});

export const penceOf = (exact: bigint): number => Number(exact / PENNY);

export const countedSource = (source: AssessedSource, criteria: Criteria, basis: Basis): CountedSource => {
  const { uuid, currency, declaredMinor, evidencedMinor } = source;
  const tenThousandths = criteria.rates.tenThousandths[currency];
  return {
    uuid,
    rule: ruleOf[source.incomeType],
    currency,
    declaredMinor,
    evidencedMinor,
    countedPence: penceOf(exactly(source, criteria, basis)),
    percent:
      percentOf(source.incomeType, criteria) === WHOLE ? undefined : percentOf(source.incomeType, criteria),
    rate: currency === "GBP" ? undefined : { tenThousandths, date: criteria.rates.date },
  };
};
