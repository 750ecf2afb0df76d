// @vitest-environment happy-dom

import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import {
  asks,
  choose,
  expectDone,
  fill,
  fillDay,
  isAt,
  plain,
  press,
  question,
  radios,
  select,
  sentAt,
} from "../../testing/income-actions.ts";
import { openIncome } from "../../testing/open-income.tsx";
import { fakeStore } from "../../testing/open-upload.tsx";
import {
  addFile,
  amounts,
  at,
  begin,
  confirmFile,
  newest,
  understand,
  withoutBank,
} from "../../testing/walk-income.ts";

afterEach(cleanup);
const store = fakeStore();

const answers = { whoIsPaying: "me" };
const money = {
  annualGrossIncome: 12_000,
  netIncome: 1000,
  currency: "EUR",
  netIncomeFrequency: "WEEKLY_2",
  paymentDate: "2026-11-20",
};

/** What every step about the source sends with its facts. */
const about = (uuid: string, ...completedSteps: readonly string[]) => ({
  operation: "UpdateIncome",
  record: 7,
  uuid,
  relatedObjectUuid: uuid,
  completed: false,
  answers,
  completedSteps: ["whoIsPaying", "incomeType", ...completedSteps],
});

describe("work of one's own", () => {
  test("INC-046 INC-111 INC-138 INC-151 (in part) INC-240 is a business, its profit, and a tax return or six months of statements", async () => {
    const opened = await openIncome();
    const { screen, address } = opened;
    await begin(opened, /^Self-employed/);
    await question(screen, asks.company);
    const uuid = newest(opened);
    await isAt(address, at(opened, "companyDetails"));
    fill(screen, "Name of the business", "Okafor Designs");
    fill(screen, "Company number (optional)", "SC 123456");
    fillDay(screen, "When did you start?", "06 04 2021");
    await press(screen);
    await question(screen, asks.selfEmployed);
    await isAt(address, at(opened, "yourIncome"));
    expect(sentAt(opened, "companyDetails")).toEqual({
      ...about(uuid, "companyDetails"),
      companyName: "Okafor Designs",
      companyNumber: "SC 123456",
      startDate: "2021-04-06",
    });
    await amounts(screen, /^Average monthly payment/, /last pay yourself/);
    await question(screen, asks.bank);
    expect(sentAt(opened, "yourIncome")).toEqual({
      ...about(uuid, "companyDetails", "yourIncome"),
      ...money,
    });
    await withoutBank(screen);
    expect(radios(screen)).toEqual(["TAX_RETURN", "BANK_STATEMENT", "none"]);
    expect(screen.getByText("The last six months, with your name")).toBeTruthy();
    await choose(screen, /^Tax return/);
    await question(screen, "Add your document: Tax return");
    await isAt(address, at(opened, "upload"));
  });
});

describe("a student loan", () => {
  test("INC-044 INC-085 INC-090 INC-242 is a body, an instalment, and documents without a bank", async () => {
    const opened = await openIncome({ sharePence: 10_000 });
    const { screen, address } = opened;
    await begin(opened, /^Student loan/);
    await question(screen, asks.loan);
    const uuid = newest(opened);
    await isAt(address, at(opened, "loanDetails"));
    fill(screen, "Name of the organisation", "Student Loans Company");
    fillDay(screen, "When did it start?", "27 09 2025");
    fillDay(screen, "When does it end?", "30 06 2028");
    await press(screen);
    await question(screen, asks.loanAmount);
    await isAt(address, at(opened, "yourLoan"));
    expect(sentAt(opened, "loanDetails")).toEqual({
      ...about(uuid, "loanDetails"),
      financialInstitutionName: "Student Loans Company",
      startDate: "2025-09-27",
      endDate: "2028-06-30",
    });
    await amounts(screen, /^Each instalment/, /last payment/);
    await question(screen, asks.documents);
    await isAt(address, at(opened, "documents"));
    expect(sentAt(opened, "yourLoan")).toEqual({ ...about(uuid, "loanDetails", "yourLoan"), ...money });
    expect(radios(screen)).toEqual(["BANK_STATEMENT", "STUDENT_STATUS", "none"]);
    await choose(screen, /^Proof of student status/);
    await question(screen, "Add your document: Proof of student status");
    await addFile(screen, store, "letter.pdf");
    await question(screen, asks.uploaded);
    await press(screen);
    await expectDone(opened);
  });
});

