import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assessHousehold } from "../affordability/assess.ts";
import { defaultCriteria } from "../affordability/criteria.ts";
import { byShare } from "../testing/assessed-sources.ts";
import type { IncomeType } from "../vocabulary/money.ts";
import { evidencedOf, evidencedSources, type ShownIncome } from "./evidence.ts";
import { noDetails, type StoredSource } from "./source.ts";

const nothing: ShownIncome = { bank: [], tax: [], verified: [], papers: [] };

const source = (annualGrossMinor: number, incomeType: IncomeType = "T_EMPLOYED_PERM"): StoredSource => ({
  ...noDetails,
  uuid: "source",
  incomeType,
  currency: "GBP",
  annualGrossMinor,
  netMinor: 200_000,
  netFrequency: "MONTHLY",
});

describe("what is shown of a source", () => {
  const job = source(3_600_000);

  test("nothing shows nothing", () => {
    expect(evidencedOf(job, nothing)).toBeUndefined();
    expect(evidencedOf({ ...job, annualGrossMinor: null }, { ...nothing, papers: [1] })).toBeUndefined();
  });

  test("the smaller of declared and shown", () => {
    expect(evidencedOf(job, { ...nothing, papers: [3_000_000] })).toBe(3_000_000);
    expect(evidencedOf(job, { ...nothing, papers: [9_000_000] })).toBe(3_600_000);
    expect(evidencedOf(job, { ...nothing, papers: [0] })).toBe(0);
  });

  test("several papers of one source do not add up", () => {
    expect(evidencedOf(job, { ...nothing, papers: [1_000_000, 1_200_000] })).toBe(1_200_000);
    expect(evidencedOf(job, { ...nothing, papers: [1_000_000], verified: [1_500_000] })).toBe(1_500_000);
  });
});

describe("one payment shows one source", () => {
  const twice = (first: StoredSource, second: StoredSource, shown: Partial<ShownIncome>) =>
    evidencedSources(
      [
        { ...first, uuid: "first" },
        { ...second, uuid: "second" },
      ],
      () => ({ ...nothing, ...shown }),
    ).map(({ evidencedMinor }) => evidencedMinor);
  const salary = {
    payer: "NORTHGATE",
    monthsSeen: 3,
    rhythm: "monthly",
    currency: "GBP",
    kind: "work",
  } as const;

  test("a salary that arrives once is not the pay of two jobs", () => {
    const bank = [{ ...salary, yearlyMinor: 2_400_000 }];
    expect(twice(source(3_000_000), source(3_000_000), { bank })).toEqual([3_000_000, undefined]);
    const more = [{ ...salary, yearlyMinor: 3_600_000 }];
    expect(twice(source(3_000_000), source(3_000_000), { bank: more })).toEqual([3_000_000, undefined]);
  });

  test("two payers show two jobs", () => {
    const bank = [
      { ...salary, yearlyMinor: 2_400_000 },
      { ...salary, payer: "BRIGHTWATER", yearlyMinor: 1_200_000 },
    ];
    expect(twice(source(3_000_000), source(3_000_000), { bank })).toEqual([3_000_000, 1_500_000]);
  });

  test("each of two jobs by the payer that has its employer's name, whatever fits better", () => {
    const bank = [
      { ...salary, payer: "BRIGHTWATER RET", yearlyMinor: 2_400_000 },
      { ...salary, yearlyMinor: 1_200_000 },
    ];
    const [northgate, brightwater] = [
      { ...source(3_000_000), companyName: "Northgate Ltd" },
      { ...source(1_500_000), netMinor: 100_000, companyName: "Brightwater Retail Limited" },
    ];
    expect(twice(northgate, brightwater, { bank })).toEqual([1_500_000, 1_500_000]);
    expect(twice(northgate, northgate, { bank: bank.slice(0, 1) })).toEqual([3_000_000, undefined]);
  });

  test("a job by the employer that is stated now, if the pay comes in a rhythm and no word says what it is", () => {
    const bank = [
      { ...salary, kind: "other" as const, reasons: ["unknown_payer" as const], yearlyMinor: 2_400_000 },
    ];
    const job = { ...source(3_000_000), companyName: "Northgate Logistics Ltd" };
    expect(twice(job, source(1), { bank })[0]).toBe(3_000_000);
    expect(twice({ ...job, companyName: "Brightwater Ltd" }, source(1), { bank })[0]).toBeUndefined();
    const casual = bank.map((seen) => ({ ...seen, rhythm: "irregular" as const }));
    expect(twice(job, source(1), { bank: casual })[0]).toBe(3_000_000);
    const twoMonths = casual.map((seen) => ({ ...seen, monthsSeen: 2 }));
    expect(twice(job, source(1), { bank: twoMonths })[0]).toBeUndefined();
  });

  test("a person's invoice shows a trade, and no job", () => {
    const bank = [
      {
        ...salary,
        payer: "ROSA KLEIN",
        kind: "other" as const,
        reasons: ["word_of_invoice" as const],
        yearlyMinor: 2_400_000,
      },
    ];
    expect(twice(source(2_400_000, "T_SELFEMPLOYED"), source(1), { bank })[0]).toBe(2_400_000);
    expect(twice({ ...source(3_000_000), companyName: "Northgate" }, source(1), { bank })[0]).toBeUndefined();
  });

  test("no job by a payer that was an employer when the bank was read, and is none now", () => {
    const bank = [{ ...salary, reasons: ["stated_employer" as const], yearlyMinor: 2_400_000 }];
    const job = { ...source(3_000_000), companyName: "Brightwater Ltd" };
    expect(twice(job, source(1), { bank })[0]).toBeUndefined();
    expect(twice({ ...job, companyName: "Northgate" }, source(1), { bank })[0]).toBe(3_000_000);
  });

  test("two pensions share their payers out, each to the one that lacks most", () => {
    const pension = { ...source(1_000_000, "T_PENSION"), netMinor: null };
    const bank = [700_000, 600_000, 300_000].map((yearlyMinor, index) => ({
      ...salary,
      kind: "pension" as const,
      payer: `FUND ${index}`,
      yearlyMinor,
    }));
    expect(twice(pension, pension, { bank })).toEqual([700_000, 900_000]);
  });

  test("pensions of the tax record are shared out, and an employment is of one job", () => {
    const taxed = {
      employer: "City Pension",
      isPension: true,
      taxYear: "2025-26",
      startDate: null,
      endDate: null,
      payToDateMinor: 1_000_000,
      paymentDate: "2026-04-05",
    };
    const pension = { ...source(800_000, "T_PENSION"), netMinor: null };
    expect(twice(pension, pension, { tax: [taxed] })).toEqual([800_000, 200_000]);
    const job = { ...source(900_000), companyName: "Northgate" };
    const tax = [{ ...taxed, isPension: false, employer: "NORTHGATE" }];
    expect(twice(job, job, { tax })[0]).toBe(900_000);
    expect(twice(job, job, { tax })[1]).toBeLessThanOrEqual(100_000);
  });

  test("a check in pounds shows no income in another currency", () => {
    const shown = { ...nothing, verified: [5_000_000] };
    expect(evidencedOf({ ...source(3_000_000), currency: "EUR" }, shown)).toBeUndefined();
  });
});

