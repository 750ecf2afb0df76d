import { expect, test } from "vitest";
import { textInLanguage } from "./languages.ts";

const texts = [
  { language: "de", text: "Rufen Sie uns an." },
  { language: "en", text: "Call us." },
];

test.each([
  ["de", "Rufen Sie uns an."],
  ["en", "Call us."],
  ["it", "Call us."],
] as const)("a reader of %s reads %s", (language, text) => {
  expect(textInLanguage(texts, language)?.text).toBe(text);
  expect(textInLanguage([], language)).toBeUndefined();
});
