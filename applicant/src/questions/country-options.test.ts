import { countriesDocsMap } from "@latchkey/domain/identity/countries.ts";
import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";
import { countryOptions } from "./country-options.ts";

const codes = countriesDocsMap.map(({ countryCode }) => countryCode);

describe.each(languages)("the countries in %s", (language) => {
  const options = countryOptions(codes, language);

  test("FRM-200 FRM-401 IDN-013 are the regions of ISO 3166, each once and named", () => {
    expect(options.map(({ value }) => value).toSorted()).toEqual(codes.toSorted());
    expect(options).toHaveLength(250);
    for (const { value, label } of options) {
      expect(value).toMatch(/^[A-Z]{2}$/);
      expect(label, value).not.toBe(value);
    }
  });

  test("FRM-402 are sorted by label as the language sorts", () => {
    const { compare } = new Intl.Collator(language);
    const labels = options.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(compare));
  });
});

test("FRM-402 are labelled in the language", () => {
  const labelOf = (language: Language) => countryOptions(["DE"], language)[0]?.label;
  expect([labelOf("en"), labelOf("de"), labelOf("fr")]).toEqual(["Germany", "Deutschland", "Allemagne"]);
});

test("accents do not sort a name last", () => {
  const labels = countryOptions(["AT", "EG", "ZW"], "de").map(({ label }) => label);
  expect(labels).toEqual(["Ägypten", "Österreich", "Simbabwe"]);
});

test("a code without a name is shown as it is", () => {
  expect(countryOptions(["ZZ", "QX"], "en").map(({ value }) => value)).toContain("QX");
});
