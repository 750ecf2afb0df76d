// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aSource, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { cleanup, fireEvent } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import {
  asks,
  dayIn,
  errorAt,
  field,
  fill,
  fillDay,
  plain,
  press,
  question,
  sentAt,
  wrong,
} from "../../testing/income-actions.ts";
import { incomePath, openIncome } from "../../testing/open-income.tsx";

afterEach(cleanup);

const bare = {
  ...aSource("T_PENSION"),
  companyName: null,
  startDate: null,
  incomeType: "T_EMPLOYED_PERM",
} as const;

const openEmployer = async (source: ReturnType<typeof aSource> = aSource("T_EMPLOYED_PERM")) => {
  const opened = await openIncome({
    sources: [source],
    about: SOURCE,
    path: incomePath("currentEmployer", SOURCE),
  });
  await question(opened.screen, asks.employer);
  return opened;
};

const START = /^When did you start/;
const END = /^When does the job end/;
const MONTHS = "How long is the probation?";

describe("where somebody works", () => {
  test("INC-050 INC-051 INC-052 INC-056 INC-250 without an answer every field says what to do", async () => {
    const { screen, sent } = await openEmployer(bare);
    await press(screen);
    const messages = [
      "Enter the name of the company",
      "Enter your role",
      "Enter the day you started",
      "Tell us if you are on probation",
    ];
    expect(await wrong(screen)).toEqual(messages);
    const ids = ["companyName", "jobTitle", "startDate", "probationStatus"];
    expect(ids.map((id) => errorAt(screen, id))).toEqual(messages);
    expect(sent).toEqual([]);
  });

  test.each([
    ["INC-052", START, "30 02 2024", "startDate", "Enter a real date, like 27 3 2024"],
    ["INC-053", START, "19 11 2019", "startDate", "Choose a date in the last 7 years"],
    ["INC-054", END, "31 02 2027", "endDate", "Enter a real date, like 27 3 2024"],
    ["INC-055", END, "19 11 2026", "endDate", "This date has passed. Choose a later one"],
  ])("%s a date like %s %s is refused", async (_id, group, date, id, message) => {
    const { screen, sent } = await openEmployer();
    fillDay(screen, group, date);
    await press(screen);
    expect(await wrong(screen)).toEqual([expect.stringContaining(`? ${message}`)]);
    expect(errorAt(screen, id)).toBe(message);
    expect(dayIn(screen, group)).toBe(date);
    expect(sent).toEqual([]);
  });

  test("INC-054 an end before the start is refused, and what was typed stays", async () => {
    const { screen, sent } = await openEmployer();
    fillDay(screen, START, "01 02 2027");
    fillDay(screen, END, "31 01 2027");
    fill(screen, "Your role", "Head baker");
    await press(screen);
    expect(await wrong(screen)).toEqual(["When does the job end? Enter the start date or a later one"]);
    expect(errorAt(screen, "endDate")).toBe("Enter the start date or a later one");
    expect([dayIn(screen, START), dayIn(screen, END)]).toEqual(["01 02 2027", "31 01 2027"]);
    expect(field(screen, "Your role").value).toBe("Head baker");
    expect(sent).toEqual([]);
  });

  test.each([
    ["INC-053 seven years ago to the day", START, "20 11 2019"],
    ["INC-055 today", END, "20 11 2026"],
  ])("%s is fine", async (_what, group, date) => {
    const { screen } = await openEmployer();
    fillDay(screen, group, date);
    await press(screen);
    await question(screen, asks.salary);
  });

  test("INC-054 an end is taken back when it is emptied", async () => {
    const opened = await openEmployer(aSource("T_EMPLOYED_PERM", { endDate: "2027-01-31" }));
    fillDay(opened.screen, END, "");
    await press(opened.screen);
    await question(opened.screen, asks.salary);
    expect(sentAt(opened, "currentEmployer")).toMatchObject({ endDate: null });
  });

  test("INC-247 spaces around a text do not count, and alone they are no answer", async () => {
    const { screen, stored } = await openEmployer();
    fill(screen, "Company name", "   ");
    await press(screen);
    expect(await wrong(screen)).toEqual(["Enter the name of the company"]);
    fill(screen, "Company name", "  Quay Bakery ");
    await press(screen);
    await question(screen, asks.salary);
    expect(stored().sources[0]?.companyName).toBe("Quay Bakery");
  });

  test("a text of more than a line is refused", async () => {
    const { screen } = await openEmployer();
    fill(screen, "Company name", "x".repeat(101));
    await press(screen);
    expect(await wrong(screen)).toEqual(["Company name: This is too long. Use at most 100 characters"]);
  });

  test("INC-248 INC-249 a field is checked when it is left, and once it is wrong while it is corrected", async () => {
    const { screen } = await openEmployer();
    const company = field(screen, "Company name");
    await userEvent.clear(company);
    expect(errorAt(screen, "companyName")).toBe("");
    fireEvent.blur(company);
    await eventually(() => expect(errorAt(screen, "companyName")).toBe("Enter the name of the company"));
    await userEvent.type(company, "B");
    await eventually(() => expect(errorAt(screen, "companyName")).toBe(""));
  });
});

