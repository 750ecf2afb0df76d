import { describe, expect, test } from "vitest";
import { fileRingsIn, type Import, importsIn, productImports, ringsIn } from "./folder-rings.ts";

const arrows = (...pairs: readonly (readonly [string, string])[]): readonly Import[] =>
  pairs.map(([from, to]) => ({ from, to }));

describe("rings of folders", () => {
  test("two folders that import each other, through different files", () => {
    const imports = arrows(["a/one.ts", "b/two.ts"], ["b/three.ts", "a/four.ts"]);
    expect(ringsIn(imports)).toEqual([["a", "b"]]);
  });

  test("a ring over three folders is told once", () => {
    const imports = arrows(
      ["a/x.ts", "b/x.ts"],
      ["b/y.ts", "c/x.ts"],
      ["c/y.ts", "a/y.ts"],
      ["a/z.ts", "d/x.ts"],
    );
    expect(ringsIn(imports)).toEqual([["a", "b", "c"]]);
  });

  test("files of one folder may import each other, and folders in one direction", () => {
    expect(ringsIn(arrows(["a/one.ts", "a/two.ts"], ["a/one.ts", "b/x.ts"], ["b/x.ts", "c/x.ts"]))).toEqual(
      [],
    );
  });

  test("imports of types and imports at run time count", () => {
    const source =
      'import type { A } from "../a/a.ts";\nconst b = () => import("./b.ts");\nimport "../c.ts";';
    expect(importsIn("x/src/d/file.ts", source).map(({ to }) => to)).toEqual([
      "x/src/a/a.ts",
      "x/src/d/b.ts",
      "x/src/c.ts",
    ]);
  });
});

describe("rings of files", () => {
  test("two files of one folder that import each other, types included", () => {
    expect(fileRingsIn(arrows(["a/one.ts", "a/two.ts"], ["a/two.ts", "a/one.ts"]))).toEqual([
      ["a/one.ts", "a/two.ts"],
    ]);
    expect(fileRingsIn(arrows(["a/one.ts", "a/two.ts"], ["a/two.ts", "b/one.ts"]))).toEqual([]);
  });

  test("the product has none", () => {
    expect(fileRingsIn(productImports())).toEqual([]);
  });
});

test("the product has none", () => {
  expect(ringsIn(productImports())).toEqual([]);
});
