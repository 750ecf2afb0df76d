import {
  alwaysMet,
  guarantor,
  home,
  least,
  neverMet,
  pay,
  rules,
  type Situation,
  saved,
  tenant,
  together,
} from "./situations.ts";

/** The golden cases of several people: households, shares, guarantors, their order. */

const SHARE = 100_000;
const RICH = 900_000_000;
const household = rules(together);

const allTogether = [
  least({
    what: "two together against the rent",
    criteria: household,
    at: 1_800_000,
    facts: (amount) =>
      home({ tenants: [tenant("a", SHARE, pay(4_200_000)), tenant("b", SHARE, pay(amount))] }),
  }),
  least({
    what: "one with income, one with savings",
    criteria: household,
    at: 3_600_000,
    facts: (amount) =>
      home({ tenants: [tenant("a", SHARE, pay(3_000_000)), tenant("b", SHARE, saved(amount))] }),
  }),
  least({
    what: "three with parts of a penny each",
    criteria: rules({ ...together, tenantIncome: 1 }, { EUR: 5_000 }),
    at: 1,
    facts: (amount) =>
      home({
        rentPence: 2,
        tenants: [
          tenant("a", 1, pay(1, "EUR")),
          tenant("b", 1, pay(1, "EUR")),
          tenant("c", 0, pay(1, "EUR"), pay(amount, "EUR")),
        ],
      }),
  }),
  least({
    what: "a rent above the shares",
    criteria: household,
    at: 2_600_000,
    facts: (amount) =>
      home({
        rentPence: 120_000,
        tenants: [tenant("a", 50_000, pay(1_000_000)), tenant("b", 50_000, pay(amount))],
      }),
  }),
  least({
    what: "a rent below the shares",
    criteria: household,
    at: 1_400_000,
    facts: (amount) =>
      home({
        rentPence: 80_000,
        tenants: [tenant("a", 50_000, pay(1_000_000)), tenant("b", 50_000, pay(amount))],
      }),
  }),
].flat();

const eachTheirShare = [
  least({
    what: "both afford their shares",
    at: 3_000_000,
    facts: (amount) =>
      home({ tenants: [tenant("a", SHARE, pay(3_000_000)), tenant("b", SHARE, pay(amount))] }),
  }),
  least({
    what: "one who has much does not help the other",
    at: 3_000_000,
    facts: (amount) => home({ tenants: [tenant("a", SHARE, pay(RICH)), tenant("b", SHARE, pay(amount))] }),
  }),
  least({
    what: "uneven shares",
    at: 30,
    facts: (amount) => home({ tenants: [tenant("a", 199_999, pay(5_999_970)), tenant("b", 1, pay(amount))] }),
  }),
  least({
    what: "shares below the rent",
    at: 1_500_000,
    facts: (amount) =>
      home({
        rentPence: 200_000,
        tenants: [tenant("a", 50_000, pay(1_500_000)), tenant("b", 50_000, pay(amount))],
      }),
  }),
].flat();

const couple = (own: number, ofGuarantor: number, guarantees: readonly string[] = ["b"]) =>
  home({
    tenants: [tenant("a", SHARE, pay(own)), tenant("b", SHARE)],
    guarantors: [guarantor("g", guarantees, pay(ofGuarantor))],
  });

/** The boundaries that are the same whether a household is assessed or shares. */
const guaranteed = (assessment: "household" | "share"): readonly Situation[] =>
  [
    least({
      what: "a guarantor covers the share of one",
      criteria: rules({ assessment }),
      at: 3_600_000,
      facts: (amount) => couple(3_000_000, amount),
    }),
    least({
      what: "the other affords what is left",
      criteria: rules({ assessment }),
      at: 3_000_000,
      facts: (amount) => couple(amount, 3_600_000),
    }),
    least({
      what: "what a guarantor has beyond the share does not help the other",
      criteria: rules({ assessment }),
      at: 3_000_000,
      facts: (amount) => couple(amount, RICH),
    }),
    least({
      what: "a guarantor covers both",
      criteria: rules({ assessment }),
      at: 7_200_000,
      facts: (amount) => couple(0, amount, ["b", "a"]),
    }),
  ].flat();