describe("a probation", () => {
  test("INC-057 INC-231 its length is asked for only when there is one", async () => {
    const { screen } = await openEmployer(bare);
    expect(screen.queryByRole("textbox", { name: MONTHS })).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "Yes" }));
    expect(screen.getByRole("textbox", { name: MONTHS })).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "No" }));
    expect(screen.queryByRole("textbox", { name: MONTHS })).toBeNull();
  });

  test("INC-058 it has to be told then, and not without", async () => {
    const opened = await openEmployer();
    const { screen } = opened;
    await userEvent.click(screen.getByRole("radio", { name: "Yes" }));
    await press(screen);
    expect(await wrong(screen)).toEqual(["Enter the number of months"]);
    expect(errorAt(screen, "probationDuration")).toBe("Enter the number of months");
    await userEvent.click(screen.getByRole("radio", { name: "No" }));
    await press(screen);
    await question(screen, asks.salary);
    expect(sentAt(opened, "currentEmployer")).toMatchObject({ removeProbation: true });
    expect(sentAt(opened, "currentEmployer")).not.toHaveProperty("probationDuration");
  });

  test.each(["0", "13", "-1", "1.5", "six"])("INC-059 %s months are refused", async (typed) => {
    const { screen, sent } = await openEmployer();
    await userEvent.click(screen.getByRole("radio", { name: "Yes" }));
    fill(screen, MONTHS, typed);
    await press(screen);
    expect(await wrong(screen)).toEqual([`${MONTHS} Enter 1 to 12 months`]);
    expect(field(screen, MONTHS).value).toBe(typed);
    expect(sent).toEqual([]);
  });

  test.each(["1", "12"])("INC-059 %s months are fine", async (typed) => {
    const opened = await openEmployer();
    await userEvent.click(opened.screen.getByRole("radio", { name: "Yes" }));
    fill(opened.screen, MONTHS, typed);
    await press(opened.screen);
    await question(opened.screen, asks.salary);
    expect(opened.stored().sources).toMatchObject([{ isOnProbation: true, probationMonths: Number(typed) }]);
  });

  test.each([
    ["INC-060", { isOnProbation: false, probationMonths: 6 }, "Yes"],
    ["INC-061", { isOnProbation: false, probationMonths: null }, "No"],
    ["INC-061", { isOnProbation: true, probationMonths: null }, "No"],
    ["INC-062", { isOnProbation: null, probationMonths: null }, undefined],
  ] as const)("%s known as %o is shown", async (_id, known, answer) => {
    const { screen } = await openEmployer(aSource("T_EMPLOYED_PERM", known));
    for (const name of ["Yes", "No"]) {
      expect(screen.getByRole("radio", { name })).toHaveProperty("checked", name === answer);
    }
    expect(plain(screen.container.textContent).includes(MONTHS)).toBe(answer === "Yes");
  });
});
