import { describe, expect, test } from "vitest";
import {
  currencies,
  employmentStatuses,
  incomeTypes,
  payFrequencies,
  rentFrequencies,
  timeUnits,
} from "./money.ts";

describe("money, work and time, verbatim", () => {
  test("FRM-010 currencies", () => {
    expect(currencies).toEqual(["AUD", "EUR", "GBP", "USD"]);
  });

  test("FRM-172 employment status", () => {
    expect(employmentStatuses).toEqual(["NOT_EMPLOYED", "EMPLOYED"]);
  });

  test("FRM-173 pay frequency", () => {
    expect(payFrequencies).toEqual(["DAILY", "MONTHLY", "WEEKLY", "WEEKLY_2"]);
  });

  test("FRM-174 rent frequency", () => {
    expect(rentFrequencies).toEqual([
      "DAILY",
      "MONTHLY",
      "MONTHLY_12",
      "MONTHLY_3",
      "MONTHLY_6",
      "WEEKLY",
      "WEEKLY_2",
    ]);
  });

  test("FRM-176 time units", () => {
    expect(timeUnits).toEqual(["MONTHS", "WEEKS"]);
  });

  test("FRM-177 FRM-178 income types, T_BENFITS included", () => {
    expect(incomeTypes).toEqual([
      "T_BENFITS",
      "T_EMPLOYED_EXP",
      "T_EMPLOYED_PB",
      "T_EMPLOYED_PERM",
      "T_EMPLOYED_TEMP",
      "T_EMPLOYED_ZH",
      "T_GUARANTOR",
      "T_NOINCOME",
      "T_PENSION",
      "T_SAVINGS",
      "T_SCHOLARSHIP_LOANS",
      "T_SELFEMPLOYED",
      "T_ZERO_PERCENT_RENT_SHARE",
    ]);
  });
});
