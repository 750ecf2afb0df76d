import { expect, test } from "vitest";
import { capitalisedFirstName, fullName, initialOf } from "./person.ts";

const person = (firstName: string | null, lastName: string | null = null) => ({
  email: "zoe@example.com",
  firstName,
  lastName,
});

test.each([
  ["amara", "A"],
  [" émile", "É"],
  ["𝒜da", "𝒜"],
  ["", "Z"],
  [null, "Z"],
])("FRM-053 the initial of %j is %s", (firstName, letter) => {
  expect(initialOf(person(firstName))).toBe(letter);
});

test.each([
  ["amara", "Amara"],
  ["anne-marie", "Anne-marie"],
  [" Ben ", "Ben"],
  [null, ""],
])("FRM-057 %j is greeted as %j", (firstName, greeted) => {
  expect(capitalisedFirstName(person(firstName))).toBe(greeted);
});

test("a full name has as many parts as are known", () => {
  expect(fullName(person("Amara", "Okafor"))).toBe("Amara Okafor");
  expect(fullName(person(null, "Okafor"))).toBe("Okafor");
  expect(fullName(person(null))).toBe("");
});
