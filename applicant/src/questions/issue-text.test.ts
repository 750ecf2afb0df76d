import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { loadCatalogue } from "../app/catalogues.ts";
import { issueText } from "./issue-text.ts";

const wordsIn = async (language: string) => {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    interpolation: { escapeValue: false },
    resources: { [language]: { validation: await loadCatalogue(language, "validation") } },
  });
  return i18n.getFixedT(language, "validation");
};

/** The codes that the rules of the identity section give. */
const source = import.meta.glob<string>("../../../domain/src/{identity/rules,rules/plain,rules/email}.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const codes = [
  ...new Set(
    Object.values(source)
      .join("")
      .match(/validation\.[a-z_.\d]+/g),
  ),
].filter(
  (code) => !/\.(?:gte?|lte?|range|min_length|pattern)$/.test(code) || code.startsWith("validation.name."),
);

describe.each(languages)("FRM-372 every code has a sentence in %s", (language) => {
  test.each(codes)("%s", async (code) => {
    const t = await wordsIn(language);
    const sentence = issueText(t, { code, params: { min: 2, max: 64, age: 18 } });
    expect(sentence).not.toBe(issueText(t, { code: "validation.nothing_known" }));
    expect(sentence).not.toMatch(/\{\{|validation|undefined/);
  });
});

test("a field says its own words, and a code that nobody knows still gets a sentence", async () => {
  const t = await wordsIn("en");
  expect(
    issueText(t, { code: "validation.required" }, { "validation.required": "Enter your first name" }),
  ).toBe("Enter your first name");
  expect(issueText(t, { code: "validation.never_heard_of" })).toBe("Check this answer");
});
