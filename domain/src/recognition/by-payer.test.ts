import { describe, expect, test } from "vitest";
import { addDays, addMonths } from "../rules/civil-span.ts";
import { line, read, times } from "../testing/bank-lines.ts";

const dates = ["2026-08-28", "2026-09-28", "2026-10-28"];

const payersOf = (...payments: readonly (readonly string[])[]) =>
  read(
    ...payments.flatMap((descriptions) =>
      dates.map((date, index) => line(date, 2_400, descriptions[index % descriptions.length] ?? "")),
    ),
  )
    .incomes.map(({ payer }) => payer)
    .toSorted();

describe("payers", () => {
  test("a reference that changes each time is no part of a name, with or without digits", () => {
    expect(payersOf(["ACME LTD AB12CD34", "ACME LTD X9Y8Z7", "ACME LTD 4F5E-6D7C"])).toEqual(["ACME"]);
    expect(payersOf(["ACME WIDGETS XKCDPQ", "ACME WIDGETS BRTWNN", "ACME WIDGETS GHTRSS"])).toEqual([
      "ACME WIDGETS",
    ]);
    expect(payersOf(["ACME WIDGETS YLY", "ACME WIDGETS HVY", "ACME WIDGETS KLN"])).toEqual(["ACME WIDGETS"]);
    expect(payersOf(["ACME WIDGETS KOWZE", "ACME WIDGETS PRULA", "ACME WIDGETS OMETI"])).toEqual([
      "ACME WIDGETS",
    ]);
  });

  test("a reference of letters stands where the others have digits", () => {
    const codes = ["8KW047KM8 FP U5WVYM", "TFW7YL8YW FP VQFSFE", "W39833VP1 FP UCYA83"];
    expect(payersOf(codes.map((code) => `THE COPPER CAFE ${code}`))).toEqual(["COPPER CAFE"]);
    expect(payersOf(["ACME LTD 4471", "ACME LTD 4472", "ACME LTD BONUS"])).toEqual(["ACME"]);
    expect(
      read(
        ...dates.map((date, index) => line(date, 2_400, `ACME LTD 447${index}`)),
        line("2026-10-05", 900, "ACME LTD BONUS"),
      ).incomes,
    ).toMatchObject([{ transactions: { length: 3 }, apart: [] }]);
  });

  test("employers may be called like months", () => {
    expect(payersOf(["MARS UK LTD SALARY"], ["APRIL UK LTD SALARY"])).toEqual(["APRIL UK", "MARS UK"]);
    expect(payersOf(["JUNE LTD SALARY"])).toEqual(["JUNE"]);
    expect(payersOf(["BGC MAY GURNEY WAGES"])).toEqual(["MAY GURNEY"]);
    expect(payersOf(["AUGUST SALARY ACME", "SEPTEMBER SALARY ACME", "OCTOBER SALARY ACME"])).toEqual([
      "ACME",
    ]);
  });

  test.each([
    ["German", ["Sept.", "Okt.", "Dez.", "Mrz."]],
    ["Austrian", ["Jänner", "Feber", "März", "Mai"]],
    ["Spanish", ["ENE", "ABR", "AGO", "DIC"]],
    ["French", ["JANV", "FEVR", "AVR", "JUIL"]],
    ["Portuguese", ["FEV", "SET", "OUT", "DEZ"]],
    ["Italian", ["GEN", "MAG", "LUG", "OTT"]],
    ["Polish", ["STYCZEŃ", "LUTEGO", "MAJ", "PAŹDZIERNIKA"]],
  ])("a short %s month is no part of a name", (_language, months) => {
    const paid = months.flatMap((month, index) =>
      times(4, (week) =>
        line(addDays("2026-08-28", index * 28 + week * 7), 400, `HALDEN WERK 4471 ${month}`),
      ),
    );
    expect(read(...paid).incomes).toMatchObject([{ payer: "HALDEN WERK", rhythm: "weekly" }]);
  });

  test("a month before net pay is no name", () => {
    const paid = ["MARCH", "JUNE", "SEPTEMBER"].map((month, index) =>
      line(addMonths("2026-03-31", index * 3), 6_180, `BGC HALDEN WORKS / ${month} NET PAY`),
    );
    expect(read(...paid).incomes).toMatchObject([{ kind: "work", rhythm: "quarterly" }]);
  });

  test("a name with digits is a name where nothing else is", () => {
    expect(payersOf(["BET365 WAGES"])).toEqual(["BET365"]);
  });

  test("two payers whose names begin alike stay two, and neither recurs", () => {
    const { incomes, excluded } = read(
      line("2026-08-28", 900, "CITY PLUMBING"),
      line("2026-09-28", 900, "CITY GARDENS"),
    );
    expect([incomes, Object.values(excluded)]).toEqual([[], ["once", "once"]]);
  });
});

describe("lines", () => {
  test("equal lines of one day are counted as often as they occur", () => {
    const pay = ["2026-10-02", "2026-10-09", "2026-10-16", "2026-10-23"].flatMap((date) => [
      line(date, 300, "REED EMPLOYMENT WAGES"),
      line(date, 300, "REED EMPLOYMENT WAGES"),
    ]);
    expect(read(...pay).incomes).toMatchObject([{ kind: "work", rhythm: "weekly", yearlyMinor: 3_120_000 }]);
  });

  test("a bank's id belongs to one account", () => {
    const pay = dates.flatMap((date, index) =>
      ["current", "joint"].map((account) => line(date, 500, "ACME WAGES", { account, id: `same-${index}` })),
    );
    expect(read(...pay).incomes).toMatchObject([{ typicalMinor: 100_000 }]);
  });
});
