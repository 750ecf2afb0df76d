import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newApplicationIssues } from "@latchkey/domain/applications/new-application.ts";
import { depositIssues } from "@latchkey/domain/compliance/holding-deposit/deposit-days.ts";
import { tenancyEndIssue } from "@latchkey/domain/compliance/right-to-rent/letting.ts";
import { emailIssue } from "@latchkey/domain/rules/email.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { homeCountries } from "@latchkey/domain/vocabulary/home-countries.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldCodes } from "./field-codes.ts";
import { listedProblems } from "./problem-list.ts";

const root = join(import.meta.dirname, "../../../..");
const page = readFileSync(join(root, "docs/api-errors.md"), "utf8");

describe("docs/api-errors.md", () => {
  test("has a row with the status of every error, and no other", () => {
    const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (\d{3}) \|/gm)].map(([, code, status]) => [
      code,
      Number(status),
    ]);
    expect(rows.toSorted()).toEqual(listedProblems.map(({ code, status }) => [code, status]).toSorted());
  });

  test("has a row for every code of a field, and no other", () => {
    const rows = [...page.matchAll(/^\| `([a-zA-Z]+\.[a-zA-Z._]+)` \|/gm)].map(([, code]) => code);
    expect(rows.toSorted()).toEqual([...fieldCodes].toSorted());
  });

  test("has an example of each error", () => {
    const examples = [...page.matchAll(/"code": "([A-Z_]+)"/g)].map(([, code]) => code);
    expect([...new Set(examples)].toSorted()).toEqual(listedProblems.map(({ code }) => code).toSorted());
  });
});

test("each code names one error", () => {
  const codes = listedProblems.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

/** Other flows give these codes: an agency that the key does not name, and a day agreed in writing. */
const ELSEWHERE = ["newApplication.validations.agencyStopped", "deposit.validations.agreed"];

describe("the codes of fields", () => {
  const TODAY = "2026-11-30";
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 120 }),
    fc.constantFrom("", " ", "Amara", "a@example.com", "x".repeat(300), TODAY, "2031-01-01", "2026-13-01"),
  );
  const amount = fc.oneof(fc.integer(), fc.constantFrom(95_000, 0, Number.NaN, 10 ** 9));
  const name = { firstName: text, lastName: text, email: text };
  const person = fc.record({
    ...name,
    shareMinor: amount,
    guarantor: fc.option(fc.record(name), { nil: undefined }),
  });
  const application = fc.record({
    home: text,
    country: fc.constantFrom(...homeCountries),
    rentMinor: amount,
    advertisedRentMinor: fc.option(amount, { nil: undefined }),
    rentPeriod: fc.constantFrom("month", "quarter", "week"),
    currency: fc.constant("GBP"),
    start: text,
    termMonths: fc.option(amount, { nil: undefined }),
    agency: fc.constant("Harbour Homes"),
    branch: fc.option(text, { nil: undefined }),
    reference: text,
    policy: fc.constantFrom("england-default", "students"),
    language: fc.constant("en"),
    people: fc.oneof(
      fc.array(person, { maxLength: 8 }),
      person.map((one) => [one, one]),
    ),
  });
  const policy = fc.constantFrom({ countries: ["ENG"] as const }, undefined);
  const offer = { allowed: ["england-default"], branches: ["leeds"], isStopped: false };

  const foundIn = (issues: readonly (Issue | undefined)[]) => issues.flatMap((issue) => issue?.code ?? []);

  test("are all listed, whatever is sent", () => {
    const found = new Set<string>();
    fc.assert(
      fc.property(application, policy, text, text, (given, inForce, day, other) => {
        const asked = given as unknown as Parameters<typeof newApplicationIssues>[0];
        const deposit = { receivedOn: day, agreedOn: "", uploadId: "" };
        const end = { startsOn: TODAY, signedOn: other === "" ? "" : TODAY, endedOn: day };
        for (const code of foundIn([
          ...Object.values(newApplicationIssues(asked, { today: TODAY, policy: inForce, offer })),
          ...Object.values(depositIssues(deposit, TODAY)),
          tenancyEndIssue(end, TODAY),
          emailIssue(day),
        ]))
          found.add(code);
      }),
      { numRuns: 500 },
    );
    const isListed = (code: string) => fieldCodes.some((known) => known === code);
    expect([...found].filter((code) => !isListed(code))).toEqual([]);
    expect(found.size).toBeGreaterThan(15);
  });

  test("are those of the rules: each rule of a new application has its own, and no listed one is unknown", () => {
    const read = (path: string) => readFileSync(join(root, path), "utf8");
    const rules = read("domain/src/applications/new-application.ts");
    const own = [...rules.matchAll(/"(newApplication\.validations\.\w+)"/g)].map(([, code]) => code ?? "");
    const missing = own.filter((code) => !fieldCodes.some((known) => known === code));
    expect(missing.filter((code) => !ELSEWHERE.includes(code))).toEqual([
      "newApplication.validations.roleStays",
    ]);
    const sources = [
      "applications/new-application.ts",
      "compliance/holding-deposit/deposit-days.ts",
      "compliance/right-to-rent/letting.ts",
      "agencies/usage-months.ts",
      "rules/plain.ts",
      "rules/civil-date.ts",
      "rules/names.ts",
      "rules/email.ts",
    ].map((path) => read(`domain/src/${path}`));
    const all = [
      ...sources,
      read("server/src/applications/invitations.ts"),
      read("server/src/api/agencies/create-application.ts"),
    ].join("\n");
    const ofRules = fieldCodes.filter((code) => !code.startsWith("shape."));
    expect(ofRules.filter((code) => !all.includes(`"${code}"`))).toEqual([]);
  });
});
