import { expect, test } from "vitest";
import { evidencedByTax, namesOthersOnly, type TaxedEmployment } from "./tax-evidence.ts";

const job = {
  incomeType: "T_EMPLOYED_PERM",
  currency: "GBP",
  companyName: "Northgate Logistics Ltd",
} as const;

/** Half of a year, to 4 October. */
const half: TaxedEmployment = {
  employer: "NORTHGATE LOGISTICS",
  isPension: false,
  taxYear: "2026-27",
  startDate: "2019-02-01",
  endDate: null,
  payToDateMinor: 1_820_000,
  paymentDate: "2026-10-04",
};

test("pay since 6 April is scaled to a year", () => {
  expect(evidencedByTax(job, [half])).toBe(3_650_000);
});

test("pay of a job that began within the year is scaled from its first day", () => {
  const begun = { ...half, startDate: "2026-07-26", payToDateMinor: 710_000 };
  expect(evidencedByTax(job, [begun])).toBe(3_650_000);
});

test("a year with less than four weeks of pay does not count, and the one before does", () => {
  const before = { ...half, taxYear: "2025-26", payToDateMinor: 3_000_000, paymentDate: "2026-04-05" };
  const early = { ...half, payToDateMinor: 100_000, paymentDate: "2026-04-30" };
  expect(evidencedByTax(job, [early, before])).toBe(3_000_000);
  expect(evidencedByTax(job, [half, before])).toBe(3_650_000);
});

test.each([
  ["another employer", { employer: "Brightwater Ltd" }],
  ["a job that has ended", { endDate: "2026-09-30" }],
  ["a pension", { isPension: true }],
  ["no payment", { payToDateMinor: null, paymentDate: null }],
])("%s shows nothing of a job", (_what, more) => {
  expect(evidencedByTax(job, [{ ...half, ...more }])).toBeUndefined();
});

test.each([
  ["in another currency", { ...job, currency: "EUR" } as const],
  ["without an employer", { ...job, companyName: null }],
  ["from savings", { ...job, incomeType: "T_SAVINGS" } as const],
])("a source %s is not shown by the record", (_what, source) => {
  expect(evidencedByTax(source, [half])).toBeUndefined();
});

test("pensions add up, and the same job twice does not", () => {
  const pension = { ...half, isPension: true, employer: "City Pension" };
  const source = { ...job, incomeType: "T_PENSION", companyName: null } as const;
  expect(evidencedByTax(source, [pension, { ...pension, employer: "Other Pension" }])).toBe(7_300_000);
  expect(evidencedByTax(job, [half, half])).toBe(3_650_000);
});

const other = { ...half, employer: "Brightwater Ltd" };

test.each([
  ["another employer", job, [other], true],
  ["another employer and a pension", job, [other, { ...half, isPension: true }], true],
  ["the employer of the job among others", job, [other, half], false],
  ["the employer of the job, which has ended", job, [{ ...half, endDate: "2026-09-30" }], false],
  ["a pension", job, [{ ...half, isPension: true }], false],
  ["no one", job, [], false],
  ["another employer, about no job", { ...job, incomeType: "T_PENSION" } as const, [other], false],
  ["another employer, about a job without one", { ...job, companyName: null }, [other], false],
])("a record that names %s", (_what, source, record, isOthersOnly) => {
  expect(namesOthersOnly(source, record)).toBe(isOthersOnly);
});
