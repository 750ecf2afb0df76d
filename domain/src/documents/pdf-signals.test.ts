import { describe, expect, test } from "vitest";
import { type PdfMetadata, pdfMoment, pdfSignalsOf } from "./pdf-signals.ts";

/** As a bank's own program writes it. */
const plain: PdfMetadata = {
  producer: "OpenText Output Transformation Engine",
  creator: "",
  created: "D:20260310204100Z",
  modified: "D:20260310204100Z",
  laterSaves: 0,
  hasText: true,
  attached: 0,
  attachedFiles: [],
  hiddenLayers: [],
  unreadPictures: [],
  undrawnMarks: [],
  missingLetters: [],
  notes: [],
};

describe("signals of a PDF", () => {
  test.each<[string, Partial<PdfMetadata>, readonly string[]]>([
    ["a statement as the bank wrote it", {}, []],
    [
      "a letter from a word processor",
      { producer: "Microsoft® Word 2021", creator: "Microsoft® Word 2021" },
      [],
    ],
    ["printed on a telephone", { producer: "iOS Version 18.1 Quartz PDFContext" }, []],
    ["saved by an editor of PDFs", { producer: "iLovePDF" }, ["editor"]],
    ["made with an editor of pictures", { creator: "Adobe Photoshop 25.0 (Windows)" }, ["editor"]],
    ["written within the hour", { modified: "D:20260310214000Z" }, []],
    ["changed on the next day", { modified: "D:20260311204100Z" }, ["changed-later"]],
    ["the same moment in another zone", { modified: "D:20260310224100+02'00'" }, []],
    ["dates that are none", { created: "yesterday", modified: "D:20260311204100Z" }, []],
    ["no dates", { created: "", modified: "" }, []],
    ["saved onto itself", { laterSaves: 1 }, ["saved-again"]],
    ["a file inside", { attached: 1, attachedFiles: ["pay.xlsx"] }, ["attached-files"]],
    ["a hidden layer", { hiddenLayers: ["Draft"] }, ["hidden-layers"]],
    ["a picture that cannot be decoded", { unreadPictures: [2] }, ["unread-pictures"]],
    ["a sound", { undrawnMarks: ["sound"] }, ["undrawn-marks"]],
    ["letters without a font", { missingLetters: ["Aye"] }, ["missing-letters"]],
    ["a note pinned to a page", { notes: ["Paid twice"] }, ["notes"]],
    ["a scan", { hasText: false }, ["no-text"]],
    [
      "everything at once",
      { producer: "Sejda 3.2", modified: "D:2027", laterSaves: 3, hasText: false },
      ["editor", "changed-later", "saved-again", "no-text"],
    ],
  ])("%s", (_what, given, expected) => {
    expect(pdfSignalsOf({ ...plain, ...given })).toEqual(expected);
  });
});

test.each([
  ["D:20260310204100Z", "2026-03-10T20:41:00.000Z"],
  ["D:20260310204100+01'00'", "2026-03-10T19:41:00.000Z"],
  ["D:20260310204100-05'30'", "2026-03-11T02:11:00.000Z"],
  ["20260310", "2026-03-10T00:00:00.000Z"],
  ["D:2026", "2026-01-01T00:00:00.000Z"],
  ["D:20261399", undefined],
  ["", undefined],
  ["Tuesday", undefined],
])("the date %s", (text, expected) => {
  expect(pdfMoment(text)).toBe(expected ?? "");
});
