import { expect, test } from "vitest";
import { bandsOf } from "./ageing.ts";

test("waits are counted by their days: 0 and 1, to 3, to 7, and more", () => {
  const waits = [0, 1, 2, 3, 4, 7, 8, 90].map((days) => ({ days, count: days + 1 }));
  expect(bandsOf(waits)).toEqual([1 + 2, 3 + 4, 5 + 8, 9 + 91]);
  expect(bandsOf([])).toEqual([0, 0, 0, 0]);
});
