import { type CatalogueModules, moduleProblems } from "@latchkey/words/testing/compare-catalogues.ts";
import { expect, test } from "vitest";
import page from "../../portal.html?raw";

const modules = import.meta.glob<CatalogueModules[string]>("./*/*.ts", { eager: true });

test("the texts of the portal are in English alone, and its document says so", () => {
  expect([...new Set(Object.keys(modules).map((path) => path.split("/")[1]))]).toEqual(["en"]);
  expect(page).toContain('<html lang="en">');
});

test("every file of texts exports one catalogue", () => {
  expect(moduleProblems(modules)).toEqual([]);
});
