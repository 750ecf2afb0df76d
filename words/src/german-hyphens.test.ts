import { describe, expect, test } from "vitest";
import { documentNames } from "./de/document-names.ts";
import { otherDocumentNames } from "./de/other-document-names.ts";
import { flatTexts } from "./testing/compare-catalogues.ts";

/** As many letters as fit beside a drawing on a phone with text at 200 %. */
const FITS = 11;

describe("German names of documents may be broken where a reader expects it", () => {
  test.each([...flatTexts(documentNames), ...flatTexts(otherDocumentNames)])("%s", (_key, name) => {
    const parts = name.match(/\p{L}+/gu) ?? [];
    expect(parts.filter((part) => part.length > FITS)).toEqual([]);
    expect(name).not.toContain("Reisepass");
  });
});
