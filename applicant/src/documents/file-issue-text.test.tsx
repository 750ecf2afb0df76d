// @vitest-environment happy-dom
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { documents } from "@latchkey/words/en/documents.ts";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { afterEach, describe, expect, test } from "vitest";
import { createI18n } from "../locales/create-i18n.ts";
import { useFileTexts } from "./file-issue-text.ts";

afterEach(cleanup);

const FILE = "IMG 1.PNG";
const codes = [
  "fileTooLarge",
  "emptyFile",
  "wrongFileFormat",
  "otherFormat",
  "wordPrograms",
  "wordRemote",
  "infected",
  "storageFull",
  "tooOften",
  "unavailable",
  "encrypted",
  "dynamicForm",
  "unreadable",
  "tooManyPixels",
  "tooSmall",
  "blurred",
  "cutOff",
  "noDocument",
  "duplicate",
  "tooManyFiles",
  "gone",
  "failed",
] as const;

const wordsIn = async (
  language: (typeof languages)[number],
  formats: "pdf" | "images" | "documents" | "any",
) => {
  const i18n = await createI18n({ language, namespaces: ["documents"] });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  return renderHook(() => useFileTexts(formats, 10), { wrapper }).result.current;
};

describe.each(languages)("in %s", (language) => {
  test.each(codes)("FRM-281 SHR-053 the message of %s begins with the name of the file", async (code) => {
    for (const formats of ["pdf", "images", "documents", "any"] as const) {
      const { inList } = await wordsIn(language, formats);
      for (const max of [1, 6]) {
        const message = inList({ code, params: { max } }, FILE);
        expect(message).toMatch(/^IMG 1\.PNG\p{P}? /u);
      }
    }
  });
});

describe("FRM-372 the message is a key of the reader's language", () => {
  test.each(languages)("in %s", async (language) => {
    const { inList } = await wordsIn(language, "any");
    const i18n = await createI18n({ language, namespaces: ["documents"] });
    const texts: Readonly<Record<string, string>> = i18n.getResource(language, "documents", "error");
    for (const code of codes) {
      const text = texts[code] ?? texts[`${code}_any`] ?? texts[`${code}_other`];
      const said = inList({ code, params: { max: 6, kind: "jpg" } }, FILE);
      expect(said).toBe(
        text
          ?.replace("{{file}}", FILE)
          .replace("{{megabytes}}", "10")
          .replace("{{count}}", "6")
          .replace("{{kind}}", "JPG")
          .replace("{{formats}}", "PDF, JPG, PNG, Word"),
      );
    }
    expect(inList({ code: "neverHeardOf" }, FILE)).toBe(inList({ code: "failed" }, FILE));
  });

  test("of which each has its own", async () => {
    const said = await Promise.all(
      languages.map(async (language) =>
        codes.map(async (code) => (await wordsIn(language, "any")).inList({ code }, FILE)),
      ),
    );
    const all = await Promise.all(said.flat());
    expect(new Set(all).size).toBe(languages.length * codes.length);
  });
});

test.each(languages)("FRM-297 a wrong format names those that are right, in %s", async (language) => {
  const named = async (formats: "pdf" | "images" | "any") =>
    (await wordsIn(language, formats)).inList({ code: "wrongFileFormat" }, "letter").match(/\b[A-Z]{3,4}\b/g);
  expect(await named("pdf")).toEqual(["PDF"]);
  const pictures = ["JPEG", "JPG", "PDF", "PNG"];
  expect((await named("images"))?.toSorted()).toEqual(pictures);
  expect((await named("any"))?.toSorted()).toEqual(pictures);
});

test("FIL-06 (in part) FIL-08 (in part) FIL-10 (in part) a file that cannot be taken: the message names the file and the way out", async () => {
  const { inList } = await wordsIn("en", "images");
  const said = ["encrypted", "dynamicForm", "unreadable", "tooManyPixels", "storageFull"].map((code) =>
    inList({ code }, FILE),
  );
  expect(said).toEqual([
    "IMG 1.PNG is protected with a password. Open it, save it as a PDF without a password, and add that file",
    "IMG 1.PNG is a form that only Adobe’s programs can show. Open it there and print it to a PDF, or take photos of it, and add those",
    "IMG 1.PNG is damaged and cannot be opened. Save or scan it again, or choose another file",
    "IMG 1.PNG has too many pixels and cannot be opened. Save it in a smaller size, or take a new photo",
    "IMG 1.PNG was not added: your files take up all the space you have. Add a smaller file, or remove one and try again tomorrow",
  ]);
});

test("SHR-053 every message with a file has its issue in the table", () => {
  const keys = Object.entries(documents.error).flatMap(([key, text]) =>
    text.includes("{{file}}") ? [key.split("_")[0] ?? ""] : [],
  );
  expect([...new Set(keys)].toSorted()).toEqual(codes.toSorted());
});
