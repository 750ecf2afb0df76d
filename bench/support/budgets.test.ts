import { expect, test } from "vitest";
import { countsOf, isWithinBudget, measureWithinBudgets } from "./budgets.ts";
import type { Figure } from "./figures.ts";

const cost = (value: number): Figure => ({ name: "cost", value, unit: "×", most: 1.7, budget: 2.5 });
const rate = (value: number): Figure => ({ name: "rate", value, unit: "×", least: 0.15, budget: 0.02 });

test.each<[string, Figure, boolean]>([
  ["misses its goal only", cost(2.4), true],
  ["is above its budget", cost(2.6), false],
  ["could not be measured", cost(Number.NaN), false],
  ["is high where more is better", rate(0.03), true],
  ["is low where more is better", rate(0.01), false],
  ["has no budget", { name: "memory", value: 1_000, unit: "MB" }, true],
])("a figure that %s", (_what, figure, isWithin) => {
  expect(isWithinBudget(figure)).toBe(isWithin);
});

const measuring = (...runs: readonly (readonly Figure[])[]) => {
  let count = 0;
  return {
    measure: async () => runs[count++] ?? [],
    times: () => count,
  };
};

test("within the budgets, one measurement is enough", async () => {
  const { measure, times } = measuring([cost(2), rate(0.1)]);
  expect(await measureWithinBudgets(measure)).toEqual([cost(2), rate(0.1)]);
  expect(times()).toBe(1);
});

test("a busy moment is measured once more, and does not spoil what was well before", async () => {
  const { measure, times } = measuring([cost(9), rate(0.1)], [cost(2), rate(0.001)]);
  expect(await measureWithinBudgets(measure)).toEqual([cost(2), rate(0.1)]);
  expect(times()).toBe(2);
});

test("a regression shows twice, and fails by its name", async () => {
  const { measure, times } = measuring([cost(9)], [cost(8)], [cost(1)]);
  const figures = await measureWithinBudgets(measure);
  expect(times()).toBe(2);
  expect(countsOf([...figures, rate(0.1), { name: "memory", value: 150, unit: "MB" }])).toEqual({
    passed: 1,
    failures: [{ name: "cost", words: "9.00 ×; the budget is ≤ 2.5 ×" }],
    ran: [],
  });
});
