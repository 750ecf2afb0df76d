import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openKeyring } from "../platform/keys/keyring.ts";
import { isDrawn } from "./second-review-draw.ts";

const keyOf = (secret: Buffer) => openKeyring(`a:${secret.toString("base64")}`).current("second-review").key;
const key = keyOf(Buffer.alloc(32, 7));
const ids = Array.from({ length: 20_000 }, () => randomUUID());
const drawn = (percent: number, by = key) => ids.filter((id) => isDrawn(by, id, percent));

test("the same decision is drawn again, with the same key alone", () => {
  expect(drawn(50)).toEqual(drawn(50));
  expect(drawn(50)).not.toEqual(drawn(50, keyOf(randomBytes(32))));
});

test.each([5, 20, 50])("of 20,000 decisions about %i %% are drawn", (percent) => {
  const expected = (ids.length * percent) / 100;
  // Six standard deviations.
  const most = 6 * Math.sqrt((expected * (100 - percent)) / 100);
  expect(Math.abs(drawn(percent).length - expected)).toBeLessThan(most);
});

test("a higher share draws the same decisions and more", () => {
  const more = new Set(drawn(20));
  expect(drawn(5).every((id) => more.has(id))).toBe(true);
});

test("0 % draw none, and 100 % all", () => {
  expect(drawn(0)).toEqual([]);
  expect(drawn(100)).toEqual(ids);
});
