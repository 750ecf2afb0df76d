import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assessedSource } from "../testing/assessed-sources.ts";
import { seededRuns } from "../testing/seeded-runs.ts";
import { currencies, offeredIncomeTypes } from "../vocabulary/money.ts";
import { partyRoles } from "../vocabulary/party-roles.ts";
import { type Criteria, defaultCriteria } from "./criteria.ts";
import { assessParty, type ReplayedParty, replay } from "./replay.ts";

const aParty = (said: Partial<ReplayedParty> = {}): ReplayedParty => ({
  id: "a",
  role: "tenant",
  sharePence: 100_000,
  sources: [assessedSource("T_EMPLOYED_PERM", 30_000)],
  ...said,
});

const withCriteria = (said: Partial<Criteria>): Criteria => ({ ...defaultCriteria, ...said });

const changeOf = (after: Partial<Criteria>, replayed: ReplayedParty) =>
  replay(defaultCriteria, withCriteria(after), [replayed])[0];

describe("what would change", () => {
  test("a case that no longer passes, and what it lacks then", () => {
    const replayed = aParty();
    expect(changeOf({ tenantIncome: 33 }, replayed)).toEqual({
      replayed,
      verdict: "no_longer_passes",
      passes: { before: true, after: false },
      sources: [],
      figures: [{ figure: "affordablePence", before: 100_000, after: 90_909 }],
      gap: { before: undefined, after: { rent: 9_091, income: 300_000, savings: 327_273 } },
    });
  });

  test("a case that newly passes", () => {
    const replayed = aParty({ sources: [assessedSource("T_EMPLOYED_PERM", 28_000)] });
    expect(changeOf({ tenantIncome: 28 }, replayed)).toMatchObject({
      verdict: "newly_passes",
      passes: { before: false, after: true },
      figures: [{ figure: "affordablePence", before: 93_333, after: 100_000 }],
      gap: { before: { rent: 6_667, income: 200_000, savings: 240_000 }, after: undefined },
    });
  });

  test("another rate: the source that counts otherwise, and the one in pounds that does not", () => {
    const pounds = assessedSource("T_PENSION", 10_000);
    const euros = assessedSource("T_EMPLOYED_PERM", 40_000, { currency: "EUR" });
    const rates = {
      date: "2026-12-01",
      tenThousandths: { ...defaultCriteria.rates.tenThousandths, EUR: 9_000 },
    };
    expect(changeOf({ rates }, aParty({ sources: [pounds, euros] }))).toMatchObject({
      verdict: "other_figures",
      passes: { before: true, after: true },
      sources: [
        {
          source: euros,
          countedPence: { before: 3_480_000, after: 3_600_000 },
          rate: {
            before: { tenThousandths: 8_700, date: "2026-11-01" },
            after: { tenThousandths: 9_000, date: "2026-12-01" },
          },
        },
      ],
      figures: [
        { figure: "incomePence", before: 4_480_000, after: 4_600_000 },
        { figure: "affordablePence", before: 149_333, after: 153_333 },
      ],
    });
  });

  test("only the multiple of savings: somebody without savings is not touched", () => {
    expect(changeOf({ savings: 40 }, aParty())).toBeUndefined();
    expect(
      changeOf({ savings: 40 }, aParty({ sources: [assessedSource("T_SAVINGS", 36_000)] })),
    ).toMatchObject({
      verdict: "no_longer_passes",
    });
  });

  test("only the gap: without any income it is wider, and nothing else differs", () => {
    expect(changeOf({ tenantIncome: 33 }, aParty({ sources: [] }))).toMatchObject({
      verdict: "other_figures",
      sources: [],
      figures: [],
      gap: {
        before: { rent: 100_000, income: 3_000_000, savings: 3_600_000 },
        after: { rent: 100_000, income: 3_300_000, savings: 3_600_000 },
      },
    });
  });

  test("a guarantor follows the multiple of guarantors, a tenant is told what theirs would need", () => {
    const guarantor = aParty({ role: "guarantor", sources: [assessedSource("T_EMPLOYED_PERM", 36_000)] });
    expect(changeOf({ tenantIncome: 40 }, guarantor)).toBeUndefined();
    expect(changeOf({ guarantorIncome: 40 }, guarantor)).toMatchObject({
      verdict: "no_longer_passes",
      figures: [{ figure: "affordablePence", before: 100_000, after: 90_000 }],
    });
    expect(changeOf({ guarantorIncome: 40 }, aParty())).toMatchObject({
      verdict: "other_figures",
      figures: [{ figure: "guarantorIncomePence", before: 3_600_000, after: 4_000_000 }],
    });
  });

  test("another name, version, date or way to assess a household changes no case", () => {
    const after = { name: "b", version: 2, date: "2027-01-01", assessment: "share" } as const;
    expect(changeOf(after, aParty())).toBeUndefined();
  });

  test("unchanged cases are left out, the others stay in their order", () => {
    const cases = [
      aParty({ id: "c" }),
      aParty({ id: "a", role: "guarantor" }),
      aParty({ id: "b", sources: [] }),
    ];
    const changed = replay(defaultCriteria, withCriteria({ tenantIncome: 31 }), cases);
    expect(changed.map(({ replayed }) => replayed.id)).toEqual(["c", "b"]);
  });
});

