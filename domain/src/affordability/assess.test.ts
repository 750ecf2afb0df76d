import { describe, expect, test } from "vitest";
import { assessedSource, byShare } from "../testing/assessed-sources.ts";
import { type IncomeType, incomeTypes } from "../vocabulary/money.ts";
import { type AssessedHousehold, type AssessedTenant, assessHousehold, assessTenant } from "./assess.ts";
import { type AssessedSource, type CountingRule, countedSource } from "./counted.ts";
import { defaultCriteria } from "./criteria.ts";

const tenant = (id: string, share: number, ...sources: readonly AssessedSource[]): AssessedTenant => ({
  id,
  sharePence: share * 100,
  sources,
});

const alone = (share: number, ...sources: readonly AssessedSource[]) =>
  assessTenant(tenant("a", share, ...sources), defaultCriteria).sum;

describe("golden cases: one person", () => {
  test.each<[string, readonly AssessedSource[], boolean]>([
    ["30 times the rent exactly", [assessedSource("T_EMPLOYED_PERM", 31_050)], true],
    ["a penny less", [assessedSource("T_EMPLOYED_PERM", 31_049.99)], false],
    [
      "several sources add up",
      [assessedSource("T_EMPLOYED_ZH", 20_000), assessedSource("T_BENFITS", 11_050)],
      true,
    ],
    ["36 times the rent in savings", [assessedSource("T_SAVINGS", 37_260)], true],
    ["a penny less in savings", [assessedSource("T_SAVINGS", 37_259.99)], false],
    [
      "income and savings together",
      [assessedSource("T_EMPLOYED_PERM", 28_500), assessedSource("T_SAVINGS", 3_060)],
      true,
    ],
    [
      "and a penny less",
      [assessedSource("T_EMPLOYED_PERM", 28_500), assessedSource("T_SAVINGS", 3_059.99)],
      false,
    ],
    ["nothing", [], false],
  ])("£1,035 a month: %s", (_what, sources, isMet) => {
    expect(alone(1_035, ...sources).isMet).toBe(isMet);
  });

  test("no rent is always met", () => {
    expect(alone(0)).toMatchObject({ isMet: true, gap: undefined, affordablePence: 0 });
  });

  test("the distance, and what closes it", () => {
    const trace = assessTenant(
      tenant("a", 1_035, assessedSource("T_EMPLOYED_PERM", 28_500)),
      defaultCriteria,
    );
    expect(trace).toMatchObject({
      guarantorIncomePence: 3_726_000,
      sum: {
        rentPence: 103_500,
        incomeMultiple: 30,
        savingsMultiple: 36,
        incomePence: 2_850_000,
        savingsPence: 0,
        affordablePence: 95_000,
        isMet: false,
        gap: { rent: 8_500, income: 255_000, savings: 306_000 },
      },
    });
  });

  const rules: readonly [IncomeType, CountingRule][] = [
    ["T_EMPLOYED_PERM", "gross_pay_as_stated"],
    ["T_EMPLOYED_ZH", "gross_pay_as_stated"],
    ["T_SELFEMPLOYED", "profit_as_stated"],
    ["T_PENSION", "pension_in_full"],
    ["T_BENFITS", "benefits_in_full"],
    ["T_SCHOLARSHIP_LOANS", "annual_value_of_loan"],
    ["T_SAVINGS", "savings"],
    ["T_NOINCOME", "not_counted"],
    ["T_EMPLOYED_EXP", "not_counted"],
    ["T_EMPLOYED_PB", "not_counted"],
    ["T_EMPLOYED_TEMP", "not_counted"],
    ["T_GUARANTOR", "not_counted"],
    ["T_ZERO_PERCENT_RENT_SHARE", "not_counted"],
  ];
  test.each(rules)("%s counts as %s", (type, rule) => {
    const counted = countedSource(assessedSource(type, 12_345.67), defaultCriteria, "declared");
    expect(counted).toMatchObject({ rule, declaredMinor: 1_234_567, rate: undefined });
    expect(counted.countedPence).toBe(rule === "not_counted" ? 0 : 1_234_567);
  });

  test("every type has a rule", () => {
    expect(rules.map(([type]) => type).toSorted()).toEqual(incomeTypes.toSorted());
  });

  test("another currency counts by the dated rate, and says so", () => {
    const euros = assessedSource("T_EMPLOYED_PERM", 35_690, { currency: "EUR" });
    expect(countedSource(euros, defaultCriteria, "declared")).toMatchObject({
      currency: "EUR",
      declaredMinor: 3_569_000,
      countedPence: 3_105_030,
      rate: { tenThousandths: 8_700, date: "2026-11-01" },
    });
    expect(alone(1_035, euros).isMet).toBe(true);
    expect(alone(1_035, { ...euros, declaredMinor: 3_568_900 }).isMet).toBe(false);
  });
});

