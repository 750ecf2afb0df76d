import { countriesDocsMap } from "@latchkey/domain/identity/countries.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";
import { countryOptions } from "./country-options.ts";

const codes = countriesDocsMap.map(({ countryCode }) => countryCode);

describe.each(languages)("FRM-402 IDN-013 countries in %s", (language) => {
  const options = countryOptions(codes, language);

  test("FRM-200 FRM-401 are all there, each with a name", () => {
    expect(options).toHaveLength(250);
    for (const { value, label } of options) expect(label, value).not.toBe(value);
  });

  test("are sorted by their names as the language sorts", () => {
    const labels = options.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator(language).compare));
  });
});

test("FRM-402 a country is called what the reader calls it", () => {
  const named = (language: string) => countryOptions(["DE"], language)[0]?.label;
  expect(["en", "de", "es", "fr", "it", "pt"].map(named)).toEqual([
    "Germany",
    "Deutschland",
    "Alemania",
    "Allemagne",
    "Germania",
    "Alemanha",
  ]);
});
