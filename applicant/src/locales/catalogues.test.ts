import type { Catalogue } from "@latchkey/browser/i18n/i18n.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";

const modules = import.meta.glob<Readonly<Record<string, Catalogue>>>("./*/*.ts", { eager: true });

const catalogueOf = (language: string, feature: string): Catalogue | undefined =>
  Object.values(modules[`./${language}/${feature}.ts`] ?? {})[0];

const features = Object.keys(modules)
  .filter((path) => path.startsWith("./en/"))
  .map((path) => path.slice("./en/".length, -".ts".length));

/** `{ a: { b: "text" } }` → `a.b` → text. */
const flat = (catalogue: Catalogue, prefix = ""): Map<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );

/** Words that are rightly the same in English and in the language, e.g. names and loan words. */
const rightlyEqual: Readonly<Record<string, readonly string[]>> = {
  de: ["MyKad"],
  es: ["Error: ", "MyKad"],
  fr: ["Document", "Menu", "MyKad", "Question {{number}}"],
  it: ["Menu", "MyKad", "Privacy"],
  pt: ["Menu", "MyKad"],
};

const sameInEveryLanguage = (text: string): boolean => !/\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ""));

const marks = (text: string): readonly string[] => (text.match(/\{\{.*?\}\}|<\/?\w+>/g) ?? []).toSorted();

describe.each(languages.filter((language) => language !== "en"))("FRM-011 the texts in %s", (language) => {
  test.each(features)("%s is complete and translated", (feature) => {
    const english = flat(catalogueOf("en", feature) ?? {});
    const translated = flat(catalogueOf(language, feature) ?? {});
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of english) {
      const own = translated.get(key) ?? "";
      expect(own.trim(), key).not.toBe("");
      expect(marks(own), key).toEqual(marks(text));
      const mayBeEqual = sameInEveryLanguage(text) || rightlyEqual[language]?.includes(text);
      if (!mayBeEqual) expect(own, key).not.toBe(text);
    }
  });

  test("has no file that English does not have", () => {
    const own = Object.keys(modules)
      .filter((path) => path.startsWith(`./${language}/`))
      .map((path) => path.slice(`./${language}/`.length, -".ts".length));
    expect(own.filter((feature) => !features.includes(feature))).toEqual([]);
  });
});

test("every file of texts exports one catalogue", () => {
  for (const [path, module] of Object.entries(modules)) expect(Object.keys(module), path).toHaveLength(1);
});
