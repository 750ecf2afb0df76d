import { describe, expect, test } from "vitest";
import { IS_ACTIVE, isProduct, mutantOf, TURNED, withMutants } from "./mutants.ts";

const running = (source: string, active?: RegExp): unknown => {
  const asked: string[] = [];
  const isActive = (name: string) => {
    asked.push(name);
    return active?.test(name) ?? false;
  };
  const switches = {
    [IS_ACTIVE]: isActive,
    [TURNED]: (name: string, value: unknown) => (isActive(name) ? !value : value),
  };
  const code = withMutants("a.ts", `const run = () => {${source}};`).replaceAll("globalThis.", "switches.");
  return { result: new Function("switches", `${code} return run();`)(switches), asked: asked.map(mutantOf) };
};

const SOURCE = `const seen = [];
const isLarge = (n) => n > 2;
const wordOf = (n) => {
  if (isLarge(n)) return "large";
  return n && \`small \${n}\`;
};
seen.push(wordOf(3));
return [wordOf(3), wordOf(1), wordOf(0), seen.length];`;

describe("a source with switches", () => {
  test("does the same while no mutant is active, and notes what ran", () => {
    expect(running(SOURCE)).toMatchObject({ result: ["large", "small 1", 0, 1] });
    expect(running("const f = () => 1; return f();")).toMatchObject({
      asked: [
        { file: "a.ts", line: 1, kind: "returned value" },
        { file: "a.ts", line: 1, kind: "returned value" },
      ],
    });
  });

  test.each<[string, RegExp, unknown]>([
    ["a condition turned", /^a\.ts:4:condition/, ["small 3", "large", "large", 1]],
    ["a returned word left out", /^a\.ts:4:returned/, ["", "small 1", 0, 1]],
    ["a returned comparison turned", /^a\.ts:2:returned/, ["small 3", "large", "large", 1]],
    ["the left of `&&` turned", /^a\.ts:5:condition/, ["large", false, "small 0", 1]],
    ["a call removed", /^a\.ts:7:call/, ["large", "small 1", 0, 0]],
    ["a returned list emptied", /^a\.ts:8:returned/, []],
  ])("%s", (_name, active, result) => {
    expect(running(SOURCE, active)).toMatchObject({ result });
  });

  test("keeps its lines, and a source that cannot be parsed", () => {
    expect(withMutants("a.ts", SOURCE).split("\n")).toHaveLength(SOURCE.split("\n").length);
    expect(withMutants("a.ts", "const =")).toBe("const =");
  });
});

test.each([
  ["domain/src/income/flow.ts", true],
  ["applicant/src/app/routes.tsx", true],
  ["applicant/src/app/routes.test.tsx", false],
  ["applicant/src/testing/income-actions.ts", false],
  ["applicant/src/graphql/operations.generated.ts", false],
  ["server/test/client.ts", false],
  ["sandbox/src/addresses/address-book.ts", false],
  ["journeys/people/api.ts", false],
])("%s is product: %s", (file, expected) => {
  expect(isProduct(file)).toBe(expected);
});
