import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Criteria, defaultCriteria } from "../affordability/criteria.ts";
import { policyOf } from "../policies/policy-version.ts";
import { shippedVersions } from "../policies/shipped.ts";
import { factsSource, factsTenant, replayFacts } from "../testing/replay-facts.ts";
import { seededRuns } from "../testing/seeded-runs.ts";
import { currencies, type OfferedIncomeType, offeredIncomeTypes } from "../vocabulary/money.ts";
import { replayCase } from "./replay-case.ts";
import { replayClasses } from "./replay-classes.ts";
import type { FactsSource, ReplayFacts } from "./replay-facts.ts";

const replayed = (facts: ReplayFacts, change: Partial<Criteria>, before = defaultCriteria) =>
  replayCase(facts, { before, after: { ...before, ...change } });

const job = (pounds: number) => factsSource("T_EMPLOYED_PERM", pounds);

describe("one case", () => {
  test("of a tenant who no longer meets a higher multiple, and the part that is the reason", () => {
    expect(replayed(replayFacts([job(30_500)]), { tenantIncome: 31, savings: 40 })).toEqual([
      {
        before: "meets",
        after: "below",
        comparison: "worse",
        kind: "T_EMPLOYED_PERM",
        share: "whole",
        reasons: ["tenantIncome"],
        withBenefits: "same",
      },
    ]);
  });

  test.each<[string, ReplayFacts, Partial<Criteria>, readonly string[]]>([
    [
      "a kind that counts less",
      replayFacts([factsSource("T_BENFITS", 30_000)]),
      { counted: { T_BENFITS: 80 } },
      ["counted.T_BENFITS"],
    ],
    [
      "a lower rate",
      replayFacts([factsSource("T_PENSION", 35_000, { currency: "EUR" })]),
      {
        rates: {
          date: "2026-12-01",
          tenThousandths: { ...defaultCriteria.rates.tenThousandths, EUR: 8_000 },
        },
      },
      ["rates.tenThousandths.EUR"],
    ],
    ["more savings", replayFacts([factsSource("T_SAVINGS", 36_000)]), { savings: 37 }, ["savings"]],
    [
      "shares instead of the household",
      replayFacts([], {
        tenants: [
          factsTenant([job(40_000)], { sharePence: 90_000 }),
          factsTenant([], { sharePence: 10_000 }),
        ],
      }),
      { assessment: "share" },
      ["assessment"],
    ],
    [
      "two parts, of which each alone would do",
      replayFacts([factsSource("T_BENFITS", 30_000)]),
      { tenantIncome: 40, counted: { T_BENFITS: 50 } },
      ["tenantIncome", "counted.T_BENFITS"],
    ],
  ])("changes because of %s", (_what, facts, change, reasons) => {
    const changed = replayed(facts, change)?.filter(({ comparison }) => comparison === "worse");
    expect(changed?.map((person) => person.reasons)).toEqual([reasons]);
  });

  test("of a tenant with a guarantor names the guarantor, and each decided person once", () => {
    const facts = replayFacts([], {
      tenants: [factsTenant([job(29_000)], { guarantor: 0 })],
      guarantors: [{ isDecided: true, sources: [job(37_000)] }],
    });
    expect(replayed(facts, { guarantorIncome: 40 })).toMatchObject([
      { before: "with_guarantor", after: "below", reasons: ["guarantorIncome"] },
      { before: "meets", after: "below", share: "whole", reasons: ["guarantorIncome"] },
    ]);
    const open = { ...facts, guarantors: [{ isDecided: false, sources: [job(37_000)] }] };
    expect(replayed(open, {})).toMatchObject([{ before: "with_guarantor", comparison: "same" }]);
  });

  test("whose home passes without their guarantor meets the criteria, however able the guarantor is", () => {
    const facts = replayFacts([], {
      tenants: [
        factsTenant([job(36_000)], { sharePence: 60_000 }),
        factsTenant([], { sharePence: 40_000, guarantor: 0 }),
      ],
      guarantors: [{ isDecided: false, sources: [job(15_000)] }],
    });
    expect(replayed(facts, { guarantorIncome: 40 })?.map(({ before, after }) => [before, after])).toEqual([
      ["meets", "meets"],
      ["meets", "meets"],
    ]);
  });

  test("counts what is shown, not what is said", () => {
    const facts = replayFacts([factsSource("T_EMPLOYED_PERM", 40_000, { evidencedMinor: null })]);
    expect(replayed(facts, {})).toMatchObject([{ before: "below", kind: "T_EMPLOYED_PERM" }]);
  });

  test("without stored figures cannot be replayed", () => {
    expect(replayed(replayFacts(null), {})).toBeUndefined();
  });

  test.each<[number, string]>([
    [0, "none"],
    [25_000, "to_quarter"],
    [25_001, "to_half"],
    [75_000, "to_three_quarters"],
    [99_999, "below_whole"],
    [100_000, "whole"],
  ])("of a share of %i pence of a rent of £1,000 is of the band %s", (sharePence, share) => {
    const facts = replayFacts([], { tenants: [factsTenant([], { sharePence })] });
    expect(replayed(facts, {})).toMatchObject([{ share, kind: "none" }]);
  });

  test("with benefits instead of pay says whether they count less, or more", () => {
    const facts = replayFacts([job(30_000)]);
    expect(replayed(facts, { counted: { T_BENFITS: 99 } })).toMatchObject([{ withBenefits: "worse" }]);
    const less = { counted: { T_EMPLOYED_PERM: 99 } };
    expect(replayed(facts, less)).toMatchObject([{ withBenefits: "better" }]);
    expect(replayed(replayFacts([factsSource("T_BENFITS", 1)]), {})).toMatchObject([
      { withBenefits: undefined },
    ]);
  });
});

