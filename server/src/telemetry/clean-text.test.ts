import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
  ["born 1991-02-03", "… …"],
  ["R7CANARY1 is no share code", "… is no share code"],
  ["rent £1,234.56 a month", "… … a …"],
  ["at SW1A 1AA", "at … …"],
  ["the party 0d0f9a2e-0000-4000-8000-000000000000", "the … …"],
  ["token eyJhbGciOiJIUzIUzIUzIUzINiIsInR5cCI.x", "token …"],
  ["status 12345", "status …"],
  ["Invalid value ٠٧٧٠٠٩٠٠١٢٣ given", "Invalid value … given"],
  ["Invalid value ０７７００９００ given", "Invalid value … given"],
])("nor are numbers, dates, codes and tokens: %s", (text, cleaned) => expect(cleanText(text)).toBe(cleaned));

test.each([
  ["Amara Okafor is not a function", "… … is not a function"],
  ["amara okafor cannot be read", "… … cannot be read"],
  ["Flat, Harbour Street: invalid", "…, … …: invalid"],
  ["Ọlájídé Müller-Lüdenscheidt failed", "… … failed"],
  ["e.map is not a function", "….map is not a function"],
  ["The party is NOT_FOUND", "The … is NOT_FOUND"],
])("PRV-01 (in part) nor is any word that no error of ours or of a browser has: %s", (text, cleaned) =>
  expect(cleanText(text)).toBe(cleaned),
);

/** Messages that the pages themselves throw; their parameters are dropped. */
const ownMessages = [
  "applicant",
  "browser",
  "members",
  "console",
  "portal",
  "reference",
  "ui",
  "domain",
].flatMap((workspace) =>
  readdirSync(join(import.meta.dirname, "../../..", workspace, "src"), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((file) => /(?<!\.(?:test|examples))\.tsx?$/.test(file) && !file.includes("testing"))
    .flatMap((file) => {
      const source = readFileSync(join(import.meta.dirname, "../../..", workspace, "src", file), "utf8");
      return [...source.matchAll(/Error\((["`])([A-Z][^"`]*)\1\)/g)].map(([, , text = ""]) => text);
    }),
);

test("the words of our own errors are known", () => {
  expect(ownMessages.length).toBeGreaterThan(30);
  for (const message of ownMessages) {
    const words = message
      .replace(/\$\{[^}]*\}|[^\w\s'-]/g, " ")
      .replace(/\S*[0-9]\S*/g, "")
      .replace(/\s+/g, " ")
      .trim();
    expect(cleanText(words), message).toBe(words);
  }
});

test("a long text is cut", () => {
  expect(cleanText("word ".repeat(1_000)).length).toBe(300);
});
