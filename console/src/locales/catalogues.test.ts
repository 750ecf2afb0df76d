import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import {
  type CatalogueModules,
  catalogueProblems,
  moduleProblems,
} from "@latchkey/words/testing/compare-catalogues.ts";
import { expect, test } from "vitest";

const modules = import.meta.glob<CatalogueModules[string]>("./*/*.ts", { eager: true });

test.each(languages.filter((language) => language !== "en"))(
  "every text is in %s, with the same placeholders",
  (language) => expect(catalogueProblems(modules, language)).toEqual([]),
);

test("every file of texts exports one catalogue", () => {
  expect(moduleProblems(modules)).toEqual([]);
});
