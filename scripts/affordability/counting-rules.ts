import type { IncomeType } from "../../domain/src/vocabulary/money.ts";
import { alone, guarantor, has, home, least, pay, rules, type Situation, tenant } from "./situations.ts";

/** The golden cases of each counting rule: a share of £1,035.00 at its boundary. */

const SHARE = 103_500;
const STATED = 900_000_000;

/** Amounts that are just enough, worked out by hand. */
interface Boundaries {
  readonly full: number;
  /** For a guarantor of a share of £1,035.00. */
  readonly guarantor: number;
  /** At 70 percent. */
  readonly seventy: number;
  /** At 0.87. */
  readonly euros: number;
}

const income: Boundaries = {
  full: 3_105_000,
  guarantor: 3_726_000,
  seventy: 4_435_715,
  euros: 3_568_966,
};
const savings: Boundaries = {
  full: 3_726_000,
  guarantor: 3_726_000,
  seventy: 5_322_858,
  euros: 4_282_759,
};

const kindsOf = {
  gross_pay_as_stated: ["T_EMPLOYED_PERM", "T_EMPLOYED_ZH"],
  profit_as_stated: ["T_SELFEMPLOYED"],
  pension_in_full: ["T_PENSION"],
  benefits_in_full: ["T_BENFITS"],
  annual_value_of_loan: ["T_SCHOLARSHIP_LOANS"],
} as const;

type Counted = (typeof kindsOf)[keyof typeof kindsOf][number] | "T_SAVINGS";

const evidenced = (kind: IncomeType, declared: number, shown: number) =>
  home({ basis: "evidenced", tenants: [tenant("a", SHARE, has(kind, declared, { shown }))] });

const casesOf = (kind: Counted, boundaries: Boundaries): readonly Situation[] =>
  [
    least({
      what: `${kind}, as stated`,
      at: boundaries.full,
      facts: (amount) => alone(SHARE, has(kind, amount)),
    }),
    least({
      what: `${kind}, stated as more than is shown`,
      at: boundaries.full,
      facts: (amount) => evidenced(kind, STATED, amount),
    }),
    least({
      what: `${kind}, of which 70 % count`,
      criteria: rules({ counted: { [kind]: 70 } }),
      at: boundaries.seventy,
      facts: (amount) => alone(SHARE, has(kind, amount)),
    }),
    least({
      what: `${kind} in euros`,
      at: boundaries.euros,
      facts: (amount) => alone(SHARE, has(kind, amount, { currency: "EUR" })),
    }),
    least({
      what: `${kind} of a guarantor`,
      at: boundaries.guarantor,
      facts: (amount) =>
        home({
          tenants: [tenant("a", SHARE)],
          guarantors: [guarantor("g", ["a"], has(kind, amount))],
        }),
    }),
  ].flat();

const notCounted: readonly IncomeType[] = [
  "T_EMPLOYED_EXP",
  "T_EMPLOYED_PB",
  "T_EMPLOYED_TEMP",
  "T_GUARANTOR",
  "T_NOINCOME",
  "T_ZERO_PERCENT_RENT_SHARE",
];

const besidePay = (kind: IncomeType): readonly Situation[] =>
  least({
    what: `${kind} beside pay`,
    at: income.full,
    facts: (amount) => alone(SHARE, has(kind, STATED), pay(amount)),
  });

const shownBesidePay = (kind: IncomeType): readonly Situation[] =>
  least({
    what: `${kind} in euros, shown, beside pay`,
    criteria: rules({ counted: { T_EMPLOYED_PERM: 70 } }),
    at: income.seventy,
    facts: (amount) =>
      home({
        basis: "evidenced",
        tenants: [
          tenant(
            "a",
            SHARE,
            has("T_EMPLOYED_PERM", amount, { shown: amount }),
            has(kind, STATED, { currency: "EUR", shown: STATED }),
          ),
        ],
      }),
  });

export const countingRules: Readonly<Record<string, readonly Situation[]>> = {
  ...Object.fromEntries(
    Object.entries(kindsOf).map(([rule, kinds]) => [
      `rule-${rule.replaceAll("_", "-")}`,
      kinds.flatMap((kind) => casesOf(kind, income)),
    ]),
  ),
  "rule-savings": casesOf("T_SAVINGS", savings),
  "rule-not-counted": [
    ...notCounted.flatMap(besidePay),
    ...shownBesidePay("T_EMPLOYED_TEMP"),
    ...shownBesidePay("T_GUARANTOR"),
  ],
};
