import type { OfferedIncomeType } from "../../domain/src/vocabulary/money.ts";
import {
  alone,
  guarantor,
  has,
  home,
  least,
  neverMet,
  pay,
  rules,
  type Situation,
  type Source,
  saved,
  tenant,
} from "./situations.ts";

/** The golden cases of rates, percents, evidence, and the largest amounts. */

const SHARE = 103_500;

const euro = (rate: number) => rules({}, { EUR: rate });

const rates = [
  least({ what: "euros at 0.87", at: 3_568_966, facts: (amount) => alone(SHARE, pay(amount, "EUR")) }),
  least({ what: "US dollars at 0.76", at: 4_085_527, facts: (amount) => alone(SHARE, pay(amount, "USD")) }),
  least({
    what: "Australian dollars at 0.49",
    at: 6_336_735,
    facts: (amount) => alone(SHARE, pay(amount, "AUD")),
  }),
  least({
    what: "the lowest rate",
    criteria: euro(1),
    at: 31_050_000_000,
    facts: (amount) => alone(SHARE, pay(amount, "EUR")),
  }),
  least({
    what: "the highest rate",
    criteria: euro(1_000_000),
    at: 31_050,
    facts: (amount) => alone(SHARE, pay(amount, "EUR")),
  }),
  least({
    what: "a rate of 0.3333",
    criteria: euro(3_333),
    at: 9_315_932,
    facts: (amount) => alone(SHARE, pay(amount, "EUR")),
  }),
  least({
    what: "pounds beside three other currencies",
    at: 985_000,
    facts: (amount) =>
      alone(SHARE, pay(1_000_000, "EUR"), pay(1_000_000, "USD"), pay(1_000_000, "AUD"), pay(amount)),
  }),
  least({
    what: "income in euros, savings in US dollars",
    at: 2_155_264,
    facts: (amount) => alone(SHARE, pay(2_000_000, "EUR"), saved(amount, "USD")),
  }),
  least({
    what: "two half pennies make a penny",
    criteria: rules({ tenantIncome: 1 }, { EUR: 5_000 }),
    at: 1,
    facts: (amount) => alone(1, pay(1, "EUR"), pay(amount, "EUR")),
  }),
  least({
    what: "half pennies of savings",
    criteria: rules({ savings: 2 }, { USD: 5_000 }),
    at: 3,
    facts: (amount) => alone(1, saved(1, "USD"), saved(amount, "USD")),
  }),
].flat();

const counted = (percents: Partial<Record<OfferedIncomeType, number>>) => rules({ counted: percents });

const percents = [
  ...(
    [
      [1, 310_500_000],
      [99, 3_136_364],
      [100, 3_105_000],
    ] as const
  ).flatMap(([percent, at]) =>
    least({
      what: `${percent} % of pay`,
      criteria: counted({ T_EMPLOYED_PERM: percent }),
      at,
      facts: (amount) => alone(SHARE, pay(amount)),
    }),
  ),
  ...[
    neverMet({
      what: "0 % of pay",
      criteria: counted({ T_EMPLOYED_PERM: 0 }),
      at: 900_000_000,
      facts: (amount) => alone(SHARE, pay(amount)),
    }),
    least({
      what: "a pension beside pay that does not count",
      criteria: counted({ T_EMPLOYED_PERM: 0 }),
      at: 3_105_000,
      facts: (amount) => alone(SHARE, pay(900_000_000), has("T_PENSION", amount)),
    }),
    least({
      what: "several kinds in several parts",
      criteria: counted({ T_EMPLOYED_PERM: 50, T_PENSION: 25, T_SCHOLARSHIP_LOANS: 0, T_BENFITS: 100 }),
      at: 1_855_000,
      facts: (amount) =>
        alone(
          SHARE,
          pay(2_000_000),
          has("T_PENSION", 1_000_000),
          has("T_SCHOLARSHIP_LOANS", 1_000_000),
          has("T_BENFITS", amount),
        ),
    }),
    least({
      what: "half of savings",
      criteria: counted({ T_SAVINGS: 50 }),
      at: 7_452_000,
      facts: (amount) => alone(SHARE, saved(amount)),
    }),
    least({
      what: "fifty hundredths and fifty make a penny",
      criteria: rules({ tenantIncome: 1, counted: { T_PENSION: 1 } }),
      at: 50,
      facts: (amount) => alone(1, has("T_PENSION", 50), has("T_PENSION", amount)),
    }),
  ].flat(),
];

const percentsOfRates = [
  least({
    what: "millionths of a penny",
    criteria: rules({ tenantIncome: 1, counted: { T_EMPLOYED_PERM: 1 } }, { EUR: 1 }),
    at: 1_000_000,
    facts: (amount) => alone(1, pay(amount, "EUR")),
  }),
  least({
    what: "millionths of a penny from two sources",
    criteria: rules({ tenantIncome: 1, counted: { T_EMPLOYED_PERM: 1 } }, { EUR: 1 }),
    at: 600_000,
    facts: (amount) => alone(1, pay(400_000, "EUR"), pay(amount, "EUR")),
  }),
  least({
    what: "a third of euros",
    criteria: counted({ T_EMPLOYED_PERM: 33 }),
    at: 10_815_048,
    facts: (amount) => alone(SHARE, pay(amount, "EUR")),
  }),
  least({
    what: "a third of a guarantor's euros",
    criteria: counted({ T_EMPLOYED_PERM: 33 }),
    at: 12_978_057,
    facts: (amount) =>
      home({ tenants: [tenant("a", SHARE)], guarantors: [guarantor("g", ["a"], pay(amount, "EUR"))] }),
  }),
  least({
    what: "45 % of savings in US dollars",
    criteria: counted({ T_SAVINGS: 45 }),
    at: 10_894_737,
    facts: (amount) => alone(SHARE, saved(amount, "USD")),
  }),
].flat();

