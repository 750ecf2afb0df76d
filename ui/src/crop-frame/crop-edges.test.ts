import { expect, test } from "vitest";
import { movedEdge } from "./crop-edges.ts";

const none = { top: 0, right: 0, bottom: 0, left: 0 };

test.each([
  ["top", 0.25, { ...none, top: 0.25 }],
  ["left", 0.5, { ...none, left: 0.5 }],
  ["bottom", 0.75, { ...none, bottom: 0.25 }],
  ["right", 0.5, { ...none, right: 0.5 }],
  ["right", 7, none],
  ["top", -1, none],
] as const)("the %s edge goes to %s", (edge, position, edges) => {
  expect(movedEdge(none, edge, position)).toEqual(edges);
});

test("an edge stops before the opposite one", () => {
  const { top } = movedEdge({ ...none, bottom: 0.3 }, "top", 0.9);
  expect(top).toBeCloseTo(0.6);
});
