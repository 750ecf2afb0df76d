import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Ruth Adeyemi", "RA"],
  ["  ana   maría de la fuente ", "AF"],
  ["Étienne", "É"],
  ["李 小龍", "李小"],
  ["", ""],
])("%j is shown as %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