const proved = (...sources: readonly Source[]) =>
  home({ basis: "evidenced", tenants: [tenant("a", SHARE, ...sources)] });

const evidence = [
  neverMet({
    what: "nothing is shown",
    at: 3_105_000,
    facts: (amount) => proved(pay(amount), saved(amount)),
  }),
  least({
    what: "what is shown does not matter where statements count",
    at: 3_105_000,
    facts: (amount) => alone(SHARE, has("T_PENSION", amount, { shown: 0 })),
  }),
  least({
    what: "more is shown than stated, where statements count",
    at: 3_105_000,
    facts: (amount) => alone(SHARE, has("T_PENSION", amount, { shown: 900_000_000 })),
  }),
  least({
    what: "one source is shown, another is not",
    at: 1_105_000,
    facts: (amount) =>
      proved(
        has("T_EMPLOYED_PERM", 2_000_000, { shown: 2_000_000 }),
        has("T_PENSION", 5_000_000),
        has("T_BENFITS", 5_000_000, { shown: amount }),
      ),
  }),
  least({
    what: "the smaller is taken of each source, not of the sums",
    at: 1_105_000,
    facts: (amount) =>
      proved(
        has("T_EMPLOYED_PERM", 2_000_000, { shown: 9_000_000 }),
        has("T_PENSION", 9_000_000, { shown: amount }),
      ),
  }),
  least({
    what: "60 % of what is shown in euros",
    criteria: counted({ T_SELFEMPLOYED: 60 }),
    at: 5_948_276,
    facts: (amount) => proved(has("T_SELFEMPLOYED", 90_000_000, { currency: "EUR", shown: amount })),
  }),
  least({
    what: "what a guarantor shows",
    at: 3_726_000,
    facts: (amount) =>
      home({
        basis: "evidenced",
        tenants: [tenant("a", SHARE, pay(9_000_000))],
        guarantors: [guarantor("g", ["a"], has("T_PENSION", 9_000_000, { shown: amount }))],
      }),
  }),
  least({
    what: "what a household shows",
    criteria: rules({ assessment: "household" }),
    at: 3_000_000,
    facts: (amount) =>
      home({
        basis: "evidenced",
        tenants: [
          tenant("a", 50_000, has("T_EMPLOYED_ZH", 9_000_000, { shown: amount })),
          tenant("b", 50_000, has("T_SAVINGS", 900_000)),
        ],
      }),
  }),
].flat();

const MOST = 100_000_000_000;

const largest = [
  least({
    what: "the largest amounts at the highest rate",
    criteria: rules({ tenantIncome: 300 }, { EUR: 1_000_000 }),
    at: 99_999_999_997,
    facts: (amount) => alone(99_999_999_999, pay(MOST, "EUR"), pay(MOST, "EUR"), pay(amount, "EUR")),
  }),
  least({
    what: "nearly the largest rent",
    criteria: rules({ tenantIncome: 29, assessment: "household" }, { EUR: 1_000_000 }),
    at: 90_000_000_000,
    facts: (amount) =>
      home({
        rentPence: 999_999_999_999,
        tenants: [tenant("a", MOST, pay(MOST, "EUR"), pay(MOST, "EUR"), pay(amount, "EUR"))],
      }),
  }),
  neverMet({
    what: "the largest distance of one share",
    criteria: rules({ tenantIncome: 1_000, guarantorIncome: 1_000, savings: 1_000 }),
    at: 99_999_999_999,
    facts: (share) => alone(share),
  }),
  neverMet({
    what: "three of the largest shares guaranteed",
    criteria: rules({ guarantorIncome: 1_000 }),
    at: 50_000_000_000,
    facts: (amount) => {
      const ids = ["a", "b", "c"];
      return home({
        tenants: ids.map((id) => tenant(id, MOST)),
        guarantors: [guarantor("g", ids, pay(amount))],
      });
    },
  }),
  least({
    what: "more digits than a float has",
    criteria: rules(
      { tenantIncome: 997, savings: 991, counted: { T_EMPLOYED_PERM: 33, T_SAVINGS: 77 } },
      { EUR: 8_699, USD: 7_601 },
    ),
    at: 32_198_232_760,
    facts: (amount) => alone(9_999_989, saved(1_234_567_891, "USD"), pay(amount, "EUR")),
  }),
  least({
    what: "99 % at nearly the highest rate",
    criteria: rules({ tenantIncome: 113, counted: { T_EMPLOYED_PERM: 99 } }, { EUR: 999_999 }),
    at: 91_313_222_628,
    facts: (amount) => alone(80_000_000_001, pay(amount, "EUR")),
  }),
].flat();

export const amounts: Readonly<Record<string, readonly Situation[]>> = {
  rates,
  percents,
  "percents-of-rates": percentsOfRates,
  evidence,
  largest,
};
