import { expect, test } from "vitest";
import { sizeText } from "./size-text.ts";

test.each([
  [0, "0 kB"],
  [68, "1 kB"],
  [1_400, "1 kB"],
  [999_000, "999 kB"],
  [2_140_000, "2.1 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(sizeText("en", bytes)).toBe(text);
});