const ofHouseholds = [
  least({
    what: "a covered tenant's own income counts for the rest",
    criteria: household,
    at: 2_400_000,
    facts: (amount) =>
      home({
        tenants: [tenant("a", SHARE, pay(amount)), tenant("b", SHARE, pay(600_000))],
        guarantors: [guarantor("g", ["b"], pay(3_600_000))],
      }),
  }),
  least({
    what: "a guarantor who has not enough covers no part",
    criteria: household,
    at: 6_000_000,
    facts: (amount) => couple(amount, 3_599_999),
  }),
  alwaysMet({
    what: "covered shares above the rent leave nothing",
    criteria: household,
    at: 150_000,
    facts: (rentPence) =>
      home({
        rentPence,
        tenants: [tenant("a", SHARE), tenant("b", SHARE)],
        guarantors: [guarantor("g", ["a", "b"], pay(7_200_000))],
      }),
  }),
  least({
    what: "what no share names is left to the household",
    criteria: household,
    at: 30_000,
    facts: (amount) =>
      home({
        rentPence: 201_000,
        tenants: [tenant("a", SHARE, pay(amount)), tenant("b", SHARE)],
        guarantors: [guarantor("g", ["a", "b"], pay(7_200_000))],
      }),
  }),
].flat();

const several = (assessment: "household" | "share"): readonly Situation[] =>
  [
    least({
      what: "two for one share, of whom the first has not enough",
      criteria: rules({ assessment }),
      at: 3_600_000,
      facts: (amount) =>
        home({
          tenants: [tenant("a", SHARE, pay(3_000_000)), tenant("b", SHARE)],
          guarantors: [guarantor("g", ["b"], pay(3_599_999)), guarantor("h", ["b"], pay(amount))],
        }),
    }),
    least({
      what: "two for one share are subtracted once",
      criteria: rules({ assessment }),
      at: 3_000_000,
      facts: (amount) =>
        home({
          tenants: [tenant("a", SHARE, pay(amount)), tenant("b", SHARE)],
          guarantors: [guarantor("g", ["b"], pay(3_600_000)), guarantor("h", ["b"], saved(3_600_000))],
        }),
    }),
    least({
      what: "overlapping guarantees need the whole of each",
      criteria: rules({ assessment }),
      at: 7_200_000,
      facts: (amount) =>
        home({
          tenants: [tenant("a", SHARE), tenant("b", SHARE)],
          guarantors: [guarantor("g", ["a", "b"], pay(amount)), guarantor("h", ["b"], pay(3_600_000))],
        }),
    }),
    least({
      what: "an id that no tenant has adds nothing",
      criteria: rules({ assessment }),
      at: 3_600_000,
      facts: (amount) => couple(3_000_000, amount, ["z", "b"]),
    }),
  ].flat();

const severalByShares = [
  least({
    what: "one guarantor for each",
    criteria: rules(),
    at: 3_600_000,
    facts: (amount) =>
      home({
        tenants: [tenant("a", SHARE), tenant("b", SHARE)],
        guarantors: [guarantor("g", ["a"], pay(3_600_000)), guarantor("h", ["b"], pay(amount))],
      }),
  }),
  neverMet({
    what: "a guarantor of no share covers none",
    criteria: rules(),
    at: 3_600_000,
    facts: (amount) => couple(3_000_000, amount, []),
  }),
].flat();

const ids = [
  ["b", "B", "10"],
  ["9", "10", "a-b"],
  ["z", "~", "!"],
  ["a10", "a2", "a"],
] as const;

const order = ids.flatMap((all) =>
  least({
    what: `people in the order ${all.join(" ")}`,
    criteria: rules({ ...together, name: "Größe & «Söhne» – 借家", version: 7, date: "2028-02-29" }),
    at: 699_998,
    facts: (amount) =>
      home({
        tenants: all.map((id, index) =>
          index === 0 ? tenant(id, 20_000, saved(360_000), pay(amount)) : tenant(id, 20_000, pay(400_001)),
        ),
        guarantors: all.slice(0, 2).map((id) => guarantor(id, [all[2], all[0]])),
      }),
  }),
);

export const households: Readonly<Record<string, readonly Situation[]>> = {
  "boundary-household": allTogether,
  "boundary-shares": eachTheirShare,
  "boundary-guarantee-household": [...guaranteed("household"), ...ofHouseholds],
  "boundary-guarantee-shares": guaranteed("share"),
  "several-guarantors-household": several("household"),
  "several-guarantors-shares": [...several("share"), ...severalByShares],
  order,
};
