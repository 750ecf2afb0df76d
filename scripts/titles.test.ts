import { expect, test } from "vitest";
import { claimsOf, titlesIn } from "./titles.ts";

const read = (text: string) => titlesIn("some.test.ts", text);

/** Not written out, because this file is read like any other. */
const ID = ["FRM", "001"].join("-");
const OTHER = ["AUTH", "02"].join("-");

test("a title begins with its ids, and one may be proven in part", () => {
  expect(claimsOf(`${ID}, ${OTHER} (in part) some words`)).toEqual({
    claims: [
      { id: ID, isInPart: false },
      { id: OTHER, isInPart: true },
    ],
    words: "some words",
  });
  expect(claimsOf("some words")).toEqual({ claims: [], words: "some words" });
});

test.each([
  ["a test", `test("${ID} a", () => {});`, [`${ID} a`]],
  ["a group", `describe.only('${ID} a', () => {});`, [`${ID} a`]],
  ["a group of stories", `story.describe("${ID} a", () => {});`, [`${ID} a`]],
  ["a condition", `describe.runIf(has)("${ID} a", () => {});`, [`${ID} a`]],
  ["a value in a title", `test(\`${ID} a \${b} c\`, () => {});`, [`${ID} a … c`]],
  ["a comment, and a text without an id", `// ${ID}\ntest("a", () => check("b"));`, ["a"]],
  ["an unknown table", `test.each(rows)("${ID} %s and %j", () => {});`, [`${ID} … and …`]],
  [
    "rows that the title prints",
    `test.each([["${ID} a", 1], ["${OTHER} b", 2]] as const)("%s is %i", () => {});`,
    [`${ID} a is …`, `${OTHER} b is …`],
  ],
  [
    "rows in a constant",
    `const rows = [["${ID}", "a"]]; test.for(rows)("%s %s, 5 %%", () => {});`,
    [`${ID} a, 5 %`],
  ],
  ["rows that are texts", `test.each(["${ID} a"])("%s", () => {});`, [`${ID} a`]],
])("%s", (_what, text, titles) => expect(read(text)).toEqual({ titles, problems: [] }));

test.each([
  ["the message of an assertion", `test("a", () => expect(b, "${ID}").toBe(c));`],
  ["a cell that is not printed", `test.each([["a", "${ID}"]])("%s", () => {});`],
  ["a cell that is printed as JSON", `test.each([["${ID}"]])("%j", () => {});`],
  ["a property, which is printed in quotes", `test.each([{ id: "${ID}" }])("$id", () => {});`],
  ["an array that is no table", `const rows = ["${ID} a"]; test("a", () => use(rows));`],
  ["a step of a test", `test.step("${ID} a", () => {});`],
  ["another function", `prove("${ID} a", () => {});`],
  ["the value inside a template", `test(\`a \${"${ID}"}\`, () => {});`],
])("an id in %s is refused", (_where, text) => {
  const { titles, problems } = read(text);
  expect(titles.flatMap((title) => claimsOf(title).claims)).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(/^some\.test\.ts names a statement outside the titles/)]);
});

test("an id after other words of a title is refused", () => {
  expect(read(`test("a, which is ${ID}", () => {});`).problems).toEqual([
    expect.stringContaining("its title does not begin with"),
  ]);
});

test("a file that cannot be parsed is reported", () => {
  expect(read("test(").problems).toEqual(["some.test.ts cannot be parsed."]);
});
