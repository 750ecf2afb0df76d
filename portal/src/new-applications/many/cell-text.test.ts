import { type BulkCells, type BulkColumn, bulkColumns } from "@latchkey/domain/applications/bulk-columns.ts";
import { planBulk } from "@latchkey/domain/applications/bulk-lines.ts";
import boundsOfBulk from "@latchkey/domain/applications/bulk-lines.ts?raw";
import rulesOfApplications from "@latchkey/domain/applications/new-application.ts?raw";
import rulesOfDates from "@latchkey/domain/applications/written-date.ts?raw";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { describe, expect, test } from "vitest";
import { createI18n } from "../../locales/create-i18n.ts";
import { cellText, cellTexts } from "./cell-text.ts";

const good: BulkCells = {
  reference: "K-1",
  home: "12 Kirk Row, Leeds",
  rent: "1100",
  advertised_rent: "1100",
  from: "15/12/2026",
  name: "Aisha Noor",
  email: "aisha@example.com",
};
const choices = {
  agency: "Hartley & Co",
  policy: "england-default",
  language: "en",
  branch: undefined,
  branches: [],
} as const;
const judging = {
  today: "2026-11-27",
  policy: { countries: ["ENG", "SCT"] as const },
  offer: { allowed: [], branches: [], isStopped: false },
};

const nasty = [
  ...["", "x", "0", "-1", "=1+1", "1,1,1", "999999999", "12", "15.13.2026", "31/11/2026", "soon", "1/1/1990"],
  ...[
    "aisha@example",
    "aisha@example.com",
    "R2 D2",
    "R Xu",
    "\u0007",
    "y".repeat(300),
    "Wales",
    "Mars",
    "xx",
  ],
];

type Found = readonly [column: BulkColumn, issue: Issue];

const foundIn = (
  table: readonly BulkCells[],
  given: Partial<typeof judging> | object = {},
): readonly Found[] =>
  planBulk(table, choices, { ...judging, ...given }).issues.flatMap((issues) =>
    bulkColumns.flatMap((column): readonly Found[] => {
      const issue = issues[column];
      return issue ? [[column, issue]] : [];
    }),
  );

const abroad = { ...good, country: "Scotland", advertised_rent: "" };
const tables: readonly (readonly BulkCells[])[] = [
  ...bulkColumns.flatMap((column) =>
    nasty.flatMap((text) => [
      [{ ...good, [column]: text }],
      [{ ...abroad, [column]: text }],
      [good, { ...good, name: "Tom Baines", [column]: text }],
    ]),
  ),
  [good, good],
  [{ ...good, rent: "1200" }],
  [{ ...good, guarantor_name: "Ingrid Noor", guarantor_email: "aisha@example.com" }],
  Array.from({ length: 7 }, (_line, index) => ({ ...good, name: `Aisha Noor${"a".repeat(index)}` })),
];

const allFound = (): readonly Found[] => [
  ...tables.flatMap((table) => foundIn(table)),
  ...foundIn([good], { policy: { countries: ["SCT"] } }),
  ...foundIn([good], { offer: { ...judging.offer, isStopped: true } }),
];

describe("a mistake of a cell", () => {
  test("has words for each rule that a table can break", async () => {
    const { t } = await createI18n({ namespaces: cellTexts });
    const found = allFound();
    const said = new Map(
      found.map(([column, issue]) => [`${column} ${issue.code}`, cellText(t, column, issue)]),
    );
    expect(
      [...said].filter(([name, text]) => name.endsWith(text) || /\{\{|validation\.|text\./.test(text)),
    ).toEqual([]);
    expect([...said.values()]).not.toContain("Check this answer");
    const codes = new Set(found.map(([, { code }]) => code));
    const inSources = [boundsOfBulk, rulesOfDates, rulesOfApplications].flatMap((source) =>
      [...source.matchAll(/"((?:bulk|newApplication)\.validations\.\w+)"/g)].map(([, code]) => code),
    );
    const ofOthers = ["rentPeriod", "nobody", "roleStays", "policyAgency"].map(
      (name) => `newApplication.validations.${name}`,
    );
    expect(inSources.filter((code = "") => !codes.has(code) && !ofOthers.includes(code))).toEqual([]);
  });

  test.each([
    ["from", { code: "bulk.validations.month", params: { month: "13" } }, "There is no month 13"],
    ["email", { code: "validation.email.format" }, "Not a whole address"],
    ["rent", { code: "validation.amount", params: { min: 0, max: 1_000_000 } }, "Enter the rent for a month"],
    ["share", { code: "newApplication.validations.shares" }, "The shares have to add up to the rent"],
    ["reference", { code: "validation.max_length", params: { max: 100 } }, /at most 100.characters/],
  ] as const)("of the column %s says %j in its own words", async (column, issue, text) => {
    const { t } = await createI18n({ namespaces: cellTexts });
    expect(cellText(t, column, issue)).toMatch(text);
  });
});
