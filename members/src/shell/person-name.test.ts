import { describe, expect, test } from "vitest";
import { fullName, shortName } from "./person-name.ts";

const aPerson = (firstName: string, lastName: string) => ({ firstName, lastName, number: "LK-20418" });

describe("a person", () => {
  test.each([
    ["Amara", "Okafor", "Amara Okafor", "Amara"],
    ["Amara", "", "Amara", "Amara"],
    ["", "Okafor", "Okafor", "Okafor"],
    ["", "", "LK-20418", "LK-20418"],
  ])("named %j %j is called %j, and in a sentence %j", (first, last, full, short) => {
    expect(fullName(aPerson(first, last))).toBe(full);
    expect(shortName(aPerson(first, last))).toBe(short);
  });
});
