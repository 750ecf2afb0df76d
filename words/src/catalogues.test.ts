import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { expect, test } from "vitest";
import {
  type CatalogueModules,
  catalogueProblems,
  looseFrenchSigns,
  moduleProblems,
} from "./testing/compare-catalogues.ts";
import { longGermanWords } from "./testing/long-words.ts";

/** Reviewers, agencies and landlords read these in English alone. */
const modules = import.meta.glob<CatalogueModules[string]>(
  ["./*/*.ts", "!./testing/*.ts", "!./en/{check-names,report-words,step-labels}.ts"],
  { eager: true },
);

test.each(languages.filter((language) => language !== "en"))(
  "FRM-011 every text is in %s, with the same placeholders",
  (language) => expect(catalogueProblems(modules, language)).toEqual([]),
);

test("every file of texts exports one catalogue", () => {
  expect(moduleProblems(modules)).toEqual([]);
});

test("in French no sign that has a space before it may stand alone on a line", () => {
  expect(looseFrenchSigns(modules)).toEqual([]);
});

test("in German a word that is too long for a phone may be broken where a reader expects it", () => {
  expect(longGermanWords(modules)).toEqual([]);
});
