import { describe, expect, test } from "vitest";
import { asLanguage, fallbackLanguage, languageCookie, languageQuery, languages } from "./languages.ts";

describe("languages", () => {
  test("FRM-011 there are six of them", () => {
    expect(languages).toEqual(["de", "en", "es", "fr", "it", "pt"]);
  });

  test("FRM-012 English is the fallback", () => {
    expect(fallbackLanguage).toBe("en");
  });

  test("FRM-013 FRM-014 the cookie and the query parameter have names", () => {
    expect([languageCookie, languageQuery]).toEqual(["latchkey_language", "lang"]);
  });

  test.each([
    ["de", "de"],
    ["de-AT", "de"],
    ["pt_BR", "pt"],
    ["FR", "fr"],
    [" it ", "it"],
    ["zh-Hant", undefined],
    ["deutsch", undefined],
    ["", undefined],
    ["-de", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("FRM-013 the tag %j is the language %s", (tag, language) => {
    expect(asLanguage(tag)).toBe(language);
  });
});
