import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import {
  type CatalogueModules,
  catalogueIn,
  flatTexts,
  groupsIn,
  marksIn,
  mayBeEqual,
} from "@latchkey/words/testing/compare-catalogues.ts";
import { describe, expect, test } from "vitest";

const modules = import.meta.glob<CatalogueModules[string]>("./*/*.ts", { eager: true });

const groups = groupsIn(modules, "en");

describe.each(languages.filter((language) => language !== "en"))("FRM-011 the texts in %s", (language) => {
  test.each(groups)("%s is complete and translated", (group) => {
    const english = flatTexts(catalogueIn(modules, "en", group));
    const translated = flatTexts(catalogueIn(modules, language, group));
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of english) {
      const own = translated.get(key) ?? "";
      expect(own.trim(), key).not.toBe("");
      expect(marksIn(own), key).toEqual(marksIn(text));
      if (!mayBeEqual(language, text)) expect(own, key).not.toBe(text);
    }
  });

  test("has no file that English does not have", () => {
    expect(groupsIn(modules, language).filter((group) => !groups.includes(group))).toEqual([]);
  });
});

test("every file of texts exports one catalogue", () => {
  for (const [path, module] of Object.entries(modules)) expect(Object.keys(module), path).toHaveLength(1);
});
