import { expect, test } from "vitest";
import { withRepeats } from "./repeats.ts";

const print = "0123456789abcdef".repeat(32);

const aDocument = (id: string, given: object = {}) => ({
  id,
  type: "DRIVING_LICENCE",
  side: "front",
  sha256: id,
  checks: [{ kind: "look", scores: { print: null } }],
  ...given,
});

const repeatsOf = (...documents: readonly ReturnType<typeof aDocument>[]) =>
  withRepeats(documents).map(({ repeats }) => repeats);

test("a back that is the same file as the front, or the same picture stored again, says so; the front does not", () => {
  const looking = { checks: [{ kind: "look", scores: { print } }] };
  expect(repeatsOf(aDocument("a"), aDocument("b", { side: "back", sha256: "a" }))).toEqual([
    [],
    ["same-as-front"],
  ]);
  expect(repeatsOf(aDocument("a", looking), aDocument("b", { side: "back", ...looking }))).toEqual([
    [],
    ["same-as-front"],
  ]);
});

test("one file sent twice for the same side", () => {
  expect(repeatsOf(aDocument("a"), aDocument("b", { sha256: "a" }))).toEqual([["twice"], ["twice"]]);
});

test("other documents, other pictures and files that nobody measured repeat nothing", () => {
  expect(
    repeatsOf(aDocument("a"), aDocument("b", { side: "back", type: "UK_DRIVING_LICENCE", sha256: "a" })),
  ).toEqual([[], []]);
  expect(repeatsOf(aDocument("a"), aDocument("b", { side: "back" }))).toEqual([[], []]);
  expect(repeatsOf(aDocument("a", { sha256: null }), aDocument("b", { sha256: null }))).toEqual([[], []]);
});
