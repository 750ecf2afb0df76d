import {
  alone,
  alwaysMet,
  guarantor,
  has,
  home,
  least,
  most,
  neverMet,
  pay,
  rules,
  type Situation,
  saved,
  tenant,
} from "./situations.ts";

/** The golden cases of the multiples, of income beside savings, of the distance, and of nothing. */

const tenantIncome: readonly (readonly [multiple: number, share: number, income: number])[] = [
  [1, 100_000, 100_000],
  [30, 103_500, 3_105_000],
  [37, 99_999, 3_699_963],
  [1_000, 1, 1_000],
];
const guarantorIncome: readonly (readonly [multiple: number, share: number, income: number])[] = [
  [1, 100_000, 100_000],
  [36, 103_500, 3_726_000],
  [45, 83_333, 3_749_985],
  [1_000, 7, 7_000],
];
const savingsMultiple: readonly (readonly [multiple: number, share: number, savings: number])[] = [
  [1, 100_000, 100_000],
  [24, 77_777, 1_866_648],
  [36, 103_500, 3_726_000],
  [1_000, 1, 1_000],
];

const pounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`;

const income = tenantIncome.flatMap(([multiple, share, at]) =>
  least({
    what: `${multiple} times a share of ${pounds(share)}`,
    criteria: rules({ tenantIncome: multiple }),
    at,
    facts: (amount) => alone(share, pay(amount)),
  }),
);

const guarantors = guarantorIncome.flatMap(([multiple, share, at]) =>
  least({
    what: `a guarantor with ${multiple} times a share of ${pounds(share)}`,
    criteria: rules({ guarantorIncome: multiple, assessment: "household" }),
    at,
    facts: (amount) =>
      home({ tenants: [tenant("a", share)], guarantors: [guarantor("g", ["a"], pay(amount))] }),
  }),
);

const savings = [
  ...savingsMultiple.flatMap(([multiple, share, at]) =>
    least({
      what: `savings of ${multiple} times a share of ${pounds(share)}`,
      criteria: rules({ savings: multiple }),
      at,
      facts: (amount) => alone(share, saved(amount)),
    }),
  ),
  ...least({
    what: "a guarantor's savings are compared by the same multiple",
    criteria: rules({ guarantorIncome: 50, savings: 24 }),
    at: 2_400_000,
    facts: (amount) =>
      home({ tenants: [tenant("a", 100_000)], guarantors: [guarantor("g", ["a"], saved(amount))] }),
  }),
];

const odd = rules({ tenantIncome: 7, savings: 3 });

const incomeAndSavings = [
  least({
    what: "£28,500.00 of income and savings",
    at: 306_000,
    facts: (amount) => alone(103_500, pay(2_850_000), saved(amount)),
  }),
  least({
    what: "income and £3,060.00 of savings",
    at: 2_850_000,
    facts: (amount) => alone(103_500, pay(amount), saved(306_000)),
  }),
  least({
    what: "sevenths of income beside 33⅓ pence by savings",
    criteria: odd,
    at: 467,
    facts: (amount) => alone(100, pay(amount), saved(100)),
  }),
  least({
    what: "thirds of savings beside 14 2/7 pence by income",
    criteria: odd,
    at: 258,
    facts: (amount) => alone(100, pay(100), saved(amount)),
  }),
  least({
    what: "a third of a penny and two thirds",
    criteria: rules({ tenantIncome: 3, savings: 3 }),
    at: 2,
    facts: (amount) => alone(1, pay(1), saved(amount)),
  }),
  least({
    what: "a guarantor with income and savings",
    criteria: rules({ guarantorIncome: 45, savings: 10 }),
    at: 3_600_000,
    facts: (amount) =>
      home({
        tenants: [tenant("a", 100_000)],
        guarantors: [guarantor("g", ["a"], saved(200_000), pay(amount))],
      }),
  }),
].flat();

/** Neither side is met here: the figures of the distance change by a penny, or do not. */
const distance = [
  neverMet({
    what: "income that affords £0.99 of £1.00",
    at: 2_970,
    facts: (amount) => alone(100, pay(amount)),
  }),
  neverMet({
    what: "savings that afford £0.99 of £1.00",
    at: 3_564,
    facts: (amount) => alone(100, saved(amount)),
  }),
  neverMet({
    what: "a distance in thirds and sevenths",
    criteria: odd,
    at: 100,
    facts: (amount) => alone(100, pay(amount), saved(100)),
  }),
  neverMet({
    what: "a distance with parts of a penny, in euros",
    at: 11_495,
    facts: (amount) => alone(100_000, pay(amount, "EUR")),
  }),
  neverMet({
    what: "large multiples without a common factor",
    criteria: rules({ tenantIncome: 997, savings: 991 }),
    at: 50_000_000,
    facts: (amount) => alone(103_500, pay(amount), saved(amount)),
  }),
  alwaysMet({
    what: "more than enough has no distance",
    criteria: odd,
    at: 1_000,
    facts: (amount) => alone(100, pay(amount), saved(1)),
  }),
].flat();

const nothing = [
  most({
    what: "income of 30 pence, and a share of about £0.01",
    at: 1,
    facts: (share) => alone(share, pay(30)),
  }),
  least({ what: "a share of £0.01, income of 30 pence", at: 30, facts: (amount) => alone(1, pay(amount)) }),
  alwaysMet({ what: "no share, and little income", at: 1, facts: (amount) => alone(0, pay(amount)) }),
  neverMet({ what: "no sources", at: 103_500, facts: (share) => alone(share) }),
  neverMet({
    what: "only income of nothing",
    at: 103_500,
    facts: (share) => alone(share, pay(0), saved(0), has("T_NOINCOME", 0)),
  }),
  least({
    what: "a tenant without a share lives in a household",
    criteria: rules({ assessment: "household" }),
    at: 3_000_000,
    facts: (amount) => home({ tenants: [tenant("a", 100_000, pay(amount)), tenant("b", 0)] }),
  }),
  least({
    what: "a tenant without a share, by shares",
    at: 3_000_000,
    facts: (amount) => home({ tenants: [tenant("a", 100_000, pay(amount)), tenant("b", 0)] }),
  }),
  alwaysMet({
    what: "no shares, but a rent, by shares",
    at: 100_000,
    facts: (rentPence) => home({ rentPence, tenants: [tenant("a", 0), tenant("b", 0)] }),
  }),
].flat();

export const multiples: Readonly<Record<string, readonly Situation[]>> = {
  "boundary-tenant-income": income,
  "boundary-guarantor-income": guarantors,
  "boundary-savings": savings,
  "boundary-income-and-savings": incomeAndSavings,
  distance,
  nothing,
};
