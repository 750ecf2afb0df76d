import { describe, expect, test } from "vitest";
import { commentsIn, exceeded, figuresOf, isForbidden, isHeadless } from "./comment-figures.ts";

const texts = (source: string): readonly string[] => commentsIn(source).map(({ text }) => text);

describe("comments of a file", () => {
  test("a block is one, a run of lines is one, a comment behind code is its own", () => {
    const source = [
      "/**",
      " * First,",
      " * on two lines.",
      " */",
      "// Second,",
      "// on two lines.",
      "",
      "// Third.",
      "const a = 1; // Fourth.",
      "// Fifth.",
      "  /** Sixth. */",
    ].join("\n");
    expect(texts(source)).toEqual([
      "First, on two lines.",
      "Second, on two lines.",
      "Third.",
      "Fourth.",
      "Fifth.",
      "Sixth.",
    ]);
  });

  test("the offsets enclose the whole run", () => {
    const source = "a();\n  // One,\n  // two.\nb();";
    expect(commentsIn(source).map(({ from, to }) => source.slice(from, to))).toEqual(["// One,\n  // two."]);
  });

  test.each([
    ["a string", "const a = \"// no\"; const b = '/* no */';"],
    ["an escaped quote", 'const a = "\\"// no";'],
    ["a template", `const a = \`// no \${b} /* no */ \\\` // no\`;`],
    ["a template inside a template", `const a = \`\${b ? \`// \${c}\` : { d }} // no\`;`],
    ["a regular expression", "const a = /[/*]\\/\\/x'/; const b = x.match(/\"\\/* no/);"],
    ["a regular expression behind a word", "const f = () => { return /'\\/\\//.test(a); };"],
    ["an address in an element", "const a = <p>https://example.org</p>;"],
    [
      "directives",
      "// biome-ignore lint: a reason\n\n// @ts-expect-error a reason\n\nf(/* @vite-ignore */ a);",
    ],
  ])("none in %s", (_where, source) => {
    expect(texts(source)).toEqual([]);
  });

  test.each([
    ["a division", "const a = b / c; // yes / no"],
    ["a division behind a bracket", "const a = (b + c) / d[0] / 2; // yes / no"],
    ["a closed element", "const a = <p>it's <br /></p>; // yes / no"],
    ["an expression in a template", `const a = \`\${b /* yes / no */} // no\`;`],
    ["a brace in an expression in a template", `const a = \`\${f({ b: {} })} // no\`; // yes / no`],
    ["a regular expression", 'const a = b.replace(/["\'`]/g, ""); // yes / no'],
  ])("one behind %s", (_where, source) => {
    expect(texts(source)).toEqual(["yes / no"]);
  });

  test("one among elements", () => {
    expect(texts("<p>\n  don't {/* yes */}\n</p>")).toEqual(["yes"]);
  });
});

test.each([
  "What of it is left.",
  "Of each party.",
  "Nobody reads it.",
  "Until when it lasts.",
  "As they were.",
])("%j has no head", (text) => {
  expect(isHeadless(text)).toBe(true);
});

test.each(["Offsets in the source.", "When it ends, it is deleted.", "As of version 2.", "Whole pounds."])(
  "%j has a head",
  (text) => {
    expect(isHeadless(text)).toBe(false);
  },
);

test("somebody and its like are forbidden anywhere", () => {
  expect(isForbidden("Read by somebody's device.")).toBe(true);
  expect(isForbidden("Everything of one person.")).toBe(false);
});

test("figures are a sum, and a limit may be reached but not exceeded", () => {
  const figures = figuresOf(["// What it is.\na();\n", "/** Nobody. */\nb();\nc();\n"]);
  expect(figures).toEqual({ lines: 5, comments: 2, headless: 2, forbidden: 1 });
  const limits = { perThousandLines: 400, headlessPercent: 100, forbiddenPercent: 50 };
  expect(exceeded(figures, limits)).toEqual([]);
  expect(exceeded(figures, { ...limits, perThousandLines: 399, forbiddenPercent: 49 })).toEqual([
    "400.0 comments per 1,000 lines; the limit is 399.",
    "50.0 % of comments say somebody, nobody or whoever; the limit is 49.",
  ]);
});
