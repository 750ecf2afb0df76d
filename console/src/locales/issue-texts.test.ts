import { issueText } from "@latchkey/browser/forms/issue-text.ts";
import type { Namespace } from "@latchkey/browser/i18n/i18n.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";
import { createI18n } from "./create-i18n.ts";

/** The rules that only staff meets. */
const sources = import.meta.glob<string>(
  [
    "../../../domain/src/applications/new-application.ts",
    "../../../domain/src/review/{assignment,decision,outside-result,request}.ts",
    "../../../domain/src/policies/policy-issues.ts",
    "../../../domain/src/compliance/right-to-rent/*.ts",
    "../../../domain/src/compliance/holding-deposit/*.ts",
    "../../../domain/src/webhooks/*.ts",
    "../../../domain/src/reports/*.ts",
    "!**/*.test.ts",
    // Said by the server.
    "../../../server/src/right-to-rent/check-files.ts",
    "../../../server/src/webhooks/endpoints.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

const codes = Object.values(sources).flatMap((source) =>
  [
    ...source.matchAll(
      /"((?:assignment|newApplication|request|decision|outside|policies|letting|rightToRent|providers|deposit|depositStatement|webhook|reports)\.validations\.\w+)"/g,
    ),
  ].map(([, code = ""]) => code),
);

/** The texts in which a page says them. */
const groupOf = (code: string): Namespace =>
  code.startsWith("letting.")
    ? "signing"
    : code.startsWith("rightToRent.")
      ? "right-to-rent"
      : code.startsWith("providers.")
        ? "lists"
        : code.startsWith("webhook.")
          ? "webhooks"
          : code.startsWith("reports.")
            ? "report-links"
            : ((["request", "decision", "outside", "policies", "deposit"] as const).find((group) =>
                code.startsWith(group),
              ) ?? "desk");

test("the codes are found", () => {
  expect(new Set(codes).size).toBeGreaterThan(10);
});

describe("every code has a message", async () => {
  const i18n = await createI18n({
    namespaces: [
      ...(["validation", "desk", "request", "decision", "outside", "policies"] as const),
      ...(["signing", "right-to-rent", "lists", "deposit", "webhooks", "report-links"] as const),
    ],
  });
  const t = i18n.getFixedT(staffLanguage, "validation");

  test.each([...new Set(codes)])("%s", (code) => {
    const text = issueText(
      t,
      {
        code,
        params: {
          count: 2,
          months: 3,
          days: 2,
          past: 12,
          ahead: 24,
          max: 6,
          day: "1 May 2026",
          law: "An Act",
          min: 1,
        },
      },
      { group: groupOf(code) },
    );
    expect(text).not.toMatch(/\{\{|validations/);
    expect(text).not.toBe(t("text.unknown"));
  });
});
