import { expect, test } from "vitest";
import { headerWords } from "./header-words.ts";

test.each(["Your application for 12 Mill Lane", "Zażółć gęślą jaźń"])("%s is left to the mailer", (text) => {
  expect(headerWords(text)).toBe(text);
});

test.each([
  "Home: =?utf-8?q?Free=20money?=",
  `=?utf-8?b?${"QUJD".repeat(40)}?= flat 3`,
  "=?x zażółć 👩‍👩‍👧 gęślą jaźń, twice zażółć gęślą jaźń",
])("%s is read as it was typed", (text) => {
  const words = headerWords(text).split(" ");
  for (const word of words) expect(word).toMatch(/^=\?UTF-8\?B\?[A-Za-z0-9+/=]{1,61}\?=$/);
  const read = words.map((word) => Buffer.from(word.slice(10, -2), "base64").toString()).join("");
  expect(read).toBe(text);
});
