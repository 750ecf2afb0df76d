// @vitest-environment happy-dom

import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Answers, aMe, answersFor } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";

afterEach(cleanup);

type Case = Parameters<typeof aMe>[0];

const openOnboarding = async (given: Case = {}, updateConsents?: Answers) => {
  const me = aMe({ consented: false, ...given });
  const others = updateConsents && { UpdateConsents: updateConsents };
  const opened = await openApp({ path: "/dashboard", answers: answersFor(() => me, others) });
  const dialog = await opened.screen.findByRole("dialog", { name: /^Welcome/ });
  const goOn = () => userEvent.click(within(dialog).getByRole("button", { name: "Continue" }));
  const title = () => within(dialog).getByRole("heading", { level: 1 }).textContent;
  return { ...opened, dialog, goOn, title };
};

const openConsents = async (updateConsents?: Answers) => {
  const opened = await openOnboarding({ sections: [] }, updateConsents);
  await opened.goOn();
  await opened.goOn();
  const { dialog } = opened;
  const tick = (name: RegExp) => userEvent.click(within(dialog).getByRole("checkbox", { name }));
  const button = within(dialog).getByRole("button", { name: "Agree and start" });
  return { ...opened, tick, button };
};

describe("the overlay", () => {
  test("FRM-084 FRM-086 covers the app while a consent is missing", async () => {
    const { dialog } = await openOnboarding();
    expect(dialog).toBeTruthy();
  });

  test("FRM-086 is gone once the three are given", async () => {
    const { screen } = await openApp({ path: "/dashboard", answers: answersFor(() => aMe()) });
    await screen.findByRole("heading", { name: "Hi Amara" });
    expect(screen.queryByRole("dialog", { name: /^Welcome/ })).toBeNull();
  });

  test("FRM-087 FRM-088 FRM-089 FRM-090 FRM-095 goes step by step", async () => {
    const { goOn, title, dialog } = await openOnboarding();
    const seen = [title()];
    for (let step = 2; step <= 6; step += 1) {
      await goOn();
      seen.push(title());
      expect(within(dialog).getByRole("list", { name: `Step ${step} of 6` })).toBeTruthy();
    }
    expect(seen).toEqual([
      "Welcome, Amara",
      "Have one of these with you",
      "Then, how you will pay the rent",
      "Last, where you have lived",
      "That is all you need",
      "Your permission",
    ]);
  });

  test.each<[string, Case, number, readonly string[]]>([
    ["FRM-092 identity", {}, 1, ["Passport", "Driving licence", "Identity card"]],
    [
      "FRM-091 right to rent",
      { sections: [{ name: "IDENTITY", variant: "IDENTITY_RTR", steps: [] }] },
      1,
      ["Passport"],
    ],
    ["FRM-093 income", {}, 2, ["Bank statements", "Your employer", "Something else"]],
    ["FRM-094 residence", {}, 3, ["Proof of address", "Your landlord or agent"]],
  ])("%s lists what to have at hand", async (name, given, steps, items) => {
    const { dialog, goOn } = await openOnboarding(given);
    for (let step = 0; step < steps; step += 1) await goOn();
    for (const item of items) expect(within(dialog).getByText(item)).toBeTruthy();
    expect(within(dialog).queryByText(/share code/) !== null).toBe(name.includes("right to rent"));
    expect(within(dialog).queryByText("Driving licence") !== null).toBe(items.includes("Driving licence"));
  });
});