const anySource: fc.Arbitrary<FactsSource> = fc.record({
  incomeType: fc.constantFrom(...offeredIncomeTypes),
  currency: fc.constantFrom(...currencies),
  declaredMinor: fc.integer({ min: 0, max: 10_000_000 }),
  evidencedMinor: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
});

const anySources = fc.array(anySource, { maxLength: 3 });
const share = fc.integer({ min: 0, max: 150_000 });

const anyFacts: fc.Arbitrary<ReplayFacts> = fc
  .record({
    people: fc.array(fc.tuple(share, anySources, fc.boolean()), { minLength: 1, maxLength: 3 }),
    guarantor: anySources,
  })
  .map(({ people, guarantor }) =>
    replayFacts([], {
      rentPence: people.reduce((sum, [sharePence]) => sum + sharePence, 0),
      tenants: people.map(([sharePence, sources, isGuaranteed]) =>
        factsTenant(sources, { sharePence, guarantor: isGuaranteed ? 0 : null }),
      ),
      guarantors: [{ isDecided: true, sources: guarantor }],
    }),
  );

const multiple = fc.integer({ min: 1, max: 60 });
const rate = fc.integer({ min: 1, max: 30_000 });
const percent = fc.integer({ min: 0, max: 100 });

const anyCounted: fc.Arbitrary<Partial<Record<OfferedIncomeType, number>>> = fc.record(
  { T_EMPLOYED_PERM: percent, T_EMPLOYED_ZH: percent, T_BENFITS: percent, T_SAVINGS: percent },
  { requiredKeys: [] },
);

const anyCriteria: fc.Arbitrary<Criteria> = fc.record({
  name: fc.constant("any"),
  version: fc.constant(1),
  date: fc.constant("2026-11-01"),
  tenantIncome: multiple,
  guarantorIncome: multiple,
  savings: multiple,
  assessment: fc.constantFrom("share", "household"),
  counted: anyCounted,
  rates: fc.record({
    date: fc.constant("2026-11-01"),
    tenThousandths: fc.record({ AUD: rate, EUR: rate, GBP: fc.constant(10_000), USD: rate }),
  }),
});

