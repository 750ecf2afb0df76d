import { expect, test } from "vitest";
import { isOwn } from "./pdf-fonts.ts";

test.each([
  ["a letter of English", 0x41, true],
  ["a letter of Polish", 0x104, false],
  ["a letter of Chinese, which has a font of its own", 0x738b, true],
  ["a number above all characters", 0xe0_e0_e0, true],
  ["a number below all characters", -257_382_528, true],
])("the renderer's own fonts do: %s", (_what, character, expected) => {
  expect(isOwn(character)).toBe(expected);
});
