import { type CatalogueModules, moduleProblems } from "@latchkey/words/testing/compare-catalogues.ts";
import { expect, test } from "vitest";

const modules = import.meta.glob<CatalogueModules[string]>("./*/*.ts", { eager: true });

test("the texts of members are in English alone", () => {
  expect([...new Set(Object.keys(modules).map((path) => path.split("/")[1]))]).toEqual(["en"]);
});

test("every file of texts exports one catalogue", () => {
  expect(moduleProblems(modules)).toEqual([]);
});
