import { expect, test } from "vitest";
import type { FourCornered } from "./outline.ts";
import type { Sheet } from "./sheet.ts";
import { countFaces, documentOutcome, faceOutcome, readOutline } from "./verdict.ts";

const good = { side: 2400, sharpness: 1800, relativeSharpness: 1.2, focus: null, letters: 160, corners: 4 };

test.each([
  ["a sharp photograph", {}, "ok"],
  ["a scan, which has no outline", { corners: null }, "ok"],
  ["a dark one: weak edges, of full contrast for what light there is", { sharpness: 170 }, "ok"],
  [
    "an enlarged scan: soft but strong edges",
    { sharpness: 830, relativeSharpness: 0.29, corners: null },
    "ok",
  ],
  ["a small card in poor light", { sharpness: 150, relativeSharpness: 0.2, focus: 1.6 }, "ok"],
  ["a blurred one", { sharpness: 90, relativeSharpness: 0.1, focus: 1.2 }, "blurred"],
  ["a blurred one without an edge", { sharpness: 9, relativeSharpness: 0.1, focus: null }, "blurred"],
  ["a blurred one without a letter left", { sharpness: 5, relativeSharpness: 0.02, letters: 0 }, "blurred"],
  ["one cut off on a side", { corners: 2 }, "cut-off"],
  ["a corner of one, with a line of writing", { corners: 2, letters: 9 }, "cut-off"],
  [
    "one cut off, with little left that could be sharp",
    { corners: 2, sharpness: 180, relativeSharpness: 0.1, focus: 1.6 },
    "cut-off",
  ],
  [
    "one too blurred to trust its outline",
    { corners: 2, sharpness: 90, relativeSharpness: 0.3, focus: 1.2 },
    "blurred",
  ],
  ["something cut off without any writing: the table", { corners: 2, letters: 0 }, "ok"],
  ["a wall", { sharpness: 0, relativeSharpness: 0, letters: 0, corners: null }, "no-document"],
  ["a wall in a tiny picture", { sharpness: 0, letters: 0, corners: null, side: 300 }, "too-small"],
  [
    "a tiny picture that is not sharp",
    { sharpness: 90, relativeSharpness: 0.1, focus: 1.2, side: 599 },
    "too-small",
  ],
  ["a tiny picture that can be read", { side: 300 }, "ok"],
  ["a cat", { sharpness: 43, relativeSharpness: 0.09, letters: 0, corners: null }, "no-document"],
] as const)("%s", (_what, scores, outcome) => {
  expect(documentOutcome({ ...good, ...scores }, false)).toBe(outcome);
});

test("correct check digits outweigh every doubt", () => {
  const doubtful = { sharpness: 90, relativeSharpness: 0.1, focus: 1.3, letters: 90, side: 2400, corners: 2 };
  expect(documentOutcome(doubtful, true)).toBe("ok");
});

const whole: FourCornered = { area: 0.3, aspect: 1.42, borders: 0, letters: 1 };
const cut: FourCornered = { area: 0.4, aspect: 1.15, borders: 1, letters: 1 };

test.each<[string, readonly FourCornered[], number | null]>([
  ["nothing", [], null],
  ["a whole page", [whole], 4],
  ["a page cut off", [cut], 2],
  ["a page cut off with its portrait inside", [cut, { ...whole, area: 0.1, aspect: 1.26 }], 2],
  [
    "a page cut off with a portrait of a page's proportions",
    [cut, { ...whole, area: 0.1, letters: 0.03 }],
    2,
  ],
  ["a page cut off that only a portrait shows", [{ ...whole, area: 0.1, letters: 0.03 }], null],
  ["a whole page on a mat that leaves the picture", [cut, whole], 4],
  ["a page that ends exactly at the border", [{ ...cut, aspect: 1.43 }], 4],
  ["a strip along the border", [{ ...cut, area: 0.1 }], null],
  ["a table with two edges in the picture", [{ ...cut, borders: 2 }], null],
])("the outline of %s", (_what, found, corners) => {
  expect(readOutline([], found).corners).toBe(corners);
});