describe("savings", () => {
  test("INC-045 INC-241 show at once how much rent they cover, while they are typed", async () => {
    const opened = await openIncome({ sharePence: 100_000 });
    const { screen, address } = opened;
    await begin(opened, /^Savings/);
    await question(screen, asks.savings);
    const uuid = newest(opened);
    await isAt(address, at(opened, "savingsAmount"));
    expect(screen.container.querySelector(".afford")).toBeNull();
    fill(screen, "Amount", "18,000");
    const shown = () => plain(screen.container.querySelector(".afford")?.textContent);
    expect(shown()).toBe("Your savingscover £500 of £1,000 a month£18,000 saved£36,000 needed (36 × £1,000)");
    fill(screen, "Amount", "36,000");
    expect(shown()).toContain("cover £1,000 of £1,000 a month");
    await select(screen, "Currency", "EUR");
    expect(shown()).toContain("£31,320 saved");
    expect(screen.getByText("Less is fine: you can add another income next.")).toBeTruthy();
    await press(screen);
    await question(screen, asks.bank);
    expect(sentAt(opened, "savingsAmount")).toEqual({
      ...about(uuid, "savingsAmount"),
      annualGrossIncome: 36_000,
      currency: "EUR",
    });
    await withoutBank(screen);
    expect(radios(screen)).toEqual(["INVESTMENT_PORTFOLIO", "BANK_STATEMENT", "none"]);
  });
});

describe("a pension", () => {
  test("INC-048 INC-094 INC-243 is a provider, what it pays, and a statement", async () => {
    const opened = await openIncome({ sharePence: 10_000 });
    const { screen, address } = opened;
    await begin(opened, /^Pension/);
    await question(screen, asks.pension);
    const uuid = newest(opened);
    await isAt(address, at(opened, "pensionDetails"));
    fill(screen, "Provider", "Teachers’ Pensions");
    fillDay(screen, "When did you start getting it?", "01 04 2019");
    await press(screen);
    await question(screen, asks.pensionAmount);
    await isAt(address, at(opened, "pensionAmount"));
    expect(sentAt(opened, "pensionDetails")).toEqual({
      ...about(uuid, "pensionDetails"),
      companyName: "Teachers’ Pensions",
      startDate: "2019-04-01",
    });
    await amounts(screen, /^Each payment/, /last payment/);
    await question(screen, asks.bank);
    expect(sentAt(opened, "pensionAmount")).toEqual({
      ...about(uuid, "pensionDetails", "pensionAmount"),
      ...money,
    });
    await withoutBank(screen);
    expect(radios(screen)).toEqual(["BANK_STATEMENT", "PENSION_STATEMENT", "none"]);
  });
});

describe("benefits", () => {
  test("INC-047 INC-102 INC-245 count like any other income: since when, how much, and the letter", async () => {
    const opened = await openIncome({ sharePence: 10_000 });
    const { screen, address } = opened;
    await begin(opened, /^Benefits/);
    await question(screen, asks.benefit);
    const uuid = newest(opened);
    await isAt(address, at(opened, "benefitDetails"));
    fillDay(screen, "When did they start?", "01 05 2023");
    fillDay(screen, /they be reviewed\? \(optional\)/, "20 11 2026");
    await press(screen);
    await question(screen, asks.benefitAmount);
    await isAt(address, at(opened, "benefitAmount"));
    expect(sentAt(opened, "benefitDetails")).toEqual({
      ...about(uuid, "benefitDetails"),
      startDate: "2023-05-01",
      endDate: "2026-11-20",
    });
    await amounts(screen, /^Each payment/, /last payment/);
    await question(screen, asks.bank);
    expect(sentAt(opened, "benefitAmount")).toEqual({
      ...about(uuid, "benefitDetails", "benefitAmount"),
      ...money,
    });
    await withoutBank(screen);
    expect(radios(screen)).toEqual(["BANK_STATEMENT", "BENEFITS_PAPERWORK", "none"]);
    await choose(screen, /^Bank statement/);
    await understand(screen);
    await question(screen, asks.statements);
    await addFile(screen, store, "march.pdf");
    await confirmFile(screen);
    await question(screen, asks.uploaded);
    await press(screen);
    await expectDone(opened);
  });
});
