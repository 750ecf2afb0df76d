import { expect, test } from "vitest";
import { equalRunsIn } from "./equal-lines.ts";

const lines = (count: number, name: string): string =>
  Array.from({ length: count }, (_, index) => `const ${name}${index} = ${index};`).join("\n");

test("thirteen equal lines are named once, wherever they are indented", () => {
  const run = lines(13, "same");
  expect(
    equalRunsIn({ "a.ts": `${lines(2, "one")}\n${run}`, "b.ts": run.replaceAll("const", "  const") }),
  ).toEqual(["13 lines: a.ts:3 and b.ts:1"]);
});

test("two places of one file are compared too", () => {
  const run = lines(14, "same");
  expect(equalRunsIn({ "a.ts": `${run}\n${run}` })).toEqual(["14 lines: a.ts:1 and a.ts:15"]);
});

test("twelve equal lines pass, and so do imports", () => {
  const imports = `import {\n${lines(20, "name").replaceAll(/const (\w+) = .*/g, "$1,")}\n} from "x";`;
  const run = lines(12, "same");
  expect(
    equalRunsIn({ "a.ts": `${imports}\n${run}\n${lines(1, "a")}`, "b.ts": `${imports}\n${run}` }),
  ).toEqual([]);
});