describe("the ways out of it", () => {
  test("Back leads to the page before, from the first there is none; so does the browser's", async () => {
    const { dialog, goOn, title, go } = await openOnboarding();
    expect(within(dialog).queryByRole("button", { name: "Back" })).toBeNull();
    await goOn();
    await goOn();
    expect(title()).toBe("Then, how you will pay the rent");
    await userEvent.click(within(dialog).getByRole("button", { name: "Back" }));
    expect(title()).toBe("Have one of these with you");
    await go(-1);
    expect(title()).toBe("Welcome, Amara");
    await go(1);
    expect(title()).toBe("Have one of these with you");
  });

  test("the boxes stay ticked when the pages before are read again", async () => {
    const { dialog, tick } = await openConsents();
    await tick(/I agree/);
    await userEvent.click(within(dialog).getByRole("button", { name: "Back" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Continue" }));
    const boxes = within(dialog).getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, false]);
  });

  test("it can be read in another language, and signed out of", async () => {
    const { dialog, goOn, title } = await openOnboarding();
    await goOn();
    const out = within(dialog).getByRole("link", { name: "Sign out" });
    expect(out.getAttribute("href")).toBe("/logout");
    await userEvent.click(within(dialog).getByText("English", { selector: "summary" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Deutsch" }));
    await eventually(() => expect(title()).toBe("Halten Sie eines davon bereit"));
    expect(within(dialog).getByRole("link", { name: "Abmelden" })).toBeTruthy();
  });
});

describe("a case of one section", () => {
  const oneSection = { sections: [{ name: "IDENTITY", variant: "IDENTITY_DEFAULT", steps: [] }] };

  test("takes less time, and has no order of sections", async () => {
    const { dialog, goOn } = await openOnboarding(oneSection);
    expect(within(dialog).getByText(/about five minutes/)).toBeTruthy();
    await goOn();
    await goOn();
    expect(within(dialog).queryByText(/any order/)).toBeNull();
    expect(within(dialog).getByText(/skip it and come back/)).toBeTruthy();
  });

  test("several may be done in any order", async () => {
    const { dialog, goOn } = await openOnboarding();
    expect(within(dialog).getByText(/about 20 minutes/)).toBeTruthy();
    for (let step = 0; step < 4; step += 1) await goOn();
    expect(within(dialog).getByText(/any order/)).toBeTruthy();
  });
});

describe("the consents", () => {
  test("FRM-096 FRM-097 FRM-098 three are required, the fourth is optional, terms and privacy are linked", async () => {
    const { dialog } = await openConsents();
    expect(within(dialog).getAllByRole("checkbox")).toHaveLength(4);
    expect(within(dialog).getByRole("link", { name: "terms" }).getAttribute("href")).toBe("/terms");
    expect(within(dialog).getByRole("link", { name: "privacy policy" }).getAttribute("href")).toBe(
      "/privacy",
    );
    expect(within(dialog).getByText("(optional)")).toBeTruthy();
  });

  test("FRM-099 FRM-100 the button is disabled for assistive technology, and says what is missing", async () => {
    const { dialog, button, tick, requests } = await openConsents();
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await tick(/I agree/);
    await userEvent.click(button);
    const alert = within(dialog).getByRole("alert");
    expect(alert.textContent).toContain("Please tick the first three boxes");
    expect(document.activeElement).toBe(alert);
    const invalid = within(dialog)
      .getAllByRole("checkbox")
      .map((box) => box.getAttribute("aria-invalid"));
    expect(invalid).toEqual([null, "true", "true", null]);
    expect(requests).not.toContain("UpdateConsents");
    await tick(/You may check/);
    await tick(/The details/);
    expect(within(dialog).queryByRole("alert")).toBeNull();
    expect(button.getAttribute("aria-disabled")).toBeNull();
  });

  test("FRM-360 (in part) FRM-361 (in part) analytics is told which box was changed, and which is missing", async () => {
    const changed = vi.spyOn(analytics, "changedField");
    const wrong = vi.spyOn(analytics, "validationError");
    const { button, tick } = await openConsents();
    await tick(/I agree/);
    await userEvent.click(button);
    expect(changed.mock.calls).toEqual([["termsAndConditions"]]);
    expect(wrong.mock.calls).toEqual([
      ["backgroundChecks", { code: "mustAccept" }],
      ["dataAccuracy", { code: "mustAccept" }],
    ]);
  });

  test("FRM-101 success closes it", async () => {
    const update = vi.fn<Answers>(() => ({
      data: { updateConsents: { __typename: "UpdateConsents", me: aMe() } },
    }));
    const { screen, button, tick } = await openConsents(update);
    await tick(/I agree/);
    await tick(/You may check/);
    await tick(/The details/);
    await userEvent.click(button);
    await eventually(() => expect(screen.queryByRole("dialog", { name: "Your permission" })).toBeNull());
    expect(update.mock.calls[0]?.[0].variables).toEqual({
      termsAndConditions: true,
      backgroundChecks: true,
      dataAccuracy: true,
      marketing: false,
      language: "en",
    });
  });

  test("FRM-086 stays away once a consent was just submitted, although the data of the page are older", async () => {
    const { screen, button, tick } = await openConsents(() => ({
      data: { updateConsents: { __typename: "UpdateConsents", me: aMe({ consented: false }) } },
    }));
    for (const box of [/I agree/, /You may check/, /The details/]) await tick(box);
    await userEvent.click(button);
    await screen.findByRole("heading", { level: 1, name: /Amara/ });
    await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("the focus then is on the heading of the page behind", async () => {
    const update = () => ({ data: { updateConsents: { __typename: "UpdateConsents", me: aMe() } } });
    const { screen, button, tick } = await openConsents(update);
    for (const box of [/I agree/, /You may check/, /The details/]) await tick(box);
    await userEvent.click(button);
    await eventually(() => expect(screen.queryByRole("dialog", { name: "Your permission" })).toBeNull());
    const heading = () => screen.container.querySelector("main h1");
    await eventually(() => expect(heading()?.textContent).toContain("Amara"));
    await eventually(() => expect(document.activeElement).toBe(heading()));
  });

  test("FRM-102 failure says that something went wrong, and the boxes stay ticked", async () => {
    const { dialog, button, tick } = await openConsents(() => undefined);
    await tick(/I agree/);
    await tick(/You may check/);
    await tick(/The details/);
    await userEvent.click(button);
    expect((await within(dialog).findByRole("alert")).textContent).toContain("Something went wrong");
    expect(within(dialog).getAllByRole("checkbox", { checked: true })).toHaveLength(3);
  });
});
