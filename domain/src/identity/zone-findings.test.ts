import { describe, expect, test } from "vitest";
import { TODAY, YESTERDAY } from "../testing/civil-days.ts";
import { zoneFindings } from "./zone-findings.ts";

const zone = { surname: "OKAFOR", givenNames: "AMARA JOY", birthdate: "1990-02-14", expiry: "2031-05-05" };
const typed = {
  name: { first_name: "Amara", middle_name: "Joy", last_name: "Okafor" },
  birthdate: "1990-02-14",
};
const named = (last_name: string, first_name = "Amara") => ({
  ...typed,
  name: { first_name, middle_name: "", last_name },
});

describe("where a zone contradicts the person", () => {
  test("nothing if all is the same", () => {
    expect(zoneFindings(zone, typed, TODAY)).toEqual([]);
  });

  test.each([
    ["another surname", zone, named("Smith"), ["surname"]],
    ["another given name", zone, named("Okafor", "Ngozi"), ["given-names"]],
    ["another birthdate", { ...zone, birthdate: "1990-02-15" }, typed, ["birthdate"]],
    ["out of date", { ...zone, expiry: YESTERDAY }, typed, ["expired"]],
    ["good until today", { ...zone, expiry: TODAY }, typed, []],
    [
      "somebody else's",
      { ...zone, surname: "SMITH", givenNames: "JO", birthdate: "1970-01-01" },
      typed,
      ["surname", "given-names", "birthdate"],
    ],
    ["no surname at all", { ...zone, surname: "" }, typed, ["surname"]],
  ])("%s", (_what, said, person, findings) => {
    expect(zoneFindings(said, person, TODAY)).toEqual(findings);
  });

  test.each([
    ["Müller", "MUELLER"],
    ["Müller", "MULLER"],
    ["Søren", "SOEREN"],
    ["Łukasz", "LUKASZ"],
    ["Nguyễn", "NGUYEN"],
    ["O'Brien", "OBRIEN"],
    ["O’Brien", "O BRIEN"],
    ["Jean-Luc", "JEAN LUC"],
    ["Groß", "GROSS"],
    ["Ångström", "AANGSTROEM"],
    ["Muñoz", "MUNOZ"],
    ["de la Cruz", "DE LA CRUZ"],
    ["Wolfeschlegelsteinhausenbergerdorff", "WOLFESCHLEGELSTEINHAUSENBERGER"],
    ["李小龙", "LI"],
    ["Мария", "MARIIA"],
  ])("%s is spelled %s in a zone: no finding", (last, surname) => {
    expect(zoneFindings({ ...zone, surname }, named(last), TODAY)).toEqual([]);
  });

  test.each([
    ["Amara", "AHARA", ["given-names-unclear"]],
    ["Mara", "HARA", ["given-names-unclear"]],
    ["Wendy", "UENDY", ["given-names-unclear"]],
    ["Amara", "ANARA", ["given-names-unclear"]],
    ["Amara", "AHAPA", ["given-names-unclear"]],
    ["Amara", "AHALA", ["given-names"]],
    ["Amara", "TAMARA", ["given-names"]],
    ["Oona", "00NA", []],
    ["Bess", "8E55", []],
    ["Isla", "1SLA", []],
    ["Müller", "HUELLER", ["given-names-unclear"]],
  ])("%s is read as %s: %j", (first, givenNames, findings) => {
    expect(zoneFindings({ ...zone, givenNames }, named("Okafor", first), TODAY)).toEqual(findings);
  });

  test("a surname in look-alike letters is unclear, whichever it truly is", () => {
    expect(zoneFindings({ ...zone, surname: "0KAF0R" }, named("Okafor"), TODAY)).toEqual([]);
    expect(zoneFindings({ ...zone, surname: "QKAFOR" }, named("Okafor"), TODAY)).toEqual(["surname-unclear"]);
  });

  test("a middle name that was not typed is no finding, nor is one that the zone omits", () => {
    expect(zoneFindings(zone, named("Okafor"), TODAY)).toEqual([]);
    expect(zoneFindings({ ...zone, givenNames: "AMARA" }, typed, TODAY)).toEqual([]);
  });
});
