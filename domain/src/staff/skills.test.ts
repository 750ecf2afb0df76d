import { expect, test } from "vitest";
import { knownSkills, needsOf } from "./skills.ts";

const plain = { role: "tenant", country: "SCT", language: "en", isSelfEmployed: false } as const;

test.each([
  [{}, []],
  [{ country: "ENG" }, ["RIGHT_TO_RENT"]],
  [{ country: "ENG", role: "guarantor" }, []],
  [{ isSelfEmployed: true }, ["SELF_EMPLOYED"]],
  [{ language: "pt" }, ["LANGUAGE_PT"]],
  [
    { country: "ENG", language: "de", isSelfEmployed: true },
    ["RIGHT_TO_RENT", "SELF_EMPLOYED", "LANGUAGE_DE"],
  ],
] as const)("a case of %j needs %j", (given, needs) => {
  expect(needsOf({ ...plain, ...given })).toEqual(needs);
});

test("skills are kept in the order of the list, each once, and others not at all", () => {
  expect(knownSkills(["LANGUAGE_FR", "RIGHT_TO_RENT", "LANGUAGE_FR", "JUGGLING"])).toEqual([
    "RIGHT_TO_RENT",
    "LANGUAGE_FR",
  ]);
});
