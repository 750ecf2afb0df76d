// @vitest-environment happy-dom

import { aSource, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import type { OfferedIncomeType } from "@latchkey/domain/vocabulary/money.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import {
  asks,
  dayIn,
  errorAt,
  field,
  fill,
  fillDay,
  press,
  question,
  wrong,
} from "../../testing/income-actions.ts";
import { incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

type Source = Partial<ReturnType<typeof aSource>>;

const openDetails = async (type: OfferedIncomeType, step: string, title: string, said: Source = {}) => {
  const opened = await openIncome({
    sources: [aSource(type, said)],
    about: SOURCE,
    path: incomePath(step, SOURCE),
  });
  await question(opened.screen, title);
  return opened;
};

const unpaid = {
  ...{ currency: null, annualGrossMinor: null, netMinor: null, netFrequency: null, paymentDate: null },
} as const;
const nothing = {
  ...unpaid,
  companyName: null,
  institutionName: null,
  startDate: null,
  endDate: null,
} as const;

const loan = ["T_SCHOLARSHIP_LOANS", "loanDetails", asks.loan] as const;
const pension = ["T_PENSION", "pensionDetails", asks.pension] as const;
const benefit = ["T_BENFITS", "benefitDetails", asks.benefit] as const;
const company = ["T_SELFEMPLOYED", "companyDetails", asks.company] as const;

const REAL = "Enter a real date, like 27 3 2024";
const PASSED = "This date has passed. Choose a later one";
const LATER = "Enter today’s date or a later one";

describe("the summary of what is wrong says which field each line is about", () => {
  test("for two wrong amounts", async () => {
    const { screen } = await openDetails("T_SELFEMPLOYED", "yourIncome", asks.selfEmployed);
    fill(screen, /^Profit in a whole year/, "much");
    fill(screen, /^Average monthly payment/, "-1");
    await press(screen);
    const lines = await wrong(screen);
    expect(new Set(lines).size).toBe(2);
    expect(lines[0]).toMatch(/^Profit in a whole year, before tax: Enter an amount/);
    expect(lines[1]).toMatch(/^Average monthly payment: Enter an amount/);
    expect(errorAt(screen, "netIncome")).toMatch(/^Enter an amount/);
  });

  test("for two wrong dates, without a colon after the question", async () => {
    const { screen } = await openDetails(...loan);
    fillDay(screen, "When did it start?", "31 02 2025");
    fillDay(screen, "When does it end?", "31 04 2028");
    await press(screen);
    expect(await wrong(screen)).toEqual([`When did it start? ${REAL}`, `When does it end? ${REAL}`]);
  });
});

describe("without an answer every field says what to do", () => {
  test.each([
    [
      "INC-081 INC-082 INC-083",
      ...loan,
      {
        financialInstitutionName: "Enter who pays it",
        startDate: "Enter the day it started",
        endDate: "Enter the day it ends",
      },
    ],
    [
      "INC-091 INC-092",
      ...pension,
      { companyName: "Enter who pays your pension", startDate: "Enter the day it started" },
    ],
    ["INC-100", ...benefit, { startDate: "Enter the day they started" }],
    [
      "INC-108 INC-110",
      ...company,
      { companyName: "Enter the name of the business", startDate: "Enter the day you started" },
    ],
  ])("%s of %s, %s, %s", async (_id, type, step, title, messages) => {
    const { screen, sent } = await openDetails(type, step, title, nothing);
    await press(screen);
    expect(await wrong(screen)).toEqual(Object.values(messages));
    expect(Object.keys(messages).map((id) => errorAt(screen, id))).toEqual(Object.values(messages));
    expect(sent).toEqual([]);
  });
});

describe("a date", () => {
  test.each([
    ["INC-082", loan, "When did it start?", "31 09 2025", "startDate", REAL],
    ["INC-083", loan, "When does it end?", "31 06 2028", "endDate", REAL],
    ["INC-084", loan, "When does it end?", "19 11 2026", "endDate", LATER],
    ["INC-083", loan, "When did it start?", "01 07 2028", "endDate", "Enter the start date or a later one"],
    ["INC-092", pension, "When did you start getting it?", "00 04 2019", "startDate", REAL],
    [
      "INC-093",
      pension,
      "When did you start getting it?",
      "21 11 2027",
      "startDate",
      "Enter an earlier date",
    ],
    ["INC-100", benefit, "When did they start?", "31 04 2023", "startDate", REAL],
    ["INC-101", benefit, /they be reviewed/, "31 11 2026", "endDate", REAL],
    ["INC-101", benefit, /they be reviewed/, "19 11 2026", "endDate", PASSED],
    ["INC-110", company, "When did you start?", "29 02 2023", "startDate", REAL],
  ] as const)("%s %j %s %s is refused", async (_id, [type, step, title], group, date, id, message) => {
    const { screen, sent } = await openDetails(type, step, title);
    fillDay(screen, group, date);
    await press(screen);
    expect(await wrong(screen)).toEqual([expect.stringContaining(`? ${message}`)]);
    expect(errorAt(screen, id)).toBe(message);
    expect(dayIn(screen, group)).toBe(date);
    expect(sent).toEqual([]);
  });

  test.each([
    ["INC-084", loan, "When does it end?", "20 11 2026"],
    ["INC-093", pension, "When did you start getting it?", "20 11 2027"],
    ["INC-101", benefit, /they be reviewed/, "20 11 2026"],
    ["INC-101", benefit, /they be reviewed/, ""],
    ["INC-110", company, "When did you start?", "01 01 1970"],
  ] as const)("%s %j %s %s is fine", async (_id, [type, step, title], group, date) => {
    const { screen, sent } = await openDetails(type, step, title, {
      ...(date === "" && { endDate: "2027-01-01" }),
    });
    fillDay(screen, group, date);
    await press(screen);
    await expect.poll(() => sent).toHaveLength(1);
  });
});

describe("a company number", () => {
  test.each(["1234567890123456", "SC-123456", "12345678!"])("INC-109 of %s is refused", async (typed) => {
    const { screen, sent } = await openDetails(...company);
    fill(screen, /^Company number/, typed);
    await press(screen);
    expect(await wrong(screen)).toHaveLength(1);
    expect(errorAt(screen, "companyNumber")).not.toBe("");
    expect(field(screen, /^Company number/).value).toBe(typed);
    expect(sent).toEqual([]);
  });

  test.each([["123456789012345"], [""]])("INC-109 of “%s” is fine", async (typed) => {
    const { screen, stored } = await openDetails(...company);
    fill(screen, "Company number (optional)", typed);
    await press(screen);
    await question(screen, asks.selfEmployed);
    expect(stored().sources[0]?.companyNumber).toBe(typed || null);
  });
});

const amountSteps = [
  ["INC-086 INC-087 INC-088 INC-089", "T_SCHOLARSHIP_LOANS", "yourLoan", asks.loanAmount, "1,000,000", 6],
  ["INC-095 INC-096 INC-097 INC-098", "T_PENSION", "pensionAmount", asks.pensionAmount, "10,000,000", 6],
  ["INC-103 INC-104 INC-105 INC-106", "T_BENFITS", "benefitAmount", asks.benefitAmount, "10,000,000", 6],
  ["INC-112 INC-113 INC-114 INC-115", "T_SELFEMPLOYED", "yourIncome", asks.selfEmployed, "10,000,000", 3],
] as const;

describe("amounts and their date", () => {
  test.each(amountSteps)("%s of %s: %s asks for all of them", async (_id, type, step, title) => {
    const { screen, sent } = await openDetails(type, step, title, unpaid);
    expect(screen.getAllByRole("combobox").map(({ id }) => id)).toEqual(["currency", "netIncomeFrequency"]);
    await press(screen);
    expect(await wrong(screen)).toEqual([
      "Enter the amount for a year",
      "Enter the amount of one payment",
      "Enter the day of the last payment",
    ]);
    for (const id of ["annualGrossIncome", "netIncome", "paymentDate"])
      expect(errorAt(screen, id)).not.toBe("");
    expect(sent).toEqual([]);
  });

  test.each(amountSteps)(
    "%s of %s: %s refuses nothing and too much",
    async (_id, type, step, title, most) => {
      const { screen, sent } = await openDetails(type, step, title);
      const message = `Enter an amount above 0 and below ${most}`;
      for (const [year, net] of [
        ["0", most],
        [most, "0"],
      ] as const) {
        fill(screen, /year/, year);
        fill(screen, /payment|instalment/i, net);
        await press(screen);
        expect(await wrong(screen)).toEqual([
          expect.stringMatching(/year.*: Enter an amount/),
          expect.stringMatching(/(payment|instalment): Enter an amount/i),
        ]);
        expect([errorAt(screen, "annualGrossIncome"), errorAt(screen, "netIncome")]).toEqual([
          message,
          message,
        ]);
      }
      expect(sent).toEqual([]);
    },
  );

  const edges = { 3: ["20 08 2026", "19 08 2026"], 6: ["20 05 2026", "19 05 2026"] } as const;

  test.each(amountSteps)(
    "%s of %s: %s takes a payment of the last months",
    async (_id, type, step, title, _most, months) => {
      const [last, tooOld] = edges[months];
      const { screen, sent } = await openDetails(type, step, title);
      for (const date of [tooOld, "21 11 2026", "31 02 2026"]) {
        fillDay(screen, /last p/, date);
        await press(screen);
        expect(await wrong(screen)).toEqual([
          expect.stringMatching(`\\? Choose a date in the last ${months} months$`),
        ]);
      }
      expect(sent).toEqual([]);
      fillDay(screen, /last p/, last);
      await press(screen);
      await expect.poll(() => sent).toHaveLength(1);
    },
  );
});

describe("savings", () => {
  const open = () => openDetails("T_SAVINGS", "savingsAmount", asks.savings, nothing);

  test("INC-117 INC-118 need an amount, and have a currency", async () => {
    const { screen, sent } = await open();
    expect(screen.getByRole("combobox", { name: "Currency" })).toHaveProperty("value", "GBP");
    await press(screen);
    expect(await wrong(screen)).toEqual(["Enter the amount"]);
    expect(errorAt(screen, "annualGrossIncome")).toBe("Enter the amount");
    expect(sent).toEqual([]);
  });

  test.each(["0", "100,000,000"])("INC-118 of %s are refused", async (typed) => {
    const { screen, sent } = await open();
    fill(screen, "Amount", typed);
    await press(screen);
    expect(await wrong(screen)).toEqual(["Amount: Enter an amount above 0 and below 100,000,000"]);
    expect(sent).toEqual([]);
  });

  test("INC-118 of almost as much are fine", async () => {
    const { screen } = await open();
    fill(screen, "Amount", "99,999,999.99");
    await press(screen);
    await question(screen, asks.bank);
  });
});
