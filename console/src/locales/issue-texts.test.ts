import { issueText } from "@latchkey/browser/forms/issue-text.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";
import { createI18n } from "./create-i18n.ts";

/** The rules that only staff meets. */
const sources = import.meta.glob<string>("../../../domain/src/cases/new-application.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const codes = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/"(newApplication\.validations\.\w+)"/g)].map(([, code = ""]) => code),
);

test("the codes are found", () => {
  expect(new Set(codes).size).toBeGreaterThan(6);
});

describe.each(languages)("every code has a message in %s", async (language) => {
  const i18n = await createI18n({ language, namespaces: ["validation", "desk"] });
  const t = i18n.getFixedT(language, "validation");

  test.each([...new Set(codes)])("%s", (code) => {
    const text = issueText(t, { code, params: { past: 12, ahead: 24, max: 6 } }, { group: "desk" });
    expect(text).not.toMatch(/\{\{|validations/);
    expect(text).not.toBe(t("text.unknown"));
  });
});
