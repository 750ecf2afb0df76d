import { expect, test } from "vitest";
import { directionsOf, middlesOf, mostOf, type Speck } from "./writing.ts";

const LETTER = { width: 8, height: 10 };

/** Words of four letters, with gaps between them, on a line that goes so many pixels down for every one to the right. */
const written = (letters: number, slope: number): Speck[] =>
  Array.from({ length: letters }, (_, place) => {
    const x = place * 10 + Math.floor(place / 4) * 11;
    return { x, y: Math.round(200 + x * slope), ...LETTER };
  });

test.each([
  ["level", 0],
  ["a little at a slant", 0.1],
  ["falling", 0.3],
  ["rising", -0.3],
])("a line of words is found: %s", (_what, slope) => {
  expect(mostOf(directionsOf(written(24, slope))).map((line) => line.length)).toEqual([24]);
});

test("where there is plenty of level writing, a slanting texture is none", () => {
  const below = written(60, 0.3).map((speck) => ({ ...speck, y: speck.y + 400 }));
  expect(mostOf(directionsOf([...written(48, 0), ...below])).flat()).toHaveLength(48);
});

test("the letters of every direction are kept: stitches can have more than the card that lies on them", () => {
  const stitches = written(30, 0);
  const card = written(20, 0.3).map((speck) => ({ ...speck, y: speck.y + 400 }));
  const [level, ...slanting] = directionsOf([...stitches, ...card]);
  expect(level?.flat()).toEqual(stitches);
  expect(slanting.flat(2)).toEqual(expect.arrayContaining(card));
});

test("letters are at the same place in a picture of another size", () => {
  const letters = [{ x: 100, y: 50, width: 20, height: 10 }];
  expect(middlesOf({ letters, longest: 1200 }, { width: 320, height: 240 })).toEqual([{ x: 29, y: 15 }]);
});
