// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Answer, type Answers, aMe, answersFor, type GraphqlRequest } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";

afterEach(cleanup);

type Update = (request: GraphqlRequest) => Answer | Promise<Answer>;

const meWith = (marketing: boolean, submitted = false) => ({
  ...aMe({ submitted }),
  consents: { __typename: "MarketingConsent", marketing },
});

/** What a server does that stores it. */
const stores: Answers = ({ variables }) => ({
  data: { updateConsents: { __typename: "UpdateConsents", me: meWith(variables.marketing === true) } },
});

interface Given {
  readonly submitted?: boolean;
  readonly update?: Update;
}

const openYourData = async ({ submitted = false, update = stores }: Given = {}) => {
  const updates = vi.fn<Update>(update);
  const others = answersFor(() => meWith(true, submitted));
  const { screen, ...opened } = await openApp({
    path: "/your-data",
    answers: (request) => (request.operationName === "UpdateConsents" ? updates(request) : others(request)),
  });
  const box = await screen.findByRole("checkbox", { name: /Send me tips about renting/ });
  const isChecked = () => box.matches(":checked");
  return { screen, ...opened, updates, box, isChecked, status: screen.getByRole("status") };
};

describe.each([
  ["before", false],
  ["after", true],
])("PRV-08 (in part) %s the submission", (_when, submitted) => {
  test("the marketing consent is withdrawn with one press, saved at once, and the page says so", async () => {
    const { box, isChecked, updates, status } = await openYourData({ submitted });
    expect(isChecked()).toBe(true);
    await userEvent.click(box);
    expect(isChecked()).toBe(false);
    await eventually(() => expect(status.textContent).toBe("Saved. You will get no tips about renting."));
    expect(updates.mock.calls.map(([{ variables }]) => variables)).toEqual([
      {
        marketing: false,
        termsAndConditions: true,
        backgroundChecks: true,
        dataAccuracy: true,
        language: "en",
      },
    ]);
    expect(isChecked()).toBe(false);
  });
});

describe("a save that fails", () => {
  test("shows the consent as it is stored, with a message, until the next change", async () => {
    let isAway = true;
    const { screen, box, isChecked, status } = await openYourData({
      update: (request) => (isAway ? undefined : stores(request)),
    });
    await userEvent.click(box);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("This was not saved");
    expect([isChecked(), status.textContent]).toEqual([true, ""]);
    isAway = false;
    await userEvent.click(box);
    await eventually(() => expect(status.textContent).toContain("Saved."));
    expect([isChecked(), screen.queryByRole("alert")]).toEqual([false, null]);
  });
});

test("changes are sent one after the other, and the last one counts", async () => {
  const answered: (() => void)[] = [];
  const { box, isChecked, updates, status } = await openYourData({
    update: (request) => new Promise((answer) => answered.push(() => answer(stores(request)))),
  });
  for (let press = 0; press < 3; press += 1) await userEvent.click(box);
  expect([isChecked(), updates.mock.calls.length, status.textContent]).toEqual([false, 1, ""]);
  answered[0]?.();
  await eventually(() => expect(updates).toHaveBeenCalledTimes(2));
  answered[1]?.();
  await eventually(() => expect(status.textContent).toContain("Saved."));
  expect(updates.mock.calls.map(([{ variables }]) => variables.marketing)).toEqual([false, false]);
});

test("it is reached, and operated, with the keyboard alone", async () => {
  const answers = answersFor(() => meWith(true), { UpdateConsents: stores });
  const { screen } = await openApp({ path: "/dashboard", answers });
  await screen.findByRole("heading", { name: "Hi Amara" });
  const link = screen.getByRole("link", { name: "Your data", hidden: true });
  link.focus();
  await userEvent.keyboard("{Enter}");
  const heading = await screen.findByRole("heading", { name: "Your data", level: 1 });
  await eventually(() => expect(document.activeElement).toBe(heading));
  const box = await screen.findByRole("checkbox", { name: /Send me tips about renting/ });
  while (document.activeElement !== box) {
    const before = document.activeElement;
    await userEvent.tab();
    expect(document.activeElement).not.toBe(before);
  }
  await userEvent.keyboard(" ");
  await eventually(() => expect(screen.getByRole("status").textContent).toContain("Saved."));
  expect(document.activeElement).toBe(box);
});

test("what was agreed to is said in the same words, and who to write to", async () => {
  const { screen } = await openYourData();
  const block = within(screen.getByRole("region", { name: "Your permissions" }));
  const given = block.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(given).toEqual([
    "I agree to the terms and have read the privacy policy",
    "You may check my details with other organisations",
    "The details I give are true and complete",
  ]);
  expect(block.getByRole("link", { name: "write to us" }).getAttribute("href")).toMatch(/^mailto:/);
});

test("without the three, the page waits under the question for them", async () => {
  const { screen } = await openApp({
    path: "/your-data",
    answers: answersFor(() => aMe({ consented: false })),
  });
  await screen.findByRole("dialog", { name: /^Welcome/ });
  expect(screen.queryByRole("checkbox", { name: /Send me tips/, hidden: true })).toBeNull();
});
