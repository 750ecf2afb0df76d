import { expect, test } from "vitest";
import { savedParameters, savedViewNameIssue } from "./saved-view.ts";

const ADDRESS = new Map([
  ["view", "late"],
  ["order", "agreement"],
  ["need", "language_pt"],
  ["reviewer", "none"],
  ["status", "submitted"],
  ["from", "2026-13-01"],
  ["after", "c1"],
  ["next", "https://elsewhere.example"],
]);
const read = (name: string) => ADDRESS.get(name) ?? null;

test("a view of the queue keeps its view, its order and its filters, and nothing else of the address", () => {
  expect(savedParameters("queue", read)).toEqual([
    ["view", "late"],
    ["order", "agreement"],
    ["need", "language_pt"],
    ["reviewer", "none"],
    ["status", "submitted"],
  ]);
  expect(savedParameters("queue", () => "nonsense")).toEqual([["policy", "nonsense"]]);
});

test("a view of the applications has filters only", () => {
  expect(savedParameters("applications", read)).toEqual([["status", "submitted"]]);
});

test.each([
  ["", "validation.required"],
  ["  ", "validation.required"],
  ["n".repeat(41), "validation.max_length"],
  ["two\nlines", "validation.pattern"],
])("%j is no name", (name, code) => {
  expect(savedViewNameIssue(name)?.code).toBe(code);
});

test("a name has up to 40 characters, whatever stands around it", () => {
  expect(savedViewNameIssue(` ${"n".repeat(40)} `)).toBeUndefined();
});
