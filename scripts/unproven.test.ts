import { describe, expect, test } from "vitest";
import { claimsOf, type RanTest, unprovenClaims } from "./unproven.ts";

const claim = (title: string, file = "a.test.ts") => ({ file, title, isInPart: false });
const ran = (state: RanTest["state"], ...titles: string[]): RanTest => ({ file: "a.test.ts", titles, state });

test.each<[string, string, RanTest[], string[]]>([
  ["a test that passed", "one", [ran("passed", "group", "one")], []],
  ["a group whose tests passed", "group", [ran("passed", "group", "one"), ran("passed", "group", "two")], []],
  ["a title with a value", "one of … (+)", [ran("passed", "one of \ntwo (+)")], []],
  ["a test that failed, which is said elsewhere", "one", [ran("failed", "one")], []],
  ["a test that is not there", "one", [ran("passed", "one more")], ["did not run"]],
  ["a test of another file", "one", [{ ...ran("passed", "one"), file: "b.test.ts" }], ["did not run"]],
  ["a skipped test", "one", [ran("skipped", "one")], ["was skipped"]],
  [
    "a group with a skipped test",
    "group",
    [ran("passed", "group"), ran("skipped", "group", "b")],
    ["was skipped"],
  ],
  [
    "a test skipped in one of two runs",
    "one",
    [ran("passed", "one"), ran("skipped", "one")],
    ["was skipped"],
  ],
])("%s", (_what, title, tests, reasons) => {
  const unproven = unprovenClaims(new Map([["X", [claim(title)]]]), tests);
  expect(unproven).toEqual(reasons.map((because) => ({ ids: ["X"], file: "a.test.ts", title, because })));
});

test("a title is named once with all of its statements", () => {
  const proofs = new Map([
    ["X", [claim("one"), claim("two")]],
    ["Y", [claim("one")]],
  ]);
  expect(unprovenClaims(proofs, []).map(({ ids, title }) => [title, ids])).toEqual([
    ["one", ["X", "Y"]],
    ["two", ["X"]],
  ]);
});

describe("a run of some files", () => {
  const proofs = new Map([["X", [claim("one"), claim("two", "b.test.ts")]]]);
  const missing = (files: Parameters<typeof claimsOf>[1]) =>
    unprovenClaims(claimsOf(proofs, files), [ran("passed", "one")]).map(({ title }) => title);

  test("is compared with their claims alone", () => {
    expect(missing({})).toEqual(["two"]);
    expect(missing({ only: ["a.test.ts"] })).toEqual([]);
    expect(missing({ only: ["a.test.ts", "b.test.ts"] })).toEqual(["two"]);
  });

  test("is not asked for what another run proves", () => {
    expect(missing({ without: ["b.test.ts"] })).toEqual([]);
    expect(missing({ without: ["c.test.ts"] })).toEqual(["two"]);
  });
});
