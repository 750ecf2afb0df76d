import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";
import { statementText } from "./statement-text.ts";

const [rules] = rightToRentRuleSets;
if (!rules) throw new Error("There is a set of rules.");
const { dates } = rules;
const facts = { dates, provider: "Quillfield", agency: "Marlow Lettings" };

describe.each(languages)("the statement in %s", (language) => {
  const [statement, english] = statementText(language, facts);
  const text = statement?.paragraphs.join("\n") ?? "";

  test("comes first, with English below it if it differs", () => {
    expect(statement?.language).toBe(language);
    expect(english?.language).toBe(language === "en" ? undefined : "en");
  });

  test("says how long copies are kept with the numbers of the rule set alone", () => {
    const other = { ...dates.kept, monthsAfterTenancy: 77, daysIfNotLet: 88 };
    const [changed] = statementText(language, { ...facts, dates: { ...dates, kept: other } });
    expect(text.match(/\d+/g)).toEqual([
      String(dates.kept.monthsAfterTenancy),
      String(dates.kept.daysIfNotLet),
    ]);
    expect(changed?.paragraphs.join("\n").match(/\d+/g)).toEqual(["77", "88"]);
  });

  test("names who keeps the record, and leaves no mark open", () => {
    expect(text).toContain("Quillfield");
    expect(text).toContain("Marlow Lettings");
    expect(text).not.toContain("{{");
    expect(text).toContain("Landlord Checking Service");
    expect(statement?.paragraphs).toHaveLength(7);
  });
});
