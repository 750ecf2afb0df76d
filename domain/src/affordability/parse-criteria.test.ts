import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { defaultCriteria } from "./criteria.ts";
import { parseCriteria } from "./parse-criteria.ts";

const shipped = readFileSync(
  join(import.meta.dirname, "../../../docs/recipes/default-criteria.json"),
  "utf8",
);

/** The default criteria with other values at some places: `rates.date` is a place, undefined removes it. */
const changed = (values: Readonly<Record<string, unknown>>): unknown => {
  const file = JSON.parse(shipped);
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const place = keys.reduce((object, key) => object[key], file);
    if (value === undefined) delete place[last];
    else Object.defineProperty(place, last, { value, enumerable: true });
  }
  return file;
};

const mistakesOf = (json: unknown) => {
  const parsed = parseCriteria(json);
  return "mistakes" in parsed ? parsed.mistakes : [];
};

test("the shipped file is the default criteria", () => {
  expect(parseCriteria(JSON.parse(shipped))).toEqual({ criteria: defaultCriteria });
});

test("another pack is read as it is written", () => {
  const other = {
    name: "Social housing",
    version: 7,
    tenantIncome: 25,
    assessment: "share",
    "rates.date": "2028-02-29",
  };
  expect(parseCriteria(changed(other))).toEqual({
    criteria: {
      ...defaultCriteria,
      name: "Social housing",
      version: 7,
      tenantIncome: 25,
      assessment: "share",
      rates: { ...defaultCriteria.rates, date: "2028-02-29" },
    },
  });
});

describe("a mistake is told with its place and what is expected there", () => {
  const multiple = { kind: "whole_number", least: 1, most: 1_000 };
  const rate = { kind: "whole_number", least: 1, most: 1_000_000 };

  test.each([null, undefined, [], "text", 30, true])("a file that holds %j", (json) => {
    expect(mistakesOf(json)).toEqual([{ path: "", expected: { kind: "object" } }]);
  });

  test.each<[string, unknown, object]>([
    ["tenantIncome", undefined, multiple],
    ["tenantIncome", null, multiple],
    ["tenantIncome", "30", multiple],
    ["tenantIncome", 30.5, multiple],
    ["tenantIncome", 0, multiple],
    ["tenantIncome", -30, multiple],
    ["tenantIncome", 1_001, multiple],
    ["tenantIncome", [30], multiple],
    ["guarantorIncome", 2 ** 53, multiple],
    ["savings", Number.POSITIVE_INFINITY, multiple],
    ["version", 0, { kind: "whole_number", least: 1, most: 1_000_000 }],
    ["version", "1", { kind: "whole_number", least: 1, most: 1_000_000 }],
    ["name", "", { kind: "text", longest: 100 }],
    ["name", " padded", { kind: "text", longest: 100 }],
    ["name", "two\nlines", { kind: "text", longest: 100 }],
    ["name", "\u001b[31mred", { kind: "text", longest: 100 }],
    ["name", "x".repeat(101), { kind: "text", longest: 100 }],
    ["name", 1, { kind: "text", longest: 100 }],
    ["date", "2026-02-29", { kind: "date" }],
    ["date", "1.11.2026", { kind: "date" }],
    ["date", 20_261_101, { kind: "date" }],
    ["assessment", "both", { kind: "one_of", values: ["share", "household"] }],
    ["rates", undefined, { kind: "object" }],
    ["rates", [], { kind: "object" }],
    ["rates.date", undefined, { kind: "date" }],
    ["rates.tenThousandths", 8_700, { kind: "object" }],
    ["rates.tenThousandths.EUR", undefined, rate],
    ["rates.tenThousandths.EUR", 0.87, rate],
    ["rates.tenThousandths.USD", 0, rate],
    ["rates.tenThousandths.AUD", 1_000_001, rate],
    ["rates.tenThousandths.GBP", 9_999, { kind: "one_of", values: [10_000] }],
  ])("%s: %j", (path, value, expected) => {
    expect(mistakesOf(changed({ [path]: value }))).toEqual([{ path, expected }]);
  });

  test.each<[string, readonly string[]]>([
    [
      "tenantIncomes",
      [
        "name",
        "version",
        "date",
        "tenantIncome",
        "guarantorIncome",
        "savings",
        "assessment",
        "counted",
        "rates",
      ],
    ],
    ["rates.source", ["date", "tenThousandths"]],
    ["rates.tenThousandths.CHF", ["AUD", "EUR", "GBP", "USD"]],
    ["rates.tenThousandths.constructor", ["AUD", "EUR", "GBP", "USD"]],
    ["rates.tenThousandths.__proto__", ["AUD", "EUR", "GBP", "USD"]],
  ])("the unknown key %s", (path, keys) => {
    expect(mistakesOf(changed({ [path]: 1 }))).toEqual([{ path, expected: { kind: "known_key", keys } }]);
  });

  test("all of them at once", () => {
    const wrong = changed({ version: 0, savings: undefined, "rates.tenThousandths.EUR": "0.87", extra: {} });
    expect(mistakesOf(wrong).map(({ path }) => path)).toEqual([
      "version",
      "savings",
      "rates.tenThousandths.EUR",
      "extra",
    ]);
  });
});
