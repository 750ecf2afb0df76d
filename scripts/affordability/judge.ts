import type { AssessedHousehold, AssessedTenant } from "../../domain/src/affordability/assess.ts";
import type { AssessedSource, Basis } from "../../domain/src/affordability/counted.ts";
import type { Criteria } from "../../domain/src/affordability/criteria.ts";

/**
 * Works out the outcome of a golden case by the definitions of docs/affordability/rules.md, and shares no formula with the
 * product's engine: amounts are fractions, and every rounded number is searched for as the least or largest that fits.
 */

export interface Facts extends AssessedHousehold {
  readonly basis: Basis;
}

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const whole = (value: number | bigint): Fraction => ({ over: BigInt(value), under: 1n });
const plus = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});
const times = (one: Fraction, over: number, under: number): Fraction => ({
  over: one.over * BigInt(over),
  under: one.under * BigInt(under),
});
const isAtLeast = (one: Fraction, other: Fraction): boolean =>
  one.over * other.under >= other.over * one.under;

/** The least whole number from 0 on that fits, where all above it fit too. */
const least = (fits: (value: bigint) => boolean): bigint => {
  if (fits(0n)) return 0n;
  let [tooLow, high] = [0n, 1n];
  while (!fits(high)) [tooLow, high] = [high, high * 2n];
  while (high - tooLow > 1n) {
    const middle = (tooLow + high) / 2n;
    if (fits(middle)) high = middle;
    else tooLow = middle;
  }
  return high;
};

const largest = (fits: (value: bigint) => boolean): bigint => least((value) => !fits(value + 1n));

const roundedDown = (exact: Fraction): number => Number(largest((pence) => isAtLeast(exact, whole(pence))));

const rules: Readonly<Record<string, string>> = {
  T_EMPLOYED_PERM: "gross_pay_as_stated",
  T_EMPLOYED_ZH: "gross_pay_as_stated",
  T_SELFEMPLOYED: "profit_as_stated",
  T_PENSION: "pension_in_full",
  T_BENFITS: "benefits_in_full",
  T_SCHOLARSHIP_LOANS: "annual_value_of_loan",
  T_SAVINGS: "savings",
};
const ruleOf = ({ incomeType }: AssessedSource): string => rules[incomeType] ?? "not_counted";

interface Has {
  readonly income: Fraction;
  readonly savings: Fraction;
}

interface Against {
  readonly rent: number;
  readonly multiple: number;
  readonly savings: number;
}

const covers = ({ income, savings }: Has, against: Against, rent: Fraction): boolean =>
  isAtLeast(plus(times(income, 1, against.multiple), times(savings, 1, against.savings)), rent);

const sumOf = (has: Has, against: Against) => {
  const rent = whole(against.rent);
  const isMet = covers(has, against, rent);
  const distance = {
    rent: Number(least((less) => covers(has, against, plus(rent, whole(-less))))),
    income: Number(least((more) => covers({ ...has, income: plus(has.income, whole(more)) }, against, rent))),
    savings: Number(
      least((more) => covers({ ...has, savings: plus(has.savings, whole(more)) }, against, rent)),
    ),
  };
  return {
    rentPence: against.rent,
    incomeMultiple: against.multiple,
    savingsMultiple: against.savings,
    incomePence: roundedDown(has.income),
    savingsPence: roundedDown(has.savings),
    affordablePence: Number(largest((pence) => covers(has, against, whole(pence)))),
    isMet,
    ...(isMet ? {} : { gap: distance }),
  };
};

/** The rows of one set of criteria and one basis. */
const rowsOf = (criteria: Criteria, basis: Basis) => {
  const percentOf = (source: AssessedSource): number => {
    const percents: Readonly<Record<string, number>> = criteria.counted ?? {};
    return rules[source.incomeType] === undefined ? 100 : (percents[source.incomeType] ?? 100);
  };
  const countedOf = (source: AssessedSource): Fraction => {
    const { declaredMinor, evidencedMinor = 0 } = source;
    const isLess = basis === "evidenced" && evidencedMinor < declaredMinor;
    const amount = whole(isLess ? evidencedMinor : declaredMinor);
    if (ruleOf(source) === "not_counted") return whole(0);
    return times(
      times(amount, criteria.rates.tenThousandths[source.currency], 10_000),
      percentOf(source),
      100,
    );
  };
  const line = (source: AssessedSource) => {
    const { uuid, currency, declaredMinor, evidencedMinor } = source;
    const rate = { tenThousandths: criteria.rates.tenThousandths[currency], date: criteria.rates.date };
    return {
      uuid,
      rule: ruleOf(source),
      currency,
      declaredMinor,
      ...(evidencedMinor === undefined ? {} : { evidencedMinor }),
      countedPence: roundedDown(countedOf(source)),
      ...(percentOf(source) === 100 ? {} : { percent: percentOf(source) }),
      ...(currency === "GBP" ? {} : { rate }),
    };
  };
  const added = (sources: readonly AssessedSource[]): Fraction =>
    sources.reduce((sum, source) => plus(sum, countedOf(source)), whole(0));
  const has = (sources: readonly AssessedSource[]): Has => ({
    income: added(sources.filter((source) => ruleOf(source) !== "savings")),
    savings: added(sources.filter((source) => ruleOf(source) === "savings")),
  });
  const person = (
    { id, sources }: Pick<AssessedTenant, "id" | "sources">,
    rent: number,
    multiple: number,
  ) => ({
    id,
    sources: sources.map(line),
    sum: sumOf(has(sources), { rent, multiple, savings: criteria.savings }),
  });
  return { has, person };
};

const sorted = <One extends { readonly id: string }>(people: readonly One[]): readonly One[] =>
  people.toSorted((one, other) => Buffer.compare(Buffer.from(one.id), Buffer.from(other.id)));

export const judge = (criteria: Criteria, { basis, ...home }: Facts) => {
  const { has, person } = rowsOf(criteria, basis);
  const { tenantIncome, guarantorIncome, savings } = criteria;
  const shares = (ids: readonly string[]): number =>
    home.tenants.reduce((sum, { id, sharePence }) => sum + (ids.includes(id) ? sharePence : 0), 0);
  const tenants = sorted(home.tenants).map((tenant) => ({
    ...person(tenant, tenant.sharePence, tenantIncome),
    guarantorIncomePence: guarantorIncome * tenant.sharePence,
  }));
  const guarantors = sorted(home.guarantors).map(({ guarantees, ...one }) => ({
    ...person(one, shares(guarantees), guarantorIncome),
    guarantees,
  }));
  const isCovered = (id: string): boolean =>
    guarantors.some(({ guarantees, sum }) => sum.isMet && guarantees.includes(id));
  const left = home.rentPence - shares(home.tenants.map(({ id }) => id).filter(isCovered));
  const household = sumOf(has(home.tenants.flatMap(({ sources }) => sources)), {
    rent: left < 0 ? 0 : left,
    multiple: tenantIncome,
    savings,
  });
  const isTogether = criteria.assessment === "household";
  return {
    criteria: { name: criteria.name, version: criteria.version, date: criteria.date },
    basis,
    assessment: criteria.assessment,
    isMet: isTogether ? household.isMet : tenants.every(({ id, sum }) => sum.isMet || isCovered(id)),
    tenants,
    guarantors,
    ...(isTogether ? { household } : {}),
  };
};
