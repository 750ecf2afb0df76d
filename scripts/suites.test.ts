import { expect, test } from "vitest";
import { timesOf } from "./suites.mjs";

test("the end of a run names the minutes of each tier and what each part took of its budget", () => {
  const stories = {
    suite: "stories",
    minutes: 5.25,
    parts: [{ name: "sign-in", seconds: 61.4, budget: 200 }],
  };
  const lines = timesOf([{ suite: "pure and database", minutes: 2.96, parts: [] }, stories]);
  expect(lines.map((line: string) => line.replace(/ +/g, " "))).toEqual([
    "pure and database 3.0 minutes",
    "stories 5.3 minutes",
    "sign-in 61 of 200 worker-seconds",
  ]);
});
