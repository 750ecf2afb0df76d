import { expect, test } from "vitest";
import { formatSize } from "./format-size.ts";

test.each([
  [0, "0 kB"],
  [68, "1 kB"],
  [1_400, "1 kB"],
  [999_000, "999 kB"],
  [999_600, "1 MB"],
  [1_103_000, "1.1 MB"],
  [2_140_000, "2.1 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatSize("en", bytes)).toBe(text);
});

test("in the reader's language", () => {
  expect(formatSize("de", 1_103_000).replace("\u00a0", " ")).toBe("1,1 MB");
});
