import {
  alone,
  guarantor,
  has,
  home,
  pay,
  rules,
  type Situation,
  saved,
  tenant,
  together,
} from "./situations.ts";

/** The examples of the rule book. */

const couple = (ofGuarantor: number) =>
  home({
    tenants: [tenant("a", 100_000, pay(3_000_000)), tenant("b", 100_000)],
    guarantors: [guarantor("g", ["b"], pay(ofGuarantor))],
  });

export const examples: readonly Situation[] = [
  {
    name: "1. Exactly enough",
    criteria: rules(together),
    facts: alone(103_500, pay(3_105_000)),
    isMet: true,
  },
  { name: "2. A distance", criteria: rules(together), facts: alone(103_500, pay(2_850_000)), isMet: false },
  {
    name: "3. Euros, of which a part counts",
    criteria: rules({ ...together, counted: { T_SELFEMPLOYED: 60 } }),
    facts: alone(
      50_000,
      has("T_SELFEMPLOYED", 2_873_563, { currency: "EUR" }),
      has("T_SELFEMPLOYED", 1, { currency: "EUR" }),
    ),
    isMet: true,
  },
  {
    name: "4. Rounding a distance up",
    criteria: rules({ ...together, tenantIncome: 7, savings: 3 }),
    facts: alone(100, pay(100), saved(100)),
    isMet: false,
  },
  {
    name: "5. What is proved",
    criteria: rules(together),
    facts: home({
      basis: "evidenced",
      tenants: [
        tenant(
          "a",
          80_000,
          has("T_EMPLOYED_PERM", 3_000_000, { shown: 2_400_000 }),
          has("T_PENSION", 600_000),
          has("T_SAVINGS", 100_000, { shown: 500_000 }),
        ),
      ],
    }),
    isMet: true,
  },
  { name: "6. A guarantor in a household", criteria: rules(together), facts: couple(3_600_000), isMet: true },
  {
    name: "6. A guarantor in a household, a penny less",
    criteria: rules(together),
    facts: couple(3_599_999),
    isMet: false,
  },
  { name: "7. By shares", criteria: rules(), facts: couple(3_600_000), isMet: true },
  { name: "7. By shares, a penny less", criteria: rules(), facts: couple(3_599_999), isMet: false },
];
