import { expect, test } from "vitest";
import { batchesOf } from "./segment.ts";

const message = (bytes: number): string => JSON.stringify("x".repeat(bytes - 2));

test("messages go in batches of at most 500 kB, in their order", () => {
  const messages = Array.from({ length: 40 }, (_, index) => message(30_000 + index));
  const batches = batchesOf(messages);
  expect(batches.flat()).toEqual(messages);
  expect(batches.length).toBe(3);
  for (const batch of batches)
    expect(Buffer.byteLength(`{"batch":[${batch.join()}]}`)).toBeLessThanOrEqual(500_000);
});

test("a message of more than 32 kB is left out, counted in bytes", () => {
  expect(batchesOf([message(32_000)]).length).toBe(1);
  expect(batchesOf([message(32_001), JSON.stringify("é".repeat(16_000))])).toEqual([]);
});
