import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { accountsOf, budgetProblems, type Room, roomsOf } from "./budgets.ts";
import { selectionProblems, titlesOf } from "./selections.ts";

const rooms: readonly Room[] = [
  { name: "a", budget: 10, files: ["stories/one.story.ts", "stories/two.story.ts"] },
  { name: "b", budget: 5, files: ["gallery/"] },
  { name: "empty", budget: 5, files: ["stories/three.story.ts"] },
];

const run = [
  { file: "stories/one.story.ts", seconds: 4 },
  { file: "stories/two.story.ts", seconds: 6 },
  { file: "gallery/one.spec.ts", seconds: 2.5 },
  { file: "gallery/two.spec.ts", seconds: 2.75 },
];

test("the tests of a folder are added up, over all files and projects", () => {
  expect(accountsOf(run, rooms)).toEqual([
    { name: "a", budget: 10, seconds: 10 },
    { name: "b", budget: 5, seconds: 5.25 },
  ]);
});

describe("a room", () => {
  const whole = [...rooms, { name: "c", budget: 45, files: ["stories/four.story.ts"] }];
  const took = (one: number, two: number, four: number) => [
    { file: "stories/one.story.ts", seconds: one },
    { file: "gallery/one.spec.ts", seconds: two },
    { file: "stories/four.story.ts", seconds: four },
  ];

  test("is fine up to its budget, and fails above it", () => {
    expect(budgetProblems(took(2, 5, 12), whole)).toEqual([]);
    expect(budgetProblems(took(2, 5.25, 12), whole)).toEqual(["The room “b” took 6 of 5 worker-seconds."]);
  });

  test("is not to blame for a machine that is slow in all rooms, only for taking more than its part", () => {
    expect(budgetProblems(took(10, 14, 36), whole)).toEqual([]);
    expect(budgetProblems(took(6, 24, 30), whole)).toEqual(["The room “b” took 24 of 15 worker-seconds."]);
  });

  test("has four times its budget at most, however slow the machine", () => {
    expect(budgetProblems(took(41, 20, 180), whole)).toEqual(["The room “a” took 41 of 40 worker-seconds."]);
  });
});

test("a file without a budget is a problem, and so is one with two", () => {
  const twice = [...rooms, { name: "c", budget: 9, files: ["stories/one.story.ts"] }];
  expect(
    budgetProblems(
      [
        { file: "stories/one.story.ts", seconds: 1 },
        { file: "stories/new.story.ts", seconds: 1 },
      ],
      twice,
    ),
  ).toEqual([
    "stories/one.story.ts stands in 2 rooms of journeys/budgets.ts instead of one.",
    "stories/new.story.ts stands in 0 rooms of journeys/budgets.ts instead of one.",
  ]);
});

test("every story file has exactly one budget", () => {
  const files = readdirSync(new URL("stories", import.meta.url));
  expect(files.filter((file) => roomsOf(`journeys/stories/${file}`).length !== 1)).toEqual([]);
});

test("a selection is found by its file and the start of its title, and matches one story", () => {
  const selected = [{ file: "sign-in", title: "FRM-1 (a)", because: "of its width" }];
  const titles = ["phone sign-in.story.ts FRM-1 (a) story", "phone not-sign-in.story.ts FRM-1 (a) story"];
  expect(titles.filter((title) => titlesOf(selected).test(title))).toEqual([titles[0]]);
  expect(selectionProblems(selected, titles)).toEqual([]);
  expect(selectionProblems(selected, [])).toEqual([
    "“FRM-1 (a)” of sign-in in journeys/selections.ts names 0 stories.",
  ]);
});