describe("golden cases: what evidence shows", () => {
  const paid = (evidencedMinor: number | undefined) =>
    assessTenant(
      tenant("a", 1_000, assessedSource("T_EMPLOYED_PERM", 30_000, { evidencedMinor })),
      defaultCriteria,
      "evidenced",
    );

  test.each<[string, number | undefined, number, boolean]>([
    ["nothing yet", undefined, 0, false],
    ["less than was said", 2_400_000, 2_400_000, false],
    ["as much", 3_000_000, 3_000_000, true],
    ["more than was said counts as said", 4_000_000, 3_000_000, true],
  ])("%s", (_what, shown, counted, isMet) => {
    const { sum, sources } = paid(shown);
    expect([sources[0]?.countedPence, sum.isMet]).toEqual([counted, isMet]);
    expect(sources[0]).toMatchObject({ declaredMinor: 3_000_000, evidencedMinor: shown });
  });
});

describe("golden cases: a household", () => {
  const couple = (said: Partial<AssessedHousehold> = {}): AssessedHousehold => ({
    rentPence: 200_000,
    tenants: [
      tenant("b", 1_000, assessedSource("T_EMPLOYED_PERM", 18_000)),
      tenant("a", 1_000, assessedSource("T_EMPLOYED_PERM", 42_000)),
    ],
    guarantors: [],
    ...said,
  });

  test("together they afford the whole rent, though one alone does not afford the share", () => {
    const outcome = assessHousehold(couple(), defaultCriteria);
    expect(outcome).toMatchObject({ isMet: true, assessment: "household" });
    expect(outcome.household).toMatchObject({ rentPence: 200_000, incomePence: 6_000_000, isMet: true });
    expect(outcome.tenants.map(({ id, sum }) => [id, sum.isMet])).toEqual([
      ["a", true],
      ["b", false],
    ]);
  });

  test("by shares everybody has to afford their own", () => {
    const outcome = assessHousehold(couple(), byShare);
    expect(outcome).toMatchObject({ isMet: false, household: undefined });
  });

  const parent = (pounds: number, guarantees: readonly string[] = ["b"]) => ({
    id: "g",
    guarantees,
    sources: [assessedSource("T_EMPLOYED_PERM", pounds)],
  });

  test.each<[string, number, boolean]>([
    ["36 times the share", 36_000, true],
    ["a penny less", 35_999.99, false],
  ])("a guarantor with %s", (_what, pounds, isMet) => {
    const outcome = assessHousehold(couple({ guarantors: [parent(pounds)] }), byShare);
    expect(outcome.isMet).toBe(isMet);
    expect(outcome.guarantors[0]).toMatchObject({
      guarantees: ["b"],
      sum: { rentPence: 100_000, incomeMultiple: 36, isMet },
    });
  });

  test("who guarantees for two needs the multiple of both shares", () => {
    const both = (pounds: number) =>
      assessHousehold(couple({ guarantors: [parent(pounds, ["a", "b"])] }), byShare).guarantors[0]?.sum.isMet;
    expect([both(72_000), both(71_999.99)]).toEqual([true, false]);
  });

  test("a guaranteed share is no longer the household's", () => {
    const poor = couple({
      tenants: [
        tenant("a", 1_000, assessedSource("T_EMPLOYED_PERM", 30_000)),
        tenant("b", 1_000, assessedSource("T_SCHOLARSHIP_LOANS", 0)),
      ],
      guarantors: [parent(36_000)],
    });
    expect(assessHousehold(poor, defaultCriteria)).toMatchObject({
      isMet: true,
      household: { rentPence: 100_000, isMet: true },
    });
    expect(assessHousehold({ ...poor, guarantors: [] }, defaultCriteria).isMet).toBe(false);
  });

  test("an outcome names the rules that it follows", () => {
    expect(assessHousehold(couple(), { ...defaultCriteria, version: 6 })).toMatchObject({
      criteria: { name: "default", version: 6, date: "2026-11-01" },
      basis: "declared",
    });
  });
});
