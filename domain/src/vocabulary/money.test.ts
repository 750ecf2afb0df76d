import { describe, expect, test } from "vitest";
import {
  contractTypes,
  currencies,
  employmentKinds,
  employmentStatuses,
  incomeTypes,
  PROBATION_UNIT,
  payers,
  payFrequencies,
  rentFrequencies,
  timeUnits,
} from "./money.ts";

describe("money, work and time, verbatim", () => {
  test("FRM-010 INC-228 currencies", () => {
    expect(currencies).toEqual(["AUD", "EUR", "GBP", "USD"]);
  });

  test("FRM-172 INC-209 (in part) employment status", () => {
    expect(employmentStatuses).toEqual(["NOT_EMPLOYED", "EMPLOYED"]);
  });

  test("FRM-173 INC-226 pay frequency", () => {
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

  test("FRM-176 INC-229 INC-230 (in part) time units; a probation's is fixed", () => {
    expect(timeUnits).toEqual(["MONTHS", "WEEKS"]);
    expect(PROBATION_UNIT).toBe("MONTHS");
  });

  test("INC-232 who pays", () => {
    expect(payers).toEqual(["me", "other"]);
  });

  test("INC-233 INC-234 kinds of employment and of contracts", () => {
    expect(employmentKinds).toEqual(["employed", "self-employed"]);
    expect(contractTypes).toEqual(["permanentlyEmployed", "partTimeEmployed", "zeroHoursContract"]);
  });

  test("FRM-177 FRM-178 INC-225 income types, T_BENFITS included", () => {
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
