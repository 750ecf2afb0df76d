import { expect, test } from "vitest";
import { closest, distanceOf, drawn } from "./draw.ts";

const ids = [
  ...Array.from({ length: 60 }, (_one, index) => `FRM-${index}`),
  ...Array.from({ length: 30 }, (_one, index) => `INC-${index}`),
  ...Array.from({ length: 10 }, (_one, index) => `ADR-${index}`),
];

test("a sample holds each group in proportion, and is the same for the same seed", () => {
  const sample = drawn(ids, 15, 1);
  expect(new Set(sample).size).toBe(15);
  const count = (group: string) => sample.filter((id) => id.startsWith(group)).length;
  expect([count("FRM"), count("INC")]).toEqual([9, 4 + Number(count("ADR") === 1)]);
  expect(drawn(ids, 15, 1)).toEqual(sample);
  expect(drawn(ids, 15, 2)).not.toEqual(sample);
  expect(drawn(ids, 1_000, 1)).toHaveLength(ids.length);
});

test("the mutants of a claim are at places that few other tests pass, near to it", () => {
  const places = Array.from({ length: 100 }, (_one, index) => ({
    name: `place ${index}`,
    file: `file ${index}`,
    claims: 1,
    passes: index < 30 ? 1 : 50,
    distance: index < 15 ? 0 : 4,
  }));
  const chosen = closest(places, 5, 7);
  expect(new Set(chosen).size).toBe(5);
  expect(
    places.filter(({ name, passes, distance }) => chosen.includes(name) && passes + distance > 1),
  ).toEqual([]);
  expect(closest(places, 5, 7)).toEqual(chosen);
  expect(closest(places.slice(0, 1), 5, 7)).toEqual(["place 0"]);
});

test("what several claims have in common comes first", () => {
  const apart = Array.from({ length: 20 }, (_one, index) => ({
    name: `apart ${index}`,
    file: `file ${index}`,
    claims: 1,
    passes: 1,
    distance: 0,
  }));
  const shared = Array.from({ length: 15 }, (_one, index) => ({
    name: `shared ${index}`,
    file: `shared ${index}`,
    claims: 2,
    passes: 9,
    distance: 5,
  }));
  expect(closest([...apart, ...shared], 5, 1).every((name) => name.startsWith("shared"))).toBe(true);
});

test("a file with many places leaves room for others", () => {
  const places = Array.from({ length: 40 }, (_one, index) => ({
    name: `place ${index}`,
    file: index < 30 ? "page" : `rule ${index}`,
    claims: 1,
    passes: index < 30 ? 1 : 2,
    distance: 0,
  }));
  const chosen = closest(places, 5, 3).map((name) => Number(name.split(" ")[1]));
  expect(chosen.filter((index) => index >= 30).length).toBeGreaterThanOrEqual(2);
});

test("distance is counted in folders", () => {
  expect(distanceOf("a/src/x/one.test.ts", "a/src/x/one.ts")).toBe(0);
  expect(distanceOf("a/src/x/one.test.ts", "a/src/two.ts")).toBe(1);
  expect(distanceOf("a/src/x/one.test.ts", "b/src/two.ts")).toBe(5);
});
