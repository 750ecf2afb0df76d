import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assessedSource, byShare } from "../testing/assessed-sources.ts";
import { seededRuns } from "../testing/seeded-runs.ts";
import { currencies, offeredIncomeTypes } from "../vocabulary/money.ts";
import { type AssessedHousehold, assessHousehold, assessTenant } from "./assess.ts";
import type { AssessedSource } from "./counted.ts";
import { defaultCriteria } from "./criteria.ts";

describe("for any household", () => {
  const anySource = fc.record({
    uuid: fc.uuid(),
    incomeType: fc.constantFrom(...offeredIncomeTypes),
    currency: fc.constantFrom(...currencies),
    declaredMinor: fc.integer({ min: 0, max: 10_000_000_000 }),
    evidencedMinor: fc.option(fc.integer({ min: 0, max: 10_000_000_000 }), { nil: undefined }),
  });
  const sources = fc.array(anySource, { maxLength: 4 });
  const anyHousehold: fc.Arbitrary<AssessedHousehold> = fc
    .record({
      shares: fc.array(fc.integer({ min: 0, max: 500_000_000 }), { minLength: 1, maxLength: 4 }),
      all: fc.array(sources, { minLength: 6, maxLength: 6 }),
    })
    .map(({ shares, all }) => ({
      rentPence: shares.reduce((sum, share) => sum + share, 0),
      tenants: shares.map((sharePence, index) => ({
        id: `t${index}`,
        sharePence,
        sources: all[index] ?? [],
      })),
      guarantors: [{ id: "g", guarantees: ["t0"], sources: all[5] ?? [] }],
    }));
  const anyCriteria = fc.constantFrom(defaultCriteria, byShare);
  const anyBasis = fc.constantFrom("declared" as const, "evidenced" as const);

  const withFirst = (
    household: AssessedHousehold,
    change: (sources: readonly AssessedSource[]) => readonly AssessedSource[],
  ): AssessedHousehold => {
    const [first, ...others] = household.tenants;
    if (!first) throw new Error("Nobody lives there");
    return { ...household, tenants: [{ ...first, sources: change(first.sources) }, ...others] };
  };

  const firstAffords = ({ tenants }: ReturnType<typeof assessHousehold>) => {
    const [first] = tenants;
    if (!first) throw new Error("Nobody was assessed");
    return first.sum.affordablePence;
  };

  test("more income never lowers the outcome", () => {
    fc.assert(
      fc.property(anyHousehold, anySource, anyCriteria, anyBasis, (household, more, criteria, basis) => {
        const before = assessHousehold(household, criteria, basis);
        const after = assessHousehold(
          withFirst(household, (own) => [...own, more]),
          criteria,
          basis,
        );
        expect(Number(after.isMet)).toBeGreaterThanOrEqual(Number(before.isMet));
        expect(firstAffords(after)).toBeGreaterThanOrEqual(firstAffords(before));
      }),
      seededRuns,
    );
  });

  test("splitting a source changes nothing", () => {
    fc.assert(
      fc.property(
        anyHousehold,
        anySource,
        fc.double({ min: 0, max: 1, noNaN: true }),
        anyCriteria,
        (household, one, part, criteria) => {
          const left = Math.floor(one.declaredMinor * part);
          const halves = [
            { ...one, declaredMinor: left },
            { ...one, declaredMinor: one.declaredMinor - left },
          ];
          const whole = assessHousehold(
            withFirst(household, (own) => [...own, one]),
            criteria,
          );
          const split = assessHousehold(
            withFirst(household, (own) => [...own, ...halves]),
            criteria,
          );
          expect(split.isMet).toBe(whole.isMet);
          expect(split.household).toEqual(whole.household);
          expect(split.tenants.map(({ sum }) => sum)).toEqual(whole.tenants.map(({ sum }) => sum));
        },
      ),
      seededRuns,
    );
  });

  test("the order of joining changes nothing", () => {
    fc.assert(
      fc.property(anyHousehold, anyCriteria, (household, criteria) => {
        const reversed = { ...household, tenants: household.tenants.toReversed() };
        expect(assessHousehold(reversed, criteria)).toEqual(assessHousehold(household, criteria));
      }),
      seededRuns,
    );
  });

  test("the gap is exact: each way closes it, and a penny less does not", () => {
    fc.assert(
      fc.property(sources, fc.integer({ min: 1, max: 500_000_000 }), (own, sharePence) => {
        const { sum } = assessTenant({ id: "a", sharePence, sources: own }, defaultCriteria);
        const { gap } = sum;
        expect(gap === undefined).toBe(sum.isMet);
        fc.pre(gap !== undefined);
        const isMetWith = (more: AssessedSource, share = sharePence) =>
          assessTenant({ id: "a", sharePence: share, sources: [...own, more] }, defaultCriteria).sum.isMet;
        const income = (declaredMinor: number) => assessedSource("T_PENSION", 0, { declaredMinor });
        const savings = (declaredMinor: number) => assessedSource("T_SAVINGS", 0, { declaredMinor });
        expect([isMetWith(income(gap.income)), isMetWith(income(gap.income - 1))]).toEqual([true, false]);
        expect([isMetWith(savings(gap.savings)), isMetWith(savings(gap.savings - 1))]).toEqual([true, false]);
        expect(isMetWith(income(0), sharePence - gap.rent)).toBe(true);
        expect(isMetWith(income(0), sharePence - gap.rent + 1)).toBe(false);
        expect(sum.affordablePence).toBe(sharePence - gap.rent);
      }),
      seededRuns,
    );
  });

  test("what is evidenced never counts more than what was said", () => {
    fc.assert(
      fc.property(anyHousehold, anyCriteria, (household, criteria) => {
        const said = assessHousehold(household, criteria, "declared");
        const shown = assessHousehold(household, criteria, "evidenced");
        expect(Number(shown.isMet)).toBeLessThanOrEqual(Number(said.isMet));
      }),
      seededRuns,
    );
  });
});
