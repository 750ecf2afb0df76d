// @vitest-environment happy-dom

import { aSource, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import {
  asks,
  errorAt,
  field,
  fill,
  fillDay,
  plain,
  press,
  question,
  select,
  selected,
  sentAt,
  wrong,
} from "../../testing/income-actions.ts";
import { type IncomeScreen, incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

const unpaid = {
  ...{ currency: null, annualGrossMinor: null, netMinor: null, netFrequency: null, paymentDate: null },
} as const;

const openSalary = async (
  said: Parameters<typeof aSource>[1] = {},
  answers: object = { bonus: "no" },
  language: Language = "en",
) => {
  const opened = await openIncome({
    sources: [aSource("T_EMPLOYED_PERM", said)],
    about: SOURCE,
    answers,
    path: incomePath("yourSalary", SOURCE),
    language,
  });
  await question(opened.screen, language === "en" ? asks.salary : /\?$/);
  return opened;
};

const ANNUAL = "Yearly salary before tax";
const NET = /^Take-home pay/;
const PAID = /^When were you last paid/;

const submit = (screen: IncomeScreen) => {
  const button = screen.container.querySelector("button[type=submit]");
  return button ? userEvent.click(button) : undefined;
};

const amountField = (screen: IncomeScreen, id: string) =>
  screen.container.querySelector<HTMLInputElement>(`#${id}`);

/** What stands before an amount. */
const signBefore = (screen: IncomeScreen, id: string): string =>
  plain(amountField(screen, id)?.parentElement?.textContent);

describe("what a job pays", () => {
  test("INC-064 INC-066 INC-069 INC-072 without an answer every field says what to do", async () => {
    const { screen, sent } = await openSalary(unpaid, {});
    await press(screen);
    const messages = [
      "Enter your yearly salary",
      "Enter your take-home pay",
      "Enter the day you were last paid",
      "Tell us if you get a bonus",
    ];
    expect(await wrong(screen)).toEqual(messages);
    expect(
      ["annualGrossIncome", "netIncome", "paymentDate", "bonus"].map((id) => errorAt(screen, id)),
    ).toEqual(messages);
    expect(sent).toEqual([]);
  });

  const range = "Enter an amount above 0 and below 10,000,000";
  test.each([
    ["INC-064", ANNUAL, "annualGrossIncome", "0"],
    ["INC-064", ANNUAL, "annualGrossIncome", "10,000,000"],
    ["INC-064", ANNUAL, "annualGrossIncome", "plenty"],
    ["INC-066", NET, "netIncome", "0"],
    ["INC-066", NET, "netIncome", "10000000"],
    ["INC-066", NET, "netIncome", "-5"],
  ])("%s %s (%s) of %s is refused", async (_id, name, id, typed) => {
    const { screen, sent } = await openSalary({ annualGrossMinor: 999_999_999 });
    fill(screen, name, typed);
    await press(screen);
    const label = id === "netIncome" ? "Take-home pay" : "Yearly salary before tax";
    expect(await wrong(screen)).toContain(`${label}: ${range}`);
    expect(errorAt(screen, id)).toBe(range);
    expect(field(screen, name).value).toBe(typed);
    expect(sent).toEqual([]);
  });

  test("INC-064 INC-066 everything between is fine", async () => {
    const opened = await openSalary();
    fill(opened.screen, ANNUAL, "9,999,999.99");
    fill(opened.screen, NET, "0.01");
    await press(opened.screen);
    await question(opened.screen, asks.reference);
    expect(sentAt(opened, "yourSalary")).toMatchObject({ annualGrossIncome: 9_999_999.99, netIncome: 0.01 });
  });

  test("INC-067 INC-251 (in part) more in one payment than in a year is refused, in other words in the summary", async () => {
    const { screen, sent } = await openSalary();
    fill(screen, ANNUAL, "2,000");
    fill(screen, NET, "2,000.01");
    await press(screen);
    expect(await wrong(screen)).toEqual(["Your take-home pay is more than your yearly salary"]);
    expect(errorAt(screen, "netIncome")).toBe("This is more than your yearly salary. Check both amounts");
    expect(sent).toEqual([]);
    fill(screen, NET, "2,000");
    await press(screen);
    await question(screen, asks.reference);
  });

  const recent = "Choose a date in the last 3 months";
  test.each([
    ["INC-069", "31 02 2026"],
    ["INC-070", "21 11 2026"],
    ["INC-071", "19 08 2026"],
  ])("%s a payment on %s is refused", async (_id, date) => {
    const { screen, sent } = await openSalary();
    fillDay(screen, PAID, date);
    await press(screen);
    expect(await wrong(screen)).toEqual([`When were you last paid? ${recent}`]);
    expect(errorAt(screen, "paymentDate")).toBe(recent);
    expect(sent).toEqual([]);
  });

  test.each([
    ["INC-070 today", "20 11 2026"],
    ["INC-071 three months ago", "20 08 2026"],
  ])("%s is fine", async (_what, date) => {
    const { screen } = await openSalary();
    fillDay(screen, PAID, date);
    await press(screen);
    await question(screen, asks.reference);
  });
});

describe("currency, frequency and bonus", () => {
  const optionsOf = (screen: IncomeScreen, name: string) =>
    within(screen.getByRole("combobox", { name }))
      .getAllByRole("option")
      .map((option) => [option.getAttribute("value"), option.textContent]);

  test("INC-065 INC-068 INC-227 (in part) are offered in order and in words, with the usual ones chosen", async () => {
    const { screen } = await openSalary(unpaid);
    expect(optionsOf(screen, "Currency")).toEqual([
      ["GBP", "GBP (£)"],
      ["EUR", "EUR (€)"],
      ["USD", "USD ($)"],
      ["AUD", "AUD ($)"],
    ]);
    expect(optionsOf(screen, "How often?")).toEqual([
      ["DAILY", "Daily"],
      ["WEEKLY", "Weekly"],
      ["WEEKLY_2", "Fortnightly"],
      ["MONTHLY", "Monthly"],
    ]);
    expect([selected(screen, "Currency"), selected(screen, "How often?")]).toEqual(["GBP", "MONTHLY"]);
  });

  test("the sign before both amounts follows the currency", async () => {
    const { screen } = await openSalary();
    for (const [currency, sign] of [
      ["GBP", "£"],
      ["EUR", "€"],
      ["AUD", "$"],
    ] as const) {
      await select(screen, "Currency", currency);
      expect([signBefore(screen, "annualGrossIncome"), signBefore(screen, "netIncome")]).toEqual([
        sign,
        sign,
      ]);
    }
  });

  test("INC-072 a bonus is an answer of the section, not of the source", async () => {
    const opened = await openSalary({}, {});
    await userEvent.click(opened.screen.getByRole("radio", { name: "Yes" }));
    await press(opened.screen);
    await question(opened.screen, asks.reference);
    expect(sentAt(opened, "yourSalary")).toMatchObject({ answers: { bonus: "yes" } });
    expect(sentAt(opened, "yourSalary")).not.toHaveProperty("bonus");
  });
});

describe("amounts as people write them", () => {
  test.each<[Language, string, string]>([
    ["en", "36,000.50", "36,000.50"],
    ["de", "36.000,50", "36.000,50"],
    ["fr", "36 000,50", "36 000,50"],
  ])("in %s %s is sent as 36000.5, and shown again as %s", async (language, typed, shown) => {
    const opened = await openSalary({}, { bonus: "no" }, language);
    const input = amountField(opened.screen, "annualGrossIncome");
    await userEvent.clear(input as HTMLInputElement);
    await userEvent.type(input as HTMLInputElement, typed);
    await submit(opened.screen);
    await expect.poll(() => sentAt(opened, "yourSalary")).toMatchObject({ annualGrossIncome: 36_000.5 });
    cleanup();
    const { screen } = await opened.open(incomePath("yourSalary", SOURCE));
    await expect.poll(() => plain(amountField(screen, "annualGrossIncome")?.value)).toBe(shown);
  });
});

describe("somebody who has just started", () => {
  test("INC-073 may leave pay, its date and the bonus empty; the year’s salary is asked for all the same", async () => {
    const { screen } = await openSalary({ ...unpaid, startDate: "2026-11-13" }, {});
    await press(screen);
    expect(await wrong(screen)).toEqual(["Enter your yearly salary"]);
  });

  test("INC-073 what is filled in is checked", async () => {
    const { screen } = await openSalary({ ...unpaid, startDate: "2026-11-13" }, {});
    fill(screen, ANNUAL, "2000");
    fill(screen, NET, "3000");
    fillDay(screen, PAID, "21 11 2026");
    await press(screen);
    expect(await wrong(screen)).toEqual([
      "Your take-home pay is more than your yearly salary",
      "When were you last paid? Choose a date in the last 3 months",
    ]);
  });

  test("INC-073 eight days ago is not just now", async () => {
    const { screen } = await openSalary({ ...unpaid, startDate: "2026-11-12" }, {});
    await press(screen);
    expect(await wrong(screen)).toHaveLength(4);
  });
});

test("another language keeps what is typed", async () => {
  const { screen } = await openSalary();
  fill(screen, ANNUAL, "41,250");
  await userEvent.click(screen.getByRole("button", { name: "Deutsch", hidden: true }));
  await question(screen, /^Wie hoch ist/);
  expect(amountField(screen, "annualGrossIncome")?.value).toBe("41,250");
});