test.each([
  [[], "no-face"],
  [[0.34], "ok"],
  [[0.1], "face-too-small"],
  [[0.34, 0.3], "several-faces"],
  [[0.34, 0.08], "ok"],
] as const)("faces of sizes %j", (sizes, outcome) => {
  expect(faceOutcome(countFaces(sizes), { largestFace: sizes[0] ?? 0 })).toBe(outcome);
});

const sheet: Sheet = {
  area: 0.4,
  solid: 0.98,
  straight: 0.97,
  letters: 1,
  count: 200,
  borders: [0, 0, 0, 0],
  near: [0, 0, 0, 0],
  span: [0.8, 0.7],
  aspect: 1.2,
};

/** Its sides meet the borders at an angle: it covers as much of them as of the lines a little inside. */
const beyond = (borders: Sheet["borders"], more: Partial<Sheet> = {}): Sheet => ({
  ...sheet,
  borders,
  near: borders,
  ...more,
});

test.each<[string, readonly Sheet[], number | null]>([
  ["a sheet clear of every border", [sheet], 4],
  ["one that runs beyond the right border", [beyond([0, 0, 0.5, 0])], 2],
  ["one that runs beyond a corner", [beyond([0.3, 0.5, 0, 0])], 2],
  ["one beyond two opposite borders: what lies below", [beyond([0.6, 0, 0.6, 0])], null],
  ["one whose edge runs along the left border", [beyond([0.5, 0, 0, 0], { near: [0.69, 0, 0, 0] })], 4],
  ["one with rounded corners beyond it", [beyond([0.5, 0, 0, 0], { near: [0.61, 0, 0, 0] })], 2],
  ["one as wide as the picture", [beyond([0.9, 0, 0, 0], { span: [0.98, 0.9] })], null],
  [
    "one nearly as wide, of a paper's proportions",
    [beyond([0.9, 0, 0, 0], { span: [0.95, 0.9], aspect: 1.42 })],
    null,
  ],
  ["one nearly as wide, of no paper's", [beyond([0.9, 0, 0, 0], { span: [0.95, 0.9], aspect: 1.28 })], 2],
  [
    "one nearly as wide, whose edge runs along another border",
    [beyond([0, 0.85, 0.6, 0], { near: [0, 0.97, 0.6, 0], span: [0.97, 0.61], aspect: 2.1 })],
    null,
  ],
  ["one cropped to its edges at a corner", [beyond([0.5, 0.5, 0, 0], { span: [0.95, 0.7] })], null],
  ["one that a corner only touches", [beyond([0.05, 0, 0, 0])], null],
  ["a whole one on a mat that leaves the picture", [beyond([0, 0, 0.8, 0], { area: 0.7 }), sheet], 4],
  ["a patch of the wall", [beyond([0, 0, 0.5, 0], { solid: 0.6 })], null],
  ["something without the letters", [beyond([0, 0, 0.5, 0], { letters: 0.05, count: 5 })], null],
  [
    "one with few of the letters of a newspaper below",
    [beyond([0, 0, 0.5, 0], { letters: 0.05, count: 20 })],
    2,
  ],
  ["a strip with few of the letters", [beyond([0, 0.7, 0, 0], { letters: 0.12, area: 0.11 })], null],
  ["a small rest with most of the letters", [beyond([0, 0, 0.3, 0.3], { letters: 0.9, area: 0.12 })], 2],
])("the sheet of %s", (_what, sheets, corners) => {
  expect(readOutline(sheets, []).corners).toBe(corners);
});

test("the sheet under the letters outweighs lines: those of a portrait also close", () => {
  expect(readOutline([beyond([0, 0.5, 0, 0])], [whole]).corners).toBe(2);
  expect(readOutline([sheet], [cut]).corners).toBe(4);
});