test("the same household has the same outcome by bank or by paper", () => {
  const kinds = {
    T_EMPLOYED_PERM: "work",
    T_EMPLOYED_ZH: "work",
    T_SELFEMPLOYED: "other",
    T_PENSION: "pension",
    T_BENFITS: "benefits",
    T_SCHOLARSHIP_LOANS: "student_finance",
  } as const;
  const types = ["T_EMPLOYED_PERM", "T_EMPLOYED_ZH", "T_SELFEMPLOYED", "T_PENSION", "T_BENFITS"] as const;
  const income = fc.record({
    incomeType: fc.constantFrom(...types),
    declared: fc.integer({ min: 12, max: 1_000_000 }).map((pounds) => pounds * 1200),
    twelfths: fc.integer({ min: 0, max: 24 }),
  });
  const household = fc.record({
    shares: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 2, maxLength: 2 }),
    incomes: fc.array(income, { minLength: 3, maxLength: 3 }),
  });
  fc.assert(
    fc.property(household, fc.constantFrom(defaultCriteria, byShare), ({ shares, incomes }, criteria) => {
      const sources = incomes.map(({ incomeType, declared }, index): StoredSource => {
        const isPay = incomeType === "T_EMPLOYED_PERM" || incomeType === "T_EMPLOYED_ZH";
        // Three quarters of the gross pay arrive at the bank.
        const netMinor = isPay ? (declared / 12) * 0.75 : null;
        return { ...source(declared, incomeType), uuid: `s${index}`, netMinor };
      });
      const shownMinor = (index: number) =>
        ((incomes[index]?.declared ?? 0) / 12) * (incomes[index]?.twelfths ?? 0);
      const byPaper = (uuid: string): ShownIncome => ({
        ...nothing,
        papers: [shownMinor(Number(uuid.slice(1)))],
      });
      const byBank = (uuid: string): ShownIncome => {
        const index = Number(uuid.slice(1));
        const type = incomes[index]?.incomeType ?? "T_PENSION";
        const isPay = type === "T_EMPLOYED_PERM" || type === "T_EMPLOYED_ZH";
        const yearlyMinor = shownMinor(index) * (isPay ? 0.75 : 1);
        const seen = {
          payer: "NORTHGATE",
          monthsSeen: 3,
          rhythm: "monthly" as const,
          currency: "GBP",
          kind: kinds[type],
          yearlyMinor,
        };
        return { ...nothing, bank: [seen] };
      };
      const outcomeBy = (shownOf: (uuid: string) => ShownIncome) =>
        assessHousehold(
          {
            rentPence: shares.reduce((sum, share) => sum + share, 0),
            tenants: shares.map((sharePence, index) => ({
              id: `t${index}`,
              sharePence,
              sources: evidencedSources(sources.slice(index, index + 1), shownOf),
            })),
            guarantors: [
              { id: "g", guarantees: ["t0"], sources: evidencedSources(sources.slice(2), shownOf) },
            ],
          },
          criteria,
          "evidenced",
        );
      expect(outcomeBy(byBank)).toEqual(outcomeBy(byPaper));
    }),
  );
});
