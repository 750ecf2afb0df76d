import { describe, expect, test } from "vitest";
import { aSource, incomeContext } from "../testing/incomes.ts";
import { copyOf } from "./earlier.ts";

describe("a copy of an earlier source", () => {
  test("has who pays it and since when, and neither amounts nor a referee", () => {
    expect(copyOf(aSource("T_EMPLOYED_PERM"), incomeContext)).toEqual({
      incomeType: "T_EMPLOYED_PERM",
      companyName: "Harbour Bakery Ltd",
      jobTitle: "Baker",
      startDate: "2024-02-01",
    });
    expect(copyOf(aSource("T_SAVINGS"), incomeContext)).toEqual({ incomeType: "T_SAVINGS" });
  });

  test("leaves out what the rules no longer take", () => {
    const old = aSource("T_EMPLOYED_PERM", { startDate: "2010-02-01" });
    expect(copyOf(old, incomeContext)).not.toHaveProperty("startDate");
  });
});