describe("for any case", () => {
  const anyParty: fc.Arbitrary<ReplayedParty> = fc.record({
    id: fc.uuid(),
    role: fc.constantFrom(...partyRoles),
    sharePence: fc.integer({ min: 0, max: 500_000 }),
    sources: fc.array(
      fc.record({
        uuid: fc.uuid(),
        incomeType: fc.constantFrom(...offeredIncomeTypes),
        currency: fc.constantFrom(...currencies),
        declaredMinor: fc.integer({ min: 0, max: 10_000_000 }),
      }),
      { maxLength: 4 },
    ),
  });
  const rate = fc.integer({ min: 1, max: 30_000 });
  const multiple = fc.integer({ min: 1, max: 60 });
  const anyCriteria: fc.Arbitrary<Criteria> = fc.record({
    name: fc.constant("any"),
    version: fc.integer({ min: 1, max: 9 }),
    date: fc.constant("2026-11-01"),
    tenantIncome: multiple,
    guarantorIncome: multiple,
    savings: multiple,
    assessment: fc.constantFrom("share" as const, "household" as const),
    rates: fc.record({
      date: fc.constantFrom("2026-11-01", "2026-12-01"),
      tenThousandths: fc.record({ AUD: rate, EUR: rate, GBP: fc.constant(10_000), USD: rate }),
    }),
  });

  test("the same criteria change nothing", () => {
    fc.assert(
      fc.property(anyCriteria, fc.array(anyParty, { maxLength: 5 }), (criteria, cases) => {
        expect(replay(criteria, structuredClone(criteria), cases)).toEqual([]);
      }),
      seededRuns,
    );
  });

  test("a higher multiple never makes a case newly pass, and a lower one never fails one", () => {
    const multiples = fc.constantFrom(
      "tenantIncome" as const,
      "guarantorIncome" as const,
      "savings" as const,
    );
    const higher = fc.integer({ min: 1, max: 30 });
    let decided = 0;
    fc.assert(
      fc.property(anyCriteria, multiples, higher, anyParty, (criteria, key, by, one) => {
        const raised = { ...criteria, [key]: criteria[key] + by };
        const up = replay(criteria, raised, [one]).map(({ verdict }) => verdict);
        const down = replay(raised, criteria, [one]).map(({ verdict }) => verdict);
        expect(up).not.toContain("newly_passes");
        expect(down).not.toContain("no_longer_passes");
        decided += Number(up.includes("no_longer_passes"));
      }),
      seededRuns,
    );
    expect(decided).toBeGreaterThan(0);
  });

  test("whoever passes differently is told, both ways alike", () => {
    fc.assert(
      fc.property(anyCriteria, anyCriteria, anyParty, (one, other, replayed) => {
        const [was, is] = [one, other].map((criteria) => assessParty(replayed, criteria).sum.isMet);
        const there = replay(one, other, [replayed])[0];
        const back = replay(other, one, [replayed])[0];
        if (was !== is) expect(there?.passes).toEqual({ before: was, after: is });
        expect(back?.gap).toEqual(there && { before: there.gap.after, after: there.gap.before });
      }),
      seededRuns,
    );
  });
});
