import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test.each([
  [
    "Cannot read properties of undefined (reading 'firstName')",
    "Cannot read properties of undefined (reading 'firstName')",
  ],
  ["Failed to fetch", "Failed to fetch"],
  ["The server doesn't answer", "The server doesn't answer"],
  ["The store answered 503: UNAVAILABLE", "The store answered 503: UNAVAILABLE"],
  [
    "Minified React error #418; visit https://react.dev/errors/418?args[]=canary for the text",
    "Minified React error #418; visit https://react.dev/errors/418 for the text",
  ],
])("what an error says is kept: %s", (text, kept) => expect(cleanText(text)).toBe(kept));

test.each([
  `Unexpected token 'C', "Canaryfirst"... is not valid JSON`,
  `JSON Parse error: Unexpected identifier "Canarylast`,
  "'canary' is not a valid selector",
  "“canary” and ‘canary’ and «canary» and `canary`",
  "canary.address@example.com is taken",
  "The address https://apply.example/otl?link#t=canarytoken failed",
  "GET blob:https://apply.example/canary failed",
  "(reading 'canary 1')",
  'It said "a file "canary.pdf" of Canary" to canary',
])("PRV-01 (in part) what it may quote is not: %s", (text) => {
  expect(cleanText(text).toLowerCase()).not.toContain("canary");
});

test.each([
  ["AB123456C is wrong", "… is wrong"],
  ["born 1991-02-03", "born …"],
  ["R7CANARY1 is no share code", "… is no share code"],
  ["rent £1,234.56 a month", "rent … a month"],
  ["at SW1A 1AA", "at … …"],
  ["the party 0d0f9a2e-0000-4000-8000-000000000000", "the party …"],
  ["token eyJhbGciOiJIUzIUzIUzIUzINiIsInR5cCI.x", "token …"],
  ["status 12345", "status …"],
])("nor are numbers, dates, codes and tokens: %s", (text, cleaned) => expect(cleanText(text)).toBe(cleaned));

test("a long text is cut", () => {
  expect(cleanText("word ".repeat(1_000)).length).toBe(300);
});
