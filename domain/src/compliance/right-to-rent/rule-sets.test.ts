import { describe, expect, test } from "vitest";
import { isCivilDate } from "../../rules/civil-date.ts";
import { rightToRentRoutes } from "./rule-set.ts";
import { rightToRentRuleSets, rightToRentRulesOn } from "./rule-sets.ts";

const [rules] = rightToRentRuleSets;
if (!rules) throw new Error("There is a set of rules.");

const rows = [
  ...rules.routes,
  ...rules.documents,
  ...rules.refused,
  ...rules.exemptions,
  rules.visitors,
  ...Object.values(rules.dates),
  ...rules.penalties,
];

describe("the set of 1 October 2026", () => {
  test("is in force from its day, and none is before", () => {
    expect(rightToRentRulesOn("2026-09-30")).toBeUndefined();
    expect(rightToRentRulesOn("2026-10-01")).toBe(rules);
    expect(rightToRentRulesOn("2030-01-01")).toBe(rules);
  });

  test("says of each row where it is from, and how sure it is", () => {
    for (const { source, sure } of rows) {
      expect(source.length).toBeGreaterThan(10);
      expect([1, 2, 3]).toContain(sure);
    }
  });

  test("LAW-11 (in part) has every route once, and the same order for everybody", () => {
    expect(rules.routes.map(({ route }) => route)).toEqual(rightToRentRoutes);
  });

  test("asks of every route but the one without excuse how the holder was compared", () => {
    for (const { route, fields, presence } of rules.routes) {
      const names = fields.map(({ name }) => name);
      expect(names.includes("likeness"), route).toBe(route !== "NO_EXCUSE");
      expect(names.includes("presence"), route).toBe(presence.length > 0);
    }
  });

  test("names each field of a record once, and conditions name a choice that exists", () => {
    for (const { route, fields } of rules.routes) {
      const all = [...rules.common, ...fields];
      expect(new Set(all.map(({ name }) => name)).size, route).toBe(all.length);
      for (const { needed, kind, choices } of all) {
        expect(choices === undefined).toBe(kind !== "choice");
        if (typeof needed === "string") continue;
        expect(all.find(({ name }) => name === needed.field)?.choices, needed.field).toContain(needed.is);
      }
    }
  });

  test.each([
    ["BRITISH_PASSPORT", "A1", true, null],
    ["IRISH_PASSPORT_OR_CARD", "A1", true, null],
    ["ENDORSED_PASSPORT_UNLIMITED", "A1", false, null],
    ["STATUS_DOCUMENT_UNLIMITED", "A1", false, null],
    ["CITIZENSHIP_CERTIFICATE", "A1", null, null],
    ["CROWN_DEPENDENCY_UNLIMITED", "A1", false, null],
    ["BIRTH_OR_ADOPTION_CERTIFICATE", "A2", null, null],
    ["UK_DRIVING_LICENCE", "A2", false, null],
    ["PRISON_LETTER", "A2", null, 6],
    ["PROBATION_LETTER", "A2", null, 3],
    ["ARMED_FORCES", "A2", null, null],
    ["POLICE_LETTER", "A2", null, 3],
    ["HOMELESSNESS_CHARITY_LETTER", "A2", null, 3],
    ["GOVERNMENT_LETTER", "A2", null, 3],
    ["PROFESSIONAL_LETTER", "A2", null, 3],
    ["EMPLOYER_LETTER", "A2", null, 3],
    ["EDUCATION_LETTER", "A2", null, 3],
    ["BENEFITS_LETTER", "A2", null, 3],
    ["CRIMINAL_RECORD_CERTIFICATE", "A2", null, 3],
    ["ENDORSED_PASSPORT_LIMITED", "B", false, null],
    ["STATUS_DOCUMENT_LIMITED", "B", false, null],
    ["CROWN_DEPENDENCY_LIMITED", "B", false, null],
    ["VISITOR_PASSPORT", "B", false, null],
    ["CERTIFICATE_OF_APPLICATION", "B", null, null],
  ])(
    "%s stands in list %s: may be expired %s, at most %s months old",
    (kind, list, mayBeExpired, maxMonths) => {
      const found = rules.documents.filter((document) => document.kind === kind);
      expect(found).toMatchObject([{ list, mayBeExpired, maxMonths }]);
    },
  );

  test("LAW-08 has no document beside those, and none that is refused", () => {
    expect(rules.documents).toHaveLength(24);
    const accepted = rules.documents.map(({ kind }) => kind);
    for (const { kind, since } of rules.refused) {
      expect(accepted).not.toContain(kind);
      expect(isCivilDate(since)).toBe(true);
    }
  });

  test("treats visitors from the EEA and Switzerland as those from the other countries, and leaves Irish people out", () => {
    const { nationalities } = rules.visitors;
    for (const nationality of ["AU", "US", "DE", "NO", "CH"]) expect(nationalities).toContain(nationality);
    expect(nationalities).not.toContain("IE");
    expect(new Set(nationalities).size).toBe(7 + 26 + 3 + 1);
  });

  test("exempts lettings by a closed list, in which no ground names a person", () => {
    expect(rules.exemptions.filter(({ kind }) => kind === "exempt")).toHaveLength(12);
    expect(new Set(rules.exemptions.map(({ ground }) => ground)).size).toBe(rules.exemptions.length);
  });
});
