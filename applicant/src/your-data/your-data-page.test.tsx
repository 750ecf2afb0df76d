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

const permissionsStatus = (screen: {
  readonly getByRole: (role: string, options: { name: string }) => HTMLElement;
}) => within(screen.getByRole("region", { name: "Your permissions" })).getByRole("status");

const openYourData = async ({ submitted = false, update = stores }: Given = {}) => {
  const updates = vi.fn<Update>(update);
  const others = answersFor(() => meWith(true, submitted));
  const { screen, ...opened } = await openApp({
    path: "/your-data",
    answers: (request) => (request.operationName === "UpdateConsents" ? updates(request) : others(request)),
  });
  const box = await screen.findByRole("checkbox", { name: /Send me tips about renting/ });
  const isChecked = () => box.matches(":checked");
  return { screen, ...opened, updates, box, isChecked, status: permissionsStatus(screen) };
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
  await eventually(() => expect(permissionsStatus(screen).textContent).toContain("Saved."));
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

describe("the two choices while the application waits", () => {
  const standing = (more: object) => {
    const { latestValidation } = aMe();
    return {
      __typename: "Validation",
      uuid: latestValidation?.uuid,
      wantsReminders: true,
      canLeave: true,
      ...more,
    };
  };
  const open = async (answers: Readonly<Partial<Record<string, () => Answer>>> = {}, submitted = false) => {
    const others = answersFor(() => meWith(true, submitted));
    const sent: string[] = [];
    const { screen } = await openApp({
      path: "/your-data",
      answers: (request) => {
        sent.push(request.operationName);
        const own = answers[request.operationName];
        return own ? own() : others(request);
      },
    });
    await screen.findByRole("region", { name: "Your permissions" });
    return { screen, sent };
  };

  test("no more reminders is one press, and the page says so", async () => {
    const { screen } = await open({
      StopReminders: () => ({
        data: {
          stopReminders: { __typename: "StopReminders", validation: standing({ wantsReminders: false }) },
        },
      }),
    });
    await userEvent.click(screen.getByRole("button", { name: "No more reminders" }));
    expect(await screen.findByText("You get no more reminders about this application.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "No more reminders" })).toBeNull();
  });

  test("leaving is asked about first, and ends the application", async () => {
    const { screen, sent } = await open({
      LeaveApplication: () => ({
        data: {
          leaveApplication: { __typename: "LeaveApplication", validation: standing({ canLeave: false }) },
        },
      }),
    });
    await userEvent.click(screen.getByRole("button", { name: "I no longer want this home" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Keep it" }));
    expect(sent).not.toContain("LeaveApplication");
    await userEvent.click(screen.getByRole("button", { name: "I no longer want this home" }));
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Withdraw" }),
    );
    await eventually(() => expect(screen.queryByText("This application")).toBeNull());
  });

  test("a failure is said, and the choice stays", async () => {
    const { screen } = await open({ StopReminders: () => undefined });
    await userEvent.click(screen.getByRole("button", { name: "No more reminders" }));
    expect((await screen.findByRole("alert")).textContent).toContain("This was not saved");
    expect(screen.getByRole("button", { name: "No more reminders" })).toBeTruthy();
  });

  test("there are none once it is submitted", async () => {
    const { screen } = await open({}, true);
    expect(screen.queryByText("This application")).toBeNull();
  });
});
