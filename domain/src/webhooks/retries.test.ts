import { describe, expect, test } from "vitest";
import { endsEndpoint, isDelivered, RETRY_SECONDS, secondsToNextTry } from "./retries.ts";

const THREE_DAYS = 3 * 24 * 3_600;

test("tries follow each other after 5 s, 5 min, 30 min, 2 h, 5 h and 10 h, for three days", () => {
  const total = RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0);
  expect(RETRY_SECONDS.slice(0, 7)).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 36_000]);
  expect(total).toBeLessThanOrEqual(THREE_DAYS);
  expect(total).toBeGreaterThan(THREE_DAYS - 3_600);
});

test("the first failure waits 5 s, and after the last there is no further try", () => {
  expect(secondsToNextTry(1)).toBe(5);
  expect(secondsToNextTry(RETRY_SECONDS.length)).toBe(4 * 3_600);
  expect(secondsToNextTry(RETRY_SECONDS.length + 1)).toBeUndefined();
});

test.each([
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [301, false],
  [404, false],
  [503, false],
])("an answer with %i delivers: %s", (status, delivered) => {
  expect(isDelivered(status)).toBe(delivered);
});

describe("an endpoint ends", () => {
  test.each([
    [{ status: 503, isLast: true, tookAnother: false }, true],
    [{ status: undefined, isLast: true, tookAnother: false }, true],
    [{ status: 503, isLast: true, tookAnother: true }, false],
    [{ status: 503, isLast: false, tookAnother: false }, false],
    [{ status: 410, isLast: false, tookAnother: true }, true],
  ])("after %j: %s", (failed, ends) => {
    expect(endsEndpoint(failed)).toBe(ends);
  });
});
