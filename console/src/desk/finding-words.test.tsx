// @vitest-environment happy-dom

import { documentFindingIds } from "@latchkey/domain/review/document-findings.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { aFinding } from "../testing/fake-case.ts";
import { showHook } from "../testing/show-part.tsx";
import { useFindingWords } from "./finding-words.ts";

afterEach(cleanup);

const wordsOf = async (...given: Parameters<typeof aFinding>) => {
  const { now } = await showHook(useFindingWords);
  return now()(aFinding(...given));
};

describe("a finding", () => {
  test("of every kind has a title in words", async () => {
    const { now } = await showHook(useFindingWords);
    const dated: readonly string[] = ["valid", "expired", "pdf-changed-later"];
    for (const id of documentFindingIds) {
      const values = dated.includes(id) ? ["2026-03-01", "2026-03-02"] : ["2", "1"];
      const words = now()(aFinding(id, "WARN", { values }));
      expect(words?.title, id).toMatch(/^[A-Z][a-z ]/);
      expect(words?.title, id).not.toContain("{{");
    }
  });

  test("that this version of the page does not know is left out", async () => {
    expect(await wordsOf("something-new", "BAD")).toBeUndefined();
  });

  test.each([
    ["OK", "ok", "In order: "],
    ["WARN", "warn", "To look at: "],
    ["BAD", "bad", "Problem: "],
    ["NONE", "none", undefined],
  ] as const)("of level %s looks %s and is read as %j", async (given, level, levelLabel) => {
    expect(await wordsOf("blurred", given)).toMatchObject({ level, levelLabel });
  });

  test.each([
    ["valid", ["2030-01-01"], "Valid until 1 Jan 2030"],
    ["expired", ["2025-01-01"], "Expired on 1 Jan 2025"],
    [
      "pdf-changed-later",
      ["2026-03-01T09:00:00Z", "2026-03-02T10:30:00Z"],
      "Made 1 Mar 2026, 09:00, changed 2 Mar 2026, 10:30",
    ],
    ["pdf-changed-later", ["2026-03-01", ""], "Made 1 Mar 2026, changed "],
    [
      "pdf-attached-files",
      ["1", "pay.xlsx"],
      "The PDF carries 1 attached file, which is not shown: pay.xlsx",
    ],
    [
      "pdf-attached-files",
      ["2", "a.xlsx, b.docx"],
      "The PDF carries 2 attached files, which are not shown: a.xlsx, b.docx",
    ],
    ["pdf-hidden-layers", ["Draft"], "The PDF has layers that are not shown: Draft"],
    ["pdf-unread-pictures", ["1, 3"], "Pages with a picture that cannot be drawn: 1, 3"],
    [
      "pdf-undrawn-marks",
      ["sound", "mark", "new"],
      "The PDF holds what no page can show: a sound, a mark of an unknown kind",
    ],
    ["pdf-notes", ["“Paid”"], "Notes that are not shown on the pages: “Paid”"],
    ["pdf-editor", ["PDF Studio"], "Saved with an editing program: PDF Studio"],
    ["pdf-saved-again", ["1"], "Changed and saved again once"],
    ["pdf-saved-again", ["3"], "Changed and saved again 3 times"],
    ["objected", ["too_dark"], "The check objects: too_dark"],
    ["same-file", ["1", "0", ""], "The same file is in 1 other case"],
    ["same-number", ["4", "2", ""], "The same document number is in 4 other cases"],
  ])("%s %j is “%s”", async (id, values, title) => {
    expect((await wordsOf(id, "WARN", { values }))?.title).toBe(title);
  });

  test.each([
    ["same-file", ["2", "0", "LK-20405"], "Only in cases of the same account (LK-20405)"],
    ["same-number", ["2", "2", ""], "2 of these are somebody else’s"],
    ["pdf-editor", [], "A signal, not a proof"],
    ["scan-unscanned", [], "Not counted as passed"],
    ["zone-unread", [], "Not counted as passed"],
    ["surname-unclear", [], "Compare it with the picture"],
    ["one-face", [], "Whether it is the right person is for you to say"],
    ["no-face", [], undefined],
    ["scan-clean", [], undefined],
  ])("%s %j is explained: %s", async (id, values, text) => {
    expect((await wordsOf(id, "NONE", { values }))?.text).toBe(text);
  });
});
