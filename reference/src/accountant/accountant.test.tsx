// @vitest-environment happy-dom

import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { BUSINESS } from "../testing/open-reference.tsx";
import { openStatement, routesOf } from "../testing/statement-page.ts";

afterEach(cleanup);

const ACTS = "Do you act for Amara now?";
const DETAILS = "Are the business and the start above correct?";
const LESS = "Do you expect the profit to be clearly lower this year?";
const UNSAID = "I am not allowed to say";
const LAST = /^Profit before tax/;
const BEFORE = /^Profit of the year before/;
const { get, put } = routesOf("accountant");

const open = async (opening = {}) => {
  const page = await openStatement("accountant", opening);
  return {
    ...page,
    yearEnds: async (day: string, month: string, year: string) => {
      await page.type("Day", day);
      await page.type("Month", month);
      await page.type("Year", year);
    },
  };
};

const unsaid = async () => {
  const page = await open();
  await page.choose(ACTS, UNSAID);
  await page.choose(DETAILS, UNSAID);
  await page.choose(LESS, UNSAID);
  await page.tick();
  await page.signs();
  return page;
};

describe("the page of an accountant", () => {
  test("shows the business, and nothing of a tenancy or an employer", async () => {
    const { screen, card } = await open();
    expect(card("Client")).toEqual([
      "Amara Okafor",
      "Says: self-employed, Okafor Interiors",
      "Says: since October 2021",
    ]);
    expect(document.title).toBe("A few words about your client – Latchkey");
    expect(screen.getByRole("main").textContent).not.toMatch(/tenant|property|colleague/i);
  });

  test("leaves out what the applicant has not told", async () => {
    const { card } = await open({
      answers: { [get]: () => Response.json({ ...BUSINESS, company: "", start: null }) },
    });
    expect(card("Client")).toEqual(["Amara Okafor", "Says: self-employed"]);
  });
});

describe("an accountant's reply", () => {
  test("with everything said", async () => {
    const { choose, yearEnds, type, signs, send, thanks, asked } = await open();
    await choose(ACTS, "Yes");
    await choose(DETAILS, "Yes");
    await yearEnds("5", "4", "2025");
    await type(LAST, "41,250.50");
    await type(BEFORE, "0");
    await choose(LESS, "No");
    await signs();
    await send();
    await thanks();
    expect(asked.at(-1)).toEqual({
      route: put,
      body: {
        acts_for: true,
        details_confirmed: true,
        note: "",
        year_end: "2025-04-05",
        profit: 41250.5,
        profit_before: 0,
        will_fall: false,
        referee_name: "Ellen Marsh",
        referee_role: "Payroll",
        referee_phone: "",
      },
      token: "token-1",
    });
  });

  test("with nothing said but who answers", async () => {
    const { send, thanks, replies } = await unsaid();
    await send();
    await thanks();
    expect(replies()).toEqual([
      {
        acts_for: null,
        details_confirmed: null,
        note: "",
        year_end: null,
        profit: null,
        profit_before: null,
        will_fall: null,
        referee_name: "Ellen Marsh",
        referee_role: "Payroll",
        referee_phone: "",
      },
    ]);
  });

  test("about nobody's client asks for nothing else", async () => {
    const { choose, group, screen, signs, send, thanks, replies } = await open();
    await choose(LESS, "Yes");
    await choose(ACTS, "No");
    expect([group(DETAILS), group(LESS), screen.queryByRole("checkbox")]).toEqual([null, null, null]);
    await signs();
    await send();
    await thanks();
    expect(replies()).toMatchObject([{ acts_for: false, will_fall: null, note: "" }]);
  });

  test.each([
    [DETAILS, "No", "What is different?", "Tell us what is different, or change your answer"],
    [LESS, "Yes", "Why will it be less?", "Tell us why it will be less, or change your answer"],
  ])("%s %s needs words", async (legend, answer, label, missing) => {
    const { choose, queryBox, box, type, send, thanks, replies, screen } = await unsaid();
    expect(queryBox(label)).toBeNull();
    await choose(legend, answer);
    await send();
    expect(document.activeElement).toBe(box(label));
    expect(screen.getByText(missing)).toBeTruthy();
    await type(label, "Since 2020.");
    await send();
    await thanks();
    expect(replies()).toMatchObject([{ note: "Since 2020." }]);
  });

  test("one note answers both: it stays with its words, and the second question says where it is", async () => {
    const { choose, type, box, queryBox, group, send, thanks, replies } = await unsaid();
    await choose(LESS, "Yes");
    await type("Why will it be less?", "A contract ended.");
    await choose(DETAILS, "No");
    const both = "What is different, and why will the profit be less?";
    expect(box(both).value).toBe("A contract ended.");
    expect(queryBox("Why will it be less?")).toBeNull();
    expect(group(LESS)?.textContent).toContain("Tell us why in the text above");
    await send();
    await thanks();
    expect(replies()).toMatchObject([
      { details_confirmed: false, will_fall: true, note: "A contract ended." },
    ]);
  });

  test("a box takes the profit away, and gives back what was typed", async () => {
    const { yearEnds, type, tick, queryBox, box } = await open();
    await yearEnds("31", "03", "2025");
    await type(LAST, "41,250");
    await tick();
    expect([queryBox("Day"), queryBox(LAST), queryBox(BEFORE)]).toEqual([null, null, null]);
    await tick();
    expect([box("Day").value, box("Year").value, box(LAST).value]).toEqual(["31", "2025", "41,250"]);
  });
});

describe("an accountant's mistakes", () => {
  test("nothing answered: every field says what to do, and the first has the focus", async () => {
    const { send, screen, replies, radio } = await open();
    await send();
    expect(document.activeElement).toBe(radio(ACTS, "Yes"));
    expect(screen.getAllByText("Choose an option")).toHaveLength(3);
    for (const words of [
      "Enter the last day of that year, or tick the box below",
      "Enter the profit, or tick the box below",
      "Enter your name",
      "Enter your role",
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect(replies()).toEqual([]);
  });

  test.each([
    [["31", "02", "2025"], "Enter a real date, like 27 3 2024"],
    [["31", "12", "9998"], "Enter today’s date or an earlier one"],
  ])("a year cannot end on %j", async ([day = "", month = "", year = ""], words) => {
    const { yearEnds, screen } = await open();
    await yearEnds(day, month, year);
    await userEvent.tab();
    expect(screen.getByText(words)).toBeTruthy();
  });

  test("the part of the date that is missing has the focus", async () => {
    const { choose, type, send, box } = await open();
    await choose(ACTS, "Yes");
    await choose(DETAILS, "Yes");
    await type("Day", "31");
    await type("Year", "2025");
    await send();
    expect(document.activeElement).toBe(box("Month"));
  });

  test.each([LAST, BEFORE])("%s takes 0 and what is below ten million, and no loss", async (name) => {
    const { type, box, screen } = await open();
    const words = "Enter an amount below 10,000,000, or 0 for a loss";
    await userEvent.click(box(name));
    await userEvent.tab();
    for (const [typed, isWrong] of [
      ["-500", true],
      ["0", false],
      ["10,000,000", true],
      ["9,999,999.99", false],
    ] as const) {
      await userEvent.clear(box(name));
      await type(name, typed);
      expect(screen.queryByText(words) !== null, typed).toBe(isWrong);
    }
  });
});
