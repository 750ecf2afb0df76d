import { recogniseIncome } from "@latchkey/domain/recognition/recognise.ts";
import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";
import { aLine, everyMonth } from "../../test/fake-bank.ts";
import { type BankData, statementPage } from "./bank-statement-page.ts";
import type { StatementTexts } from "./bank-statement-texts/statement-texts.ts";
import { statementTexts } from "./bank-statement-texts.ts";

const account = { id: "current", bank: "Northmoor Bank", lastDigits: "4321" };

const data = (more: Partial<BankData> = {}): BankData => ({
  accounts: [account],
  holders: ["Amara Okafor"],
  transactions: everyMonth("2026-10-28", 3, 2_400, "HARBOUR BAKERY LTD SALARY"),
  period: { from: "2026-08-20", to: "2026-11-20" },
  ...more,
});

const pageOf = (said: BankData, language: Language = "en") =>
  statementPage(said, recogniseIncome({ ...said, ...said.period }), language);

describe("the statement of a connected bank", () => {
  test.each([
    ["en", "Work, every month. Usually £2,400.00, about £28,800.00 a year."],
    ["de", "Arbeit, jeden Monat. Meist 2.400,00 £, etwa 28.800,00 £ im Jahr."],
    ["fr", "Travail, chaque mois. Le plus souvent 2 400,00 £, environ 28 800,00 £ par an."],
  ] as const)("says in words what was recognised: %s", (language, summary) => {
    const [income] = pageOf(data(), language).incomes;
    expect(income?.summary.replace(/[\u00a0\u202f]/g, " ").replaceAll("£GB", "£")).toBe(summary);
    expect(income?.payments).toHaveLength(3);
  });

  test("says why, and lists a bonus apart from the pay", () => {
    const bonus = aLine("2026-09-15", 5_000, "HARBOUR BAKERY LTD");
    const [income] = pageOf(data({ transactions: [...data().transactions, bonus] })).incomes;
    expect(income?.summary).toBe("Work, every month. Usually £2,400.00, about £28,800.00 a year.");
    expect(income?.reasons).toEqual([
      "The bank's text names pay.",
      "Payments on other days are listed apart. The amount of a year leaves them out.",
    ]);
    expect(income?.apart).toEqual({
      title: "Paid on other days, not counted for the year",
      payments: [["15 Sept 2026", "HARBOUR BAKERY LTD", "£5,000.00"]],
    });
  });

  test("names the accounts as far as the bank does", () => {
    const accounts = [account, { id: "savings", bank: undefined, lastDigits: undefined }];
    expect(pageOf(data({ accounts, holders: [] })).facts).toEqual([
      ["Account holder", "The bank does not say"],
      ["Accounts", "Northmoor Bank, ending in 4321 and Bank"],
      ["Period", "20 August 2026 to 20 November 2026"],
    ]);
  });

  test("counts other money by its reason, a line that came twice once, and shows no amount of it", () => {
    const gift = aLine("2026-10-02", 77, "GIFT CARD");
    const lines = [
      gift,
      gift,
      aLine("2026-10-05", 55, "REFUND SHOES"),
      aLine("2026-10-06", 44, "BETTING WIN"),
    ];
    const page = pageOf(data({ transactions: [...lines, aLine("2026-10-07", -33, "SHOP")] }));
    expect(page.notCounted.rows).toEqual([
      ["Refund", "1"],
      ["Winnings", "1"],
      ["Did not come again", "1"],
    ]);
    expect(page.remarks).toEqual(["No regular income was found in this period."]);
    expect(JSON.stringify(page)).not.toMatch(/77|55|44|33/);
  });

  test("says when letters cannot be printed", () => {
    const boxes = "Some letters cannot be printed. A box stands in their place.";
    expect(pageOf(data({ holders: ["Ọlájídé Ωμέγα Ёлка"] })).remarks).toEqual([]);
    expect(pageOf(data({ holders: ["محمد علی", "王小明", "דוד לוי"] })).remarks).toEqual([]);
    expect(pageOf(data({ holders: ["𠮷田"] })).remarks).toEqual([boxes]);
  });

  /** Texts that are the same in a language and in English. */
  const alike: Partial<Record<Language, readonly string[]>> = { de: ["aBank"], fr: ["date"] };

  test.each(languages)("has all its words in %s, and says all that it is told", (language) => {
    const texts = wordsOf(statementTexts[language]);
    const english = wordsOf(statementTexts.en);
    expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
    for (const [name, told] of Object.entries(toTell)) {
      for (const part of told) expect(texts.get(name)).toContain(part);
    }
    const same = [...texts].filter(([name, text]) => english.get(name) === text).map(([name]) => name);
    expect(same).toEqual(language === "en" ? [...english.keys()] : (alike[language] ?? []));
  });
});

/** The parameters of the texts with blanks. */
const toTell = {
  intro: ["{date}"],
  account: ["{bank}", "{digits}"],
  fromTo: ["{from}", "{to}"],
  summary: ["{kind}", "{rhythm}", "{typical}", "{yearly}"],
};

const inGroup = (group: string, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text] as const);

/** Every text by its name, with its blanks filled in. */
const wordsOf = (texts: StatementTexts): ReadonlyMap<string, string> => {
  const { intro, account, fromTo, summary, kinds, rhythms, reasons, because, ...plain } = texts;
  return new Map([
    ...Object.entries(plain),
    ...inGroup("kinds", kinds),
    ...inGroup("rhythms", rhythms),
    ...inGroup("reasons", reasons),
    ...inGroup("because", because),
    ["intro", intro("{date}")],
    ["account", account("{bank}", "{digits}")],
    ["fromTo", fromTo("{from}", "{to}")],
    ["summary", summary({ kind: "{kind}", rhythm: "{rhythm}", typical: "{typical}", yearly: "{yearly}" })],
  ]);
};
