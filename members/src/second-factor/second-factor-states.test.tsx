// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup, screen as page } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aHeldAnswer, tokenAnswer } from "../testing/endpoint.ts";
import { aDeviceWithPasskeys, forgetPasskeys, refusing, requestOptions } from "../testing/fake-passkeys.ts";
import { openMembers } from "../testing/open-members.tsx";

const BASE = "/console/auth/second-factor";

beforeEach(() => aDeviceWithPasskeys());
afterEach(() => {
  cleanup();
  forgetPasskeys();
});

type Calls = NonNullable<Parameters<typeof openMembers>[0]["calls"]>;

const status = (code: number, body: object = {}) => Response.json(body, { status: code });
const wrong = (triesLeft: number) => status(422, { triesLeft });

const open = async (calls: Calls = {}, given: object = {}) => {
  const pending = {
    email: "ruth@quillfield.example",
    isEnrolled: true,
    factors: ["passkey", "app"],
    triesLeft: 5,
  };
  const opened = await openMembers({
    path: "/console/second-factor",
    calls: { [BASE]: () => status(200, { ...pending, ...given }), ...calls },
  });
  const { screen } = opened;
  const title = (name: string) => screen.findByRole("heading", { level: 1, name });
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const code = () => page.findByRole<HTMLInputElement>("textbox", { name: /6.digits from your app/ });
  return { ...opened, title, press, code };
};

describe("the second step", () => {
  test("is on its way, and says so", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    const { screen, title } = await open({ [BASE]: () => answer });
    expect(await screen.findByRole("status", { name: "Loading" })).toBeTruthy();
    await act(async () => give(status(410)));
    await title("Start again");
  });

  test.each([
    ["a fault", () => status(500), /Check your connection/],
    ["too many requests", () => status(429), /Wait a few minutes/],
    ["an answer that is none", () => status(200, {}), /Check your connection/],
  ])("that could not be loaded after %s says what to do", async (_what, answer, text) => {
    const { screen, title } = await open({ [BASE]: answer });
    await title("We could not load this page");
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.title).toBe("We could not load this page – Latchkey");
  });

  test("without a named administrator says whom to ask all the same", async () => {
    const { screen, title } = await open();
    await title("One more step");
    expect(screen.getByText(/Lost everything\? Ask your administrator\./)).toBeTruthy();
  });
});

describe("what is wrong with one way", () => {
  test("is not said of another one", async () => {
    const calls = {
      [`${BASE}/app`]: () => wrong(4),
      [`${BASE}/passkey/options`]: () => status(200, requestOptions),
    };
    aDeviceWithPasskeys({ get: refusing("NotAllowedError") });
    const { screen, title, press, code } = await open(calls);
    await title("One more step");
    await press("Use your passkey");
    await screen.findByText(/^The passkey was not used/);
    await userEvent.type(await code(), "482913{Enter}");
    await screen.findByText(/^This code is not right/);
    expect(screen.queryByText(/^The passkey was not used/)).toBeNull();
    const focused = await code();
    await eventually(() => expect(document.activeElement).toBe(focused));
  });

  test.each([
    ["a lost network", () => undefined, "That did not arrive"],
    ["a fault", () => status(500), "That did not arrive"],
    ["too many tries", () => status(429), "Too many tries"],
  ])("a passkey after %s says so with the focus there, and costs no try", async (_what, answer, text) => {
    const { screen, title, press } = await open({ [`${BASE}/passkey/options`]: answer });
    await title("One more step");
    await press("Use your passkey");
    const alert = await screen.findByText(text);
    await eventually(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect(screen.getByText(/^5 tries left/)).toBeTruthy();
    expect(document.title).toBe("Error: One more step – Latchkey");
  });
});

describe("a passkey", () => {
  test("is asked for once, while its button is busy, and no code is sent beside it", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    const calls = {
      [`${BASE}/passkey/options`]: () => answer,
      [`${BASE}/passkey`]: () => tokenAnswer({ returnTo: "/console/nowhere" }),
    };
    const { screen, title, press, code, sent, address } = await open(calls);
    await title("One more step");
    await press("Use your passkey");
    await press("Use your passkey");
    await userEvent.type(await code(), "482913{Enter}");
    const button = screen.getByRole("button", { name: "Use your passkey" });
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(sent).toHaveLength(2);
    await act(async () => give(status(200, requestOptions)));
    await eventually(() => expect(address()).toBe("/console/nowhere"));
  });

  test.each([
    ["no try is left", () => wrong(0)],
    ["the sign-in is over", () => status(410)],
  ])("begins again when %s", async (_what, answer) => {
    const calls = {
      [`${BASE}/passkey/options`]: () => status(200, requestOptions),
      [`${BASE}/passkey`]: answer,
    };
    const { title, press } = await open(calls);
    await title("One more step");
    await press("Use your passkey");
    await title("Start again");
  });
});

describe("a recovery code", () => {
  const openRecovery = async (calls: Calls = {}) => {
    const opened = await open(calls);
    await opened.title("One more step");
    await opened.press("Use a recovery code");
    const field = page.getByRole<HTMLInputElement>("textbox", { name: "Recovery code" });
    return { ...opened, field };
  };

  test.each([
    ["a lost network", () => undefined, "That did not arrive"],
    ["too many tries", () => status(429), "Too many tries"],
  ])("after %s is kept, and the page says so", async (_what, answer, text) => {
    const { screen, field } = await openRecovery({ [`${BASE}/recovery`]: answer });
    await userEvent.type(field, "h7qm4-29xkt{Enter}");
    await screen.findByText(text);
    expect(field.value).toBe("h7qm4-29xkt");
    expect(document.title).toBe("Error: Use a recovery code – Latchkey");
  });

  test.each([
    ["no try is left", () => wrong(0)],
    ["the sign-in is over", () => status(410)],
  ])("begins again when %s", async (_what, answer) => {
    const { field, title } = await openRecovery({ [`${BASE}/recovery`]: answer });
    await userEvent.type(field, "h7qm4-29xkt{Enter}");
    await title("Start again");
  });

  test("that is empty is asked for, and the way back has the focus at its title", async () => {
    const { screen, field, press, title, sent } = await openRecovery();
    await press("Continue");
    expect(screen.getByText("Enter a recovery code")).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(field));
    expect(sent).toHaveLength(1);
    await press("Back to the other ways");
    const focused = await title("One more step");
    await eventually(() => expect(document.activeElement).toBe(focused));
  });

  test("is sent once, while its button is busy", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    const { screen, field, press, sent } = await openRecovery({ [`${BASE}/recovery`]: () => answer });
    await userEvent.type(field, "h7qm4-29xkt{Enter}");
    await press("Continue");
    expect(sent.filter(([path]) => path.endsWith("/recovery"))).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Continue" }).getAttribute("aria-busy")).toBe("true");
    await act(async () => give(wrong(3)));
    expect(await screen.findByText("3 tries left. After that you need a new link.")).toBeTruthy();
  });
});
