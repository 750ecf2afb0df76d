import { describe, expect, test } from "vitest";
import { findDefinition } from "../documents/definitions.ts";
import { TODAY } from "../testing/civil-days.ts";
import { countriesDocsMap } from "./countries.ts";
import {
  rightToRentDocuments,
  rightToRentRule,
  rightToRentRules,
  SHARE_CODE,
} from "./right-to-rent-rules.ts";

const GROUP_TWO = "BIRTH_ADOPTION UK_DRIVING_LICENCE ARMED_FORCES DBS OTHER";

/** The rules as a table, row by row, for people who know letting law. */
describe("IDN-057 IDN-059 the right-to-rent rules", () => {
  test.each([
    ["UK", "UK_PASSPORT NATURALIZATION BRITISH_CITIZEN", [GROUP_TWO, GROUP_TWO], false, false],
    ["IE", "PASSPORT", [GROUP_TWO, GROUP_TWO], false, false],
    [
      "EEA_CH",
      "SHARE_CODE UK_BIOMETRIC_RESIDENCE UK_IMMIGRATION_STATUS",
      ["PASSPORT NATIONAL_ID"],
      true,
      true,
    ],
    [
      "BNO",
      "SHARE_CODE BRITISH_NATIONAL_OVERSEAS_PASSPORT TIME_LIMITED_PASSPORT UK_IMMIGRATION_STATUS UK_BIOMETRIC_RESIDENCE",
      ["BRITISH_NATIONAL_OVERSEAS_PASSPORT PASSPORT NATIONAL_ID OTHER"],
      true,
      true,
    ],
    ["B5JSSK", "SHARE_CODE PASSPORT TIME_LIMITED_PASSPORT UK_BIOMETRIC_RESIDENCE", ["PASSPORT"], true, true],
    [
      "OTHER",
      "SHARE_CODE TIME_LIMITED_PASSPORT UK_IMMIGRATION_STATUS UK_BIOMETRIC_RESIDENCE",
      ["PASSPORT NATIONAL_ID OTHER"],
      true,
      true,
    ],
    ["UNKNOWN", "SHARE_CODE UK_IMMIGRATION_STATUS", ["OTHER", "OTHER"], true, true],
  ])(
    "%s: primary %s, secondary %j, share code %s, status %s",
    (id, primary, secondary, shareCode, status) => {
      const rule = rightToRentRules.find((candidate) => candidate.id === id);
      expect(rule?.primary.map(({ choice }) => choice).join(" ")).toBe(primary);
      expect(rule?.secondary.map((documents) => documents.join(" "))).toEqual(secondary);
      expect([rule?.shareCode, rule?.status]).toEqual([shareCode, status]);
    },
  );

  test("a visitor provides a booking instead, and needs no share code", () => {
    const visitor = rightToRentRule("US", TODAY).primary.find(({ choice }) => choice === "PASSPORT");
    expect(visitor).toMatchObject({ secondaryDocuments: ["TRAVEL_BOOKING"], shareCode: false });
  });

  test.each<readonly [string, string]>([
    ["GB", "UK"],
    ["IE", "IE"],
    ..."AT BE BG HR CY CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH"
      .split(" ")
      .map((code) => [code, "EEA_CH"] as const),
    ["HK", "BNO"],
    ..."AU CA JP NZ SG KR US".split(" ").map((code) => [code, "B5JSSK"] as const),
    ["IN", "OTHER"],
    ["BR", "OTHER"],
    ["TR", "OTHER"],
  ])("%s falls under %s", (nationality, id) => {
    expect(rightToRentRule(nationality, TODAY).id).toBe(id);
  });

  test("every country has exactly one rule", () => {
    const named = rightToRentRules.flatMap(({ nationalities }) =>
      nationalities === "others" ? [] : nationalities,
    );
    expect(new Set(named).size).toBe(named.length);
    for (const { countryCode } of countriesDocsMap) expect(rightToRentRule(countryCode, TODAY)).toBeDefined();
  });

  test("a rule does not apply before its effective date", () => {
    expect(rightToRentRule("FR", "2021-07-01").id).toBe("EEA_CH");
    expect(() => rightToRentRule("FR", "2021-06-30")).toThrow("There is no rule");
  });

  test("every document in a rule can be uploaded", () => {
    expect(rightToRentDocuments).not.toContain(SHARE_CODE);
    for (const type of rightToRentDocuments) expect(findDefinition(type), type).toBeDefined();
  });
});
