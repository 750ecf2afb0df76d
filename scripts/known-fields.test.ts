import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knownCode } from "../server/src/telemetry/known-codes.ts";
import { knownField } from "../server/src/telemetry/known-names.ts";

/** What the applicant's pages tell analytics, against the list of what may leave: a name that is missing there arrives as `other`. */

const folder = join(import.meta.dirname, "../applicant/src");

const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^(?:testing|locales)\/|generated/.test(path))
  .map((path) => readFileSync(join(folder, path), "utf8"));

const foundIn = (texts: readonly string[], ...patterns: readonly RegExp[]): readonly string[] => [
  ...new Set(
    texts.flatMap((text) =>
      patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => name)),
    ),
  ),
];

/** Inside a question of choices; what leaves is its own name. */
const INNER = ["choice"];

/** By the ways in which a form names its fields, and what is sent by hand. */
const fields = [
  ...foundIn(
    sources,
    /\.(?:text|controlled)\("([^"]+)"\)/g,
    /(?<!["'/\w-])issues\.(\w+)/g,
    /analytics\.\w+\(\s*"([^"]+)"/g,
  ),
  ...foundIn(
    sources.filter((source) => source.includes("analytics.")),
    /^const (?:\w+_)?(?:FIELD|WORDS) = "([^"]+)"/gm,
  ),
  ...foundIn(sources, /<(?:Choice|Reason)Question(?:<[^>]+>)?\s+name="([^"]+)"/g),
].filter((field) => !INNER.includes(field));

test("the fields of the pages are found", () => {
  expect(fields).toEqual(
    expect.arrayContaining([
      "firstName",
      "homes",
      "status",
      "words",
      "marketing",
      "without-reason",
      "without-words",
    ]),
  );
  expect(fields.length).toBeGreaterThan(25);
});

test.each(fields)("FRM-361 (in part) the field %s leaves by its name", (field) => {
  expect(knownField(field)).toBe(field);
});

const codes = foundIn(sources, /\bcode: "([^"]+)"/g, /"((?:validation|[\w-]+\.validations)\.\w+)"/g);

/** Refusals of the receiver, which become codes of the upload. */
const REFUSALS = /^[A-Z_]+$/;

test.each(codes.filter((code) => !REFUSALS.test(code)))("the code %s leaves by its name", (code) => {
  expect(knownCode(code)).toBe(code);
});
