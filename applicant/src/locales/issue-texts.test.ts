import { issueText } from "@latchkey/browser/forms/issue-text.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";
import { createI18n } from "./create-i18n.ts";

/** The sources of the domain's rules; file codes have their texts with the uploads. */
const sources = import.meta.glob<string>(
  [
    "../../../domain/src/**/*.ts",
    "!../../../domain/src/**/*.test.ts",
    "!../../../domain/src/documents/*.ts",
    // What only staff is asked has its texts in the console.
    "!../../../domain/src/applications/{agency-message,bulk-columns,bulk-lines,named-guarantor,new-application,written-date}.ts",
    "!../../../domain/src/staff/*.ts",
    "!../../../domain/src/compliance/**/*.ts",
    "!../../../domain/src/agencies/*.ts",
    "!../../../domain/src/webhooks/*.ts",
    "!../../../domain/src/reports/*.ts",
    "!../../../domain/src/review/{assignment,canned-text,case-hold,decision,outside-result,request,saved-view}.ts",
    "!../../../domain/src/policies/policy-issues.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

const NAMED = /"((?:validation|warning)\.[a-z0-9_.]+)"/g;
const GROUPED = /"([A-Za-z-]+\.validations\.[A-Za-z_]+)"/g;
const DEFAULTED = /\bcode(?:: | = )"([A-Za-z0-9_.]+)"/g;

/** Reported by the server only. */
const OF_THE_SERVER = ["validation.must_accept", "validation.unknown_step"];

const codes = [
  ...new Set([
    ...OF_THE_SERVER,
    ...Object.values(sources).flatMap((source) =>
      [NAMED, GROUPED, DEFAULTED].flatMap((pattern) =>
        [...source.matchAll(pattern)].map(([, code = ""]) => code),
      ),
    ),
  ]),
].toSorted();

/** Only a request that no page sends gets these: the generic message is enough. */
const OF_NO_PAGE = ["validation.unknown_step", "unknown_field"];

/** All parameters that a message may need. */
const params = { min: 2, max: 64, bound: 10, age: 18, months: 3, years: 7 };

test("the codes of the domain are found", () => {
  expect(codes).toContain("validation.required");
  expect(codes).toContain("personalEmailMatch");
  expect(codes).toContain("yourGuarantor.validations.personalEmailMatch");
  expect(codes.length).toBeGreaterThan(25);
});

describe.each(languages)("every code has a message in %s", async (language) => {
  const i18n = await createI18n({ language, namespaces: ["validation", "income"] });
  const t = i18n.getFixedT(language, "validation");
  const unknown = t("text.unknown");

  test.each(codes)("%s", (code) => {
    const text = issueText(t, { code, params }, { group: "income" });
    expect(text).not.toMatch(/\{\{|^(text|name|birthdate|date|address|email|warning)\./);
    if (!OF_NO_PAGE.includes(code)) expect(text).not.toBe(unknown);
  });

  test("an unknown code gets a generic message", () => {
    expect(issueText(t, { code: "validation.never_heard_of" })).toBe(unknown);
    expect(issueText(t, { code: "neverHeardOf" })).toBe(unknown);
  });

  test("a field may have its own message", () => {
    const own = { "validation.required": "Enter your town" };
    expect(issueText(t, { code: "validation.required" }, { own })).toBe("Enter your town");
    expect(issueText(t, { code: "validation.name.pattern" }, { own })).not.toBe("Enter your town");
  });
});
