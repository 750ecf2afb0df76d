// @vitest-environment happy-dom

import { currentLanguage, loadTextsIn } from "@latchkey/browser/i18n/i18n.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import page from "../../console.html?raw";
import { createI18n } from "./create-i18n.ts";

const writeCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the applicants' pages write it so
  document.cookie = cookie;
};

describe("where everything asks for German", () => {
  beforeEach(() => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT", "de"]);
    vi.spyOn(navigator, "language", "get").mockReturnValue("de-AT");
    window.history.replaceState(null, "", "/console?lang=de");
    writeCookie("latchkey_language=de; Path=/");
    document.documentElement.lang = "de";
  });
  afterEach(() => {
    writeCookie("latchkey_language=; Max-Age=0; Path=/");
    document.documentElement.lang = "";
    window.history.replaceState(null, "", "/");
  });

  test("the console is in English, and the language of an applicant in this browser stays", async () => {
    const i18n = await createI18n({ namespaces: ["frame"] });
    expect(currentLanguage(i18n)).toBe("en");
    expect(i18n.t("frame:nav.pages.queue")).toBe("Queue");
    expect(document.cookie).toContain("latchkey_language=de");
  });
});

test("the document says so", () => {
  expect(page).toContain('<html lang="en">');
});

/** The groups of the applicants' texts that previews show. */
const previewed = [
  "decision-reasons",
  "document-names",
  "other-document-names",
  "reasons",
  "remedial",
] as const;

describe.each(languages.filter((language) => language !== "en"))("in %s", (language) => {
  test("previews have the applicants' texts", async () => {
    const i18n = await createI18n({ namespaces: previewed });
    await loadTextsIn(i18n, language, previewed);
    for (const group of previewed) {
      const texts: unknown = i18n.getResourceBundle(language, group);
      expect(texts, group).toBeDefined();
      expect(texts, group).not.toEqual(i18n.getResourceBundle("en", group));
    }
  });

  test("nothing else comes but in English", async () => {
    const i18n = await createI18n({ namespaces: ["shell", "frame", "case", "validation"] });
    await loadTextsIn(i18n, language, ["shell", "frame", "case", "validation"]);
    for (const group of ["shell", "frame", "case", "validation"] as const)
      expect(i18n.getResourceBundle(language, group), group).toEqual(i18n.getResourceBundle("en", group));
  });
});
