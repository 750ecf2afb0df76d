// @vitest-environment happy-dom

import { aHome, withLandlord, withRent } from "@latchkey/domain/testing/residences.ts";
import { cleanup, fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { openResidence, press, question, residencePath, titles } from "../../testing/open-residence.tsx";

afterEach(cleanup);

const openLandlord = async (said: Parameters<typeof aHome>[0] = {}) => {
  const opened = await openResidence({
    answers: { "in-uk": "yes" },
    completedSteps: ["in-uk", "uk-residential-history", "rental-details"],
    homes: [aHome({ ...withRent, ...said })],
    path: residencePath("landlordDetails"),
  });
  await question(opened.screen, titles.landlord);
  return opened;
};

type Screen = Awaited<ReturnType<typeof openLandlord>>["screen"];

const retype = async (screen: Screen, name: RegExp, text: string): Promise<void> => {
  const input = screen.getByRole("textbox", { name });
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

const wrong = async (screen: Screen) =>
  within(await screen.findByRole("alert"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));

describe("who is asked about a home", () => {
  test("RES-011 is a private landlord or a letting agent", async () => {
    const { screen } = await openLandlord();
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      "LANDLORD",
      "AGENT",
    ]);
    expect(screen.getByRole("radio", { name: "Private landlord" })).toBeTruthy();
    expect(screen.getByRole("radio", { name: "Letting agent" })).toBeTruthy();
  });

  test("RES-003 (in part) is shown as it was answered", async () => {
    const { screen, sent } = await openLandlord(withLandlord);
    expect(screen.getByRole("radio", { name: "Letting agent" })).toHaveProperty("checked", true);
    expect(screen.getByRole("textbox", { name: /^Phone/ })).toHaveProperty("value", "+441134960188");
    await press(screen);
    await question(screen, titles.signposting);
    expect(sent[0]?.variables).toMatchObject({
      residence: { reference: withLandlord.reference },
      before: { reference: withLandlord.reference },
    });
  });

  test("without an answer every field says what to do", async () => {
    const { screen, sent } = await openLandlord();
    await press(screen);
    expect(await wrong(screen)).toEqual([
      "Choose a landlord or an agent",
      "Enter the first name",
      "Enter the last name",
      "Enter the email address",
      "Enter the phone number",
    ]);
    expect(sent).toEqual([]);
  });

  const own = "This is your own email address. Enter another one";
  test.each([
    ["RES-078", "joanne", "Enter an email address like name@example.com"],
    ["RES-008 RES-080", "amara@example.com", own],
    ["RES-081", "AMARA@Example.com", own],
    ["RES-082", "amara+home@example.com", own],
  ])("%s an e-mail address like %s is refused", async (_id, typed, message) => {
    const { screen, sent } = await openLandlord(withLandlord);
    await retype(screen, /^Email/, typed);
    await press(screen);
    expect(await wrong(screen)).toEqual([message]);
    expect(sent).toEqual([]);
  });

  test.each(["0113 496 018", "+12345678", "+1234567890123456", "+44 113 496 0188 ext 12", "ask Ellen"])(
    "RES-079 a phone number like %s is refused, and stays as it was typed",
    async (typed) => {
      const { screen, sent } = await openLandlord(withLandlord);
      await retype(screen, /^Phone/, typed);
      await press(screen);
      expect(await wrong(screen)).toEqual([
        "Enter a complete phone number, with + and the country code if it is not a UK one",
      ]);
      expect(screen.getByRole("textbox", { name: /^Phone/ })).toHaveProperty("value", typed);
      expect(sent).toEqual([]);
    },
  );

  test.each([
    ["0113 496 0188", "+441134960188"],
    ["+44 (0)113 496-0188", "+441134960188"],
    ["+49 (0)30 901820", "+4930901820"],
  ])(
    "FRM-313 FRM-314 a phone number stays as it is typed, %s, until the field is left",
    async (typed, kept) => {
      const { screen, sent } = await openLandlord(withLandlord);
      await retype(screen, /^Phone/, typed);
      const input = screen.getByRole("textbox", { name: /^Phone/ });
      expect(input).toHaveProperty("value", typed);
      await userEvent.tab();
      expect(input).toHaveProperty("value", kept);
      expect(input.getAttribute("aria-invalid")).toBeNull();
      await press(screen);
      await question(screen, titles.signposting);
      expect(sent[0]?.variables).toMatchObject({ residence: { reference: { phone: kept } } });
    },
  );

  test("a phone number that is sent with Enter is sent in the form in which it is kept", async () => {
    const { screen, sent } = await openLandlord(withLandlord);
    await retype(screen, /^Phone/, "0113 496 0189");
    const { form } = screen.getByRole("textbox", { name: /^Phone/ }) as HTMLInputElement;
    if (form) fireEvent.submit(form);
    await question(screen, titles.signposting);
    expect(sent[0]?.variables).toMatchObject({ residence: { reference: { phone: "+441134960189" } } });
  });

  test("a name with a digit is named with its field", async () => {
    const { screen } = await openLandlord(withLandlord);
    await retype(screen, /^First name/, "J0anne");
    await press(screen);
    expect(await wrong(screen)).toEqual(["First name: Use letters, spaces, hyphens, dots and apostrophes"]);
  });

  test("what the server refuses is shown at its field", async () => {
    const opened = await openLandlord(withLandlord);
    const issues = [{ field: "email", code: "personalEmailMatch" }];
    opened.answerNext({ errors: [{ message: "no", extensions: { code: "INVALID_INPUT", issues } }] });
    await press(opened.screen);
    await opened.screen.findByText("We could not accept this answer");
    expect(opened.screen.getByRole("textbox", { name: /^Email/ }).getAttribute("aria-invalid")).toBe("true");
  });
});
