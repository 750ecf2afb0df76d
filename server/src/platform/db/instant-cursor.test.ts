import { expect, test } from "vitest";
import { instantCursor, parseInstantCursor } from "./instant-cursor.ts";

const at = "2026-11-20T09:08:07.123456Z";
const id = "5f0c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f";

test("a cursor is read as it was written", () => {
  const cursor = { list: "2", at, id };
  expect(parseInstantCursor(instantCursor(cursor))).toEqual(cursor);
});

test.each([
  ["seconds since 1970", `_9999999999_${id}`],
  ["the cursor of a former version", `${at}_${id}`],
  ["a day that does not exist", `_2026-09-31T09:08:07.123456Z_${id}`],
  ["an hour that does not exist", `_2026-09-30T24:00:00.000000Z_${id}`],
  ["a month that does not exist", `_2026-13-01T09:08:07.123456Z_${id}`],
  ["a year that does not exist", `_0000-01-01T09:08:07.123456Z_${id}`],
  ["another zone", `_2026-11-20T09:08:07.123456+99:00_${id}`],
  ["less than microseconds", `_2026-11-20T09:08:07.123Z_${id}`],
  ["an id that is none", `_${at}_------------------------------------`],
  ["more parts", `_${at}_${id}_1`],
  ["nothing", ""],
])("%s is no cursor", (_what, text) => {
  expect(parseInstantCursor(Buffer.from(text).toString("base64url"))).toBeUndefined();
});

test("no text is no cursor", () => expect(parseInstantCursor(undefined)).toBeUndefined());