describe("for any case", () => {
  const rankOf = (one: { readonly after: (typeof replayClasses)[number] }) =>
    replayClasses.indexOf(one.after);

  test("the same criteria change nothing", () => {
    fc.assert(
      fc.property(anyFacts, anyCriteria, (facts, criteria) => {
        const people = replayCase(facts, { before: criteria, after: structuredClone(criteria) });
        expect(people?.every(({ comparison, reasons }) => comparison === "same" && !reasons.length)).toBe(
          true,
        );
      }),
      seededRuns,
    );
  });

  test("a lower multiple makes nothing worse, and a changed outcome has a reason", () => {
    const keys = fc.constantFrom("tenantIncome" as const, "guarantorIncome" as const, "savings" as const);
    let better = 0;
    fc.assert(
      fc.property(anyFacts, anyCriteria, keys, fc.integer({ min: 1, max: 30 }), (facts, after, key, by) => {
        const people = replayCase(facts, { before: { ...after, [key]: after[key] + by }, after }) ?? [];
        for (const { comparison, reasons } of people) {
          expect(comparison).not.toBe("worse");
          if (comparison === "better") expect(reasons).toEqual([key]);
          better += Number(comparison === "better");
        }
      }),
      seededRuns,
    );
    expect(better).toBeGreaterThan(0);
  });

  test("the order of the people and of their sources is irrelevant", () => {
    fc.assert(
      fc.property(anyFacts, anyCriteria, anyCriteria, (facts, before, after) => {
        const reversed = {
          ...facts,
          tenants: facts.tenants
            .toReversed()
            .map((one) => ({ ...one, sources: one.sources?.toReversed() ?? null })),
        };
        const classes = (of: ReplayFacts) =>
          replayCase(of, { before, after })
            ?.map(
              (person) => `${person.before} ${person.after} ${person.reasons.join()} ${person.withBenefits}`,
            )
            .toSorted();
        expect(classes(reversed)).toEqual(classes(facts));
      }),
      seededRuns,
    );
  });

  test("benefits and pay of the same amount and evidence have the same outcome, if they count alike", () => {
    let checked = 0;
    fc.assert(
      fc.property(anyFacts, anyCriteria, fc.integer({ min: 0, max: 100 }), (facts, criteria, percent) => {
        const alike = { T_EMPLOYED_PERM: percent, T_EMPLOYED_ZH: percent, T_BENFITS: percent };
        const after = { ...criteria, counted: { ...criteria.counted, ...alike } };
        for (const { withBenefits } of replayCase(facts, { before: criteria, after }) ?? []) {
          expect(withBenefits).toBeOneOf([undefined, "same"]);
          checked += Number(withBenefits === "same");
        }
      }),
      seededRuns,
    );
    expect(checked).toBeGreaterThan(0);
  });

  test.each(
    shippedVersions.map(
      (version) => [`${version.name} ${version.version}`, policyOf(version).criteria] as const,
    ),
  )("of the shipped policy %s, benefits instead of pay have the same outcome", (_name, criteria) => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const people = replayCase(facts, { before: criteria, after: criteria }) ?? [];
        expect(people.every(({ withBenefits = "same" }) => withBenefits === "same")).toBe(true);
      }),
      seededRuns,
    );
  });

  test("a higher share of benefits makes nothing worse", () => {
    fc.assert(
      fc.property(anyFacts, anyCriteria, (facts, criteria) => {
        const less = { ...criteria, counted: { ...criteria.counted, T_BENFITS: 0 } };
        const more = { ...criteria, counted: { ...criteria.counted, T_BENFITS: 100 } };
        const [was = [], is = []] = [less, more].map((one) => replayCase(facts, { before: one, after: one }));
        for (const [place, one] of was.entries()) {
          const now = is[place];
          expect(now && rankOf(now)).toBeLessThanOrEqual(rankOf(one));
        }
      }),
      seededRuns,
    );
  });
});
