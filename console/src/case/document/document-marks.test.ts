import { expect, test } from "vitest";
import { countNumbers, marksOn, numberFindings, pageOf, type ShownFinding } from "./document-marks.ts";

const zone = { page: 1, x: 0.1, y: 0.7, width: 0.8, height: 0.2 };
const face = { page: 2, x: 0.3, y: 0.1, width: 0.2, height: 0.3 };

const aFinding = (
  id: string,
  level: ShownFinding["level"],
  boxes: ShownFinding["boxes"] = [],
): ShownFinding => ({
  id,
  level,
  values: [],
  boxes,
});

const findings = [
  aFinding("looks-fine", "OK"),
  aFinding("zone-agrees", "OK", [zone]),
  aFinding("zone-expired", "BAD", [zone]),
  aFinding("one-face", "OK", [face]),
];

test("findings at one place share a number, and those without a place have none", () => {
  const numbered = numberFindings(findings);
  expect(numbered.map(({ number }) => number)).toEqual([undefined, 1, 1, 2]);
  expect(countNumbers(numbered)).toBe(2);
  expect(numberFindings(findings, 4).map(({ number }) => number)).toEqual([undefined, 4, 4, 5]);
});

test("a page has its own marks, each once, with the look of what is gravest", () => {
  const numbered = numberFindings(findings);
  const { page: _zone, ...place } = zone;
  expect(marksOn(numbered, 1)).toEqual([{ number: 1, level: "bad", ...place }]);
  expect(marksOn(numbered, 2)).toMatchObject([{ number: 2, level: "ok" }]);
  expect(marksOn(numbered, 3)).toEqual([]);
});

test("a number leads to its page", () => {
  const numbered = numberFindings(findings);
  expect([1, 2, 3].map((number) => pageOf(numbered, number))).toEqual([1, 2, undefined]);
});
