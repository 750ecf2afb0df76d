// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aHome, withRent } from "@latchkey/domain/testing/residences.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { openResidence, press, question, residencePath, titles } from "../../testing/open-residence.tsx";

afterEach(cleanup);

const steps = ["in-uk", "uk-residential-history"];

const openRent = (home = aHome(), language: Language = "en") =>
  openResidence({
    answers: { "in-uk": "yes" },
    completedSteps: steps,
    homes: [home],
    path: residencePath("rental-details"),
    language,
  });

type Screen = Awaited<ReturnType<typeof openRent>>["screen"];

const rentField = (screen: Screen) => screen.container.querySelector<HTMLInputElement>("#rent");
const submit = async (screen: Screen): Promise<void> => {
  const button = screen.container.querySelector("button[type=submit]");
  if (button) await userEvent.click(button);
};

const optionsOf = (screen: Screen, name: string) =>
  within(screen.getByRole("combobox", { name }))
    .getAllByRole("option")
    .map((option) => [option.getAttribute("value"), option.textContent]);

const typeDate = async (screen: Screen, date: string): Promise<void> => {
  const group = within(screen.getByRole("group", { name: /last pay rent/ }));
  const parts = date.split(" ");
  for (const [index, name] of ["Day", "Month", "Year"].entries()) {
    const part = group.getByRole("textbox", { name });
    await userEvent.clear(part);
    if (parts[index]) await userEvent.type(part, parts[index]);
  }
};

/** The messages in the summary of the page. */
const wrong = async (screen: Screen) =>
  within(await screen.findByRole("alert"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));

describe("the rent", () => {
  test("RES-012 RES-013 RES-014 offers currencies and frequencies, in order and in words", async () => {
    const { screen } = await openRent();
    await question(screen, titles.rent);
    expect(optionsOf(screen, "Currency")).toEqual([
      ["GBP", "GBP (£)"],
      ["EUR", "EUR (€)"],
      ["USD", "USD ($)"],
      ["AUD", "AUD ($)"],
    ]);
    expect(optionsOf(screen, "How often?")).toEqual([
      ["DAILY", "Every day"],
      ["WEEKLY", "Every week"],
      ["WEEKLY_2", "Fortnightly"],
      ["MONTHLY", "Every month"],
      ["MONTHLY_3", "Quarterly"],
      ["MONTHLY_6", "Biannually"],
      ["MONTHLY_12", "Annually"],
    ]);
  });

  test.each<[Language, string, number]>([
    ["en", "1,150.50", 1150.5],
    ["de", "1.150,50", 1150.5],
    ["es", "1150,50", 1150.5],
    ["fr", "1 150,5", 1150.5],
    ["it", "€ 1.150", 1150],
    ["pt", "950", 950],
  ])("RES-002 (in part) as somebody types it in %s: “%s” is sent as %d", async (language, typed, rent) => {
    const { screen, sent } = await openRent(aHome({ ...withRent, rentMinor: null }), language);
    const input = await eventually(() => rentField(screen) ?? Promise.reject(new Error("no field yet")));
    await userEvent.type(input, typed);
    await submit(screen);
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables.residence).toMatchObject({ rent, currency: "GBP", rentFrequency: "MONTHLY" });
  });

  test.each<[Language, string]>([
    ["en", "1,150.50"],
    ["de", "1.150,50"],
    ["fr", "1 150,50"],
    ["es", "1150,50"],
  ])("that was answered is shown in %s as “%s”, and sent as it was", async (language, shown) => {
    const { screen, sent } = await openRent(aHome({ ...withRent, rentMinor: 115_050 }), language);
    const input = await eventually(() => rentField(screen) ?? Promise.reject(new Error("no field yet")));
    expect(input.value.replace(/[\u00a0\u202f]/g, " ")).toBe(shown);
    await submit(screen);
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toMatchObject({ residence: { rent: 1150.5 }, before: { rent: 1150.5 } });
  });

  test("of another frequency and currency is sent with their codes", async () => {
    const { screen, stored } = await openRent(aHome(withRent));
    await question(screen, titles.rent);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Currency" }), "AUD");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "How often?" }), "Fortnightly");
    await press(screen);
    await question(screen, titles.landlord);
    expect(stored()).toMatchObject([{ currency: "AUD", rentFrequency: "WEEKLY_2" }]);
  });

  test("of a home that was left is asked for in the past", async () => {
    const home = aHome({ end: "2026-10-31" });
    const { screen } = await openResidence({
      answers: { "in-uk": "yes", "select-address": home.uuid },
      completedSteps: [...steps, "select-address"],
      homes: [home],
      path: residencePath("rental-details"),
    });
    await question(screen, "What rent did you pay?");
  });
});

describe("an answer that is not accepted", () => {
  test("RES-070 RES-075 nothing: what to do is said at both fields", async () => {
    const { screen, sent } = await openRent();
    await question(screen, titles.rent);
    await press(screen);
    expect(await wrong(screen)).toEqual(["Enter the rent", "Enter the day of your last payment"]);
    expect(rentField(screen)?.getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
  });

  test.each([
    ["RES-071", "1"],
    ["RES-071", "0"],
    ["RES-072", "10000000"],
    ["RES-072", "1e7"],
  ])("%s a rent of %s is refused with the bounds", async (_id, typed) => {
    const { screen, sent } = await openRent(aHome({ ...withRent, rentMinor: null }));
    await question(screen, titles.rent);
    await userEvent.type(screen.getByRole("textbox", { name: "Rent" }), typed);
    await press(screen);
    expect(await wrong(screen)).toEqual(["Enter a rent above 1 and below 10,000,000"]);
    expect(sent).toEqual([]);
  });

  test.each([
    ["RES-076", "30 02 2026", "Enter a real date, like 27 3 2024"],
    ["RES-077", "21 11 2026", "Enter today’s date or an earlier one"],
  ])("%s a payment on %s is refused", async (_id, date, message) => {
    const { screen, sent } = await openRent(aHome(withRent));
    await question(screen, titles.rent);
    await typeDate(screen, date);
    await press(screen);
    expect(await wrong(screen)).toEqual([message]);
    expect(sent).toEqual([]);
  });

  test("RES-077 a payment today is fine", async () => {
    const { screen, stored } = await openRent(aHome(withRent));
    await question(screen, titles.rent);
    await typeDate(screen, "20 11 2026");
    await press(screen);
    await question(screen, titles.landlord);
    expect(stored()).toMatchObject([{ rentPaymentDate: "2026-11-20" }]);
  });
});
