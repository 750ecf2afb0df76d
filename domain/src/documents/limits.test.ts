import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import { DEFAULT_MAX_FILE_BYTES } from "../vocabulary/wire.ts";
import { definitionOf } from "./definitions.ts";
import {
  type CandidateFile,
  capacityOf,
  fileIssue,
  formatsCode,
  megabytes,
  pickerAccepts,
  roomLeft,
  type SlotLimits,
  takesPictures,
  takesSeveral,
} from "./limits.ts";

const limits = (type: string, said: Partial<SlotLimits> = {}): SlotLimits => {
  const definition = definitionOf(type);
  return { definition, capacity: capacityOf(definition, "front"), maxBytes: DEFAULT_MAX_FILE_BYTES, ...said };
};

const file = (name: string, size = 1000): CandidateFile => ({ name, size });

describe("how many files", () => {
  test.each([
    ["FRM-289", "PASSPORT", undefined, 1],
    ["FRM-289", "DRIVING_LICENCE", undefined, 2],
    ["FRM-289", "DRIVING_LICENCE", "front", 1],
    ["FRM-289", "DRIVING_LICENCE", "back", 1],
    ["FRM-289", "BANK_STATEMENT", undefined, 3],
    ["FRM-289", "BANK_STATEMENT", "front", 3],
    ["FRM-289", "OTHER", "front", 6],
  ] as const)("%s %s, side %s, takes %d", (_id, type, side, capacity) => {
    expect(capacityOf(definitionOf(type), side)).toBe(capacity);
  });

  test.each([
    [2, 0, 2],
    [2, 1, 1],
    [2, 2, 0],
    [1, 3, 0],
  ])("FRM-289 a slot for %d files that holds %d has room for %d", (capacity, existing, left) => {
    expect(roomLeft(capacity, existing)).toBe(left);
  });
});

test.each([
  ["PASSPORT", "front", false],
  ["DRIVING_LICENCE", "back", false],
  ["BANK_STATEMENT", "front", true],
  ["OTHER", "front", true],
] as const)("%s, side %s, takes several files: %s", (type, side, several) => {
  expect(takesSeveral(definitionOf(type), side)).toBe(several);
});

test.each([
  ["PASSPORT", true],
  ["OTHER", true],
  ["BANK_STATEMENT", false],
  ["PAYSLIP", false],
  ["SA302", false],
] as const)("%s may be a photo: %s", (type, pictures) => {
  expect(takesPictures(definitionOf(type))).toBe(pictures);
});

describe("adding a file", () => {
  test("FRM-296 FRM-384 the limit is 10 MB unless a setting says otherwise", () => {
    expect(DEFAULT_MAX_FILE_BYTES).toBe(10_485_760);
    expect(fileIssue(file("a.pdf", 2_097_153), [], limits("PASSPORT", { maxBytes: 2_097_152 }))).toEqual({
      code: "fileTooLarge",
      params: { megabytes: 2 },
    });
  });

  test.each([
    ["FRM-296 SHR-040", "of exactly 10 MB", file("a.pdf", 10_485_760), [], undefined],
    ["FRM-296 SHR-040", "one byte larger", file("a.pdf", 10_485_761), [], "fileTooLarge"],
    ["FRM-297 SHR-041", "of a type we cannot open", file("a.exe"), [], "wrongFileFormat"],
    ["FRM-297 SHR-041", "without an extension", file("passport"), [], "wrongFileFormat"],
    ["FRM-297 SHR-041", "Word for a passport", file("a.docx"), [], "wrongFileFormat"],
    ["FRM-297", "in capitals", file("A.PDF"), [], undefined],
    ["FRM-301", "with a name that is there already", file("a.pdf"), ["a.pdf"], "duplicate"],
    ["FRM-373", "when the slot is full", file("b.pdf"), ["a.pdf"], "tooManyFiles"],
    ["an empty file", "of no bytes", file("a.pdf", 0), [], "emptyFile"],
  ])("%s %s", (_id, _what, candidate, existing, code) => {
    expect(fileIssue(candidate, existing, limits("PASSPORT"))?.code).toBe(code);
  });

  test.each(["passport.jfif", "IMG_1.HEIC", "IMG_1.HEIF.", "scan.PDF"])("%s may be a passport", (name) => {
    expect(fileIssue(file(name), [], limits("PASSPORT"))).toBeUndefined();
  });

  test("a file of another kind than its name says, which is not taken here, is called what it is", () => {
    const picture = { ...file("statement.jpg"), otherThanNamed: "jpg" } as const;
    expect(fileIssue(picture, [], limits("BANK_STATEMENT"))).toEqual({
      code: "otherFormat",
      params: { kind: "jpg", formats: "pdf" },
    });
    expect(fileIssue(picture, [], limits("PASSPORT"))).toBeUndefined();
  });

  test("the picker offers every name and type that is taken", () => {
    expect(pickerAccepts(definitionOf("PAYSLIP"))).toBe(".pdf,application/pdf");
    const photos = pickerAccepts(definitionOf("PASSPORT")).split(",");
    expect(photos).toEqual(
      expect.arrayContaining([".jpg", ".jfif", ".pjpeg", ".heic", "image/jpeg", "image/heic"]),
    );
    expect(photos).not.toContain(".docx");
    expect(pickerAccepts(definitionOf("OTHER")).split(",")).toContain(".docx");
  });

  test("FRM-296 FRM-297 FRM-373 the messages get the values they name", () => {
    expect(fileIssue(file("a.pdf", 10_485_761), [], limits("PASSPORT"))?.params).toEqual({ megabytes: 10 });
    expect(fileIssue(file("a.exe"), [], limits("PASSPORT"))?.params).toEqual({ formats: "images" });
    expect(fileIssue(file("a.png"), [], limits("PAYSLIP"))?.params).toEqual({ formats: "pdf" });
    expect(fileIssue(file("d.pdf"), ["a.pdf", "b.pdf", "c.pdf"], limits("BANK_STATEMENT"))).toEqual({
      code: "tooManyFiles",
      params: { max: 3 },
    });
  });

  test("FRM-289 a slot never exceeds its capacity or holds the same name twice", () => {
    const names = fc.array(fc.constantFrom("a.pdf", "b.pdf", "c.pdf", "d.png", "e.jpg", "f.exe"), {
      maxLength: 20,
    });
    const types = fc.constantFrom("PASSPORT", "OTHER", "BANK_STATEMENT");
    fc.assert(
      fc.property(types, names, (type, offered) => {
        const slot = limits(type);
        const held: string[] = [];
        for (const name of offered) if (!fileIssue(file(name), held, slot)) held.push(name);
        expect(held.length).toBeLessThanOrEqual(slot.capacity);
        expect(new Set(held).size).toBe(held.length);
      }),
      seededRuns,
    );
  });
});

describe("wordings", () => {
  test.each([
    ["PAYSLIP", "pdf"],
    ["PASSPORT", "images"],
    ["ACCOUNTANT_LETTER", "documents"],
    ["OTHER", "any"],
  ])("FRM-297 the formats of %s are called %s", (type, code) => {
    expect(formatsCode(definitionOf(type))).toBe(code);
  });

  test.each([
    [10_485_760, 10],
    [1_048_576, 1],
    [1_572_864, 1.5],
    [5_000_000, 4.8],
  ])("FRM-296 %d bytes are called %d MB", (bytes, called) => {
    expect(megabytes(bytes)).toBe(called);
  });
});
