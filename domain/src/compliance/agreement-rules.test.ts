import { expect, test } from "vitest";
import { homeCountries } from "../vocabulary/home-countries.ts";
import { shownTermMonths } from "./agreement-rules.ts";

test("LAW-01 (in part) a stored term of an English home is shown until 30 April 2026, elsewhere always", () => {
  const shownOn = (day: string) =>
    homeCountries.map((country) => shownTermMonths({ country, termMonths: 12 }, day));
  expect(homeCountries[0]).toBe("ENG");
  expect(shownOn("2026-04-30")).toEqual([12, 12, 12, 12]);
  expect(shownOn("2026-05-01")).toEqual([null, 12, 12, 12]);
  expect(shownTermMonths({ country: "SCT", termMonths: null }, "2026-05-01")).toBeNull();
});
