import { expect, test } from "vitest";
import { compareZone } from "./zone-comparison.ts";

const zone = {
  surname: "OKAFOR",
  givenNames: "AMARA ADAEZE",
  birthdate: "1996-11-09",
  expiry: "2031-01-18",
  nationality: "NGA",
};
const typed = {
  name: { first_name: "Amara", middle_name: "", last_name: "Okafor" },
  birthdate: "1996-11-09",
};

const agreement = (...given: Parameters<typeof compareZone>) =>
  Object.fromEntries(compareZone(...given).map(({ field, agrees }) => [field, agrees]));

test("what was typed stands beside what the document says", () => {
  expect(compareZone(zone, typed, "2026-11-20").slice(0, 4)).toEqual([
    { field: "given-names", typed: "Amara", shown: "AMARA ADAEZE", agrees: true },
    { field: "surname", typed: "Okafor", shown: "OKAFOR", agrees: true },
    { field: "birthdate", typed: "1996-11-09", shown: "1996-11-09", agrees: true },
    { field: "expiry", typed: null, shown: "2031-01-18", agrees: true },
  ]);
});

test("every difference is on its own line", () => {
  const other = { name: { ...typed.name, last_name: "Obi" }, birthdate: "1996-09-11" };
  expect(agreement(zone, other, "2031-01-19")).toEqual({
    "given-names": true,
    surname: false,
    birthdate: false,
    expiry: false,
    nationality: null,
    number: null,
  });
});

test("a name in look-alike letters neither agrees nor differs", () => {
  const misread = { ...zone, surname: "QKAFOR", givenNames: "AHARA" };
  expect(agreement(misread, typed, "2026-11-20")).toMatchObject({ "given-names": null, surname: null });
});

test("the number is sealed", () => {
  const number = compareZone(zone, typed, "2026-11-20").find(({ field }) => field === "number");
  expect(number).toEqual({ field: "number", typed: null, shown: null, agrees: null });
});
