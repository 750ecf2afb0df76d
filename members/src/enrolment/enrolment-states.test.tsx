// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup, screen as page } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aHeldAnswer, tokenAnswer } from "../testing/endpoint.ts";
import { aDeviceWithPasskeys, creationOptions, forgetPasskeys } from "../testing/fake-passkeys.ts";
import { openMembers } from "../testing/open-members.tsx";

const PENDING = "/console/auth/second-factor";
const BASE = "/console/auth/enrolment";
const SECRET = "KZ4M7QPA2HTN6WVD";

beforeEach(() => aDeviceWithPasskeys());
afterEach(() => {
  cleanup();
  forgetPasskeys();
});

type Calls = NonNullable<Parameters<typeof openMembers>[0]["calls"]>;

const status = (code: number, body: object = {}) => Response.json(body, { status: code });
const secret = () => status(200, { uri: `otpauth://totp/Latchkey?secret=${SECRET}`, secret: SECRET });
const enrolled = () => status(200, { recoveryCodes: ["H7QM4-29XKT"] });

const open = async (calls: Calls = {}, given: object = {}) => {
  const pending = { email: "ruth@quillfield.example", isEnrolled: false, factors: [], triesLeft: 5 };
  const opened = await openMembers({
    path: "/console/second-factor/set-up",
    calls: {
      [PENDING]: () => status(200, { ...pending, ...given }),
      [`${BASE}/app`]: secret,
      [`${BASE}/passkey/options`]: () => status(200, creationOptions),
      ...calls,
    },
  });
  const { screen, sent } = opened;
  const title = (name: string) => screen.findByRole("heading", { level: 1, name });
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const code = () => page.findByRole<HTMLInputElement>("textbox", { name: /Then enter the 6.digits/ });
  const sentTo = (path: string) => sent.filter(([to]) => to === `${BASE}/${path}`);
  await title("Set up your second step").catch(() => undefined);
  return { ...opened, title, press, code, sentTo };
};

const openApp = async (calls: Calls = {}) => {
  const opened = await open(calls);
  await userEvent.click(opened.screen.getByRole("tab", { name: "Authenticator app" }));
  return opened;
};

describe("setting up", () => {
  test("for the first time says why, and beside another one that it stays", async () => {
    const { screen } = await open();
    expect(screen.getByText("Before you go on")).toBeTruthy();
    expect(screen.getByText(/Every sign-in needs a second proof/)).toBeTruthy();
    cleanup();
    const adding = await open({}, { addsFactor: true });
    expect(adding.screen.getByText("Your account")).toBeTruthy();
    expect(adding.screen.getByText(/Those that you have stay/)).toBeTruthy();
  });
});

describe("an app", () => {
  test("whose secret is on its way says so", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    const { screen } = await openApp({ [`${BASE}/app`]: () => answer });
    expect(screen.getByRole("status", { name: "Loading your code" })).toBeTruthy();
    await act(async () => give(secret()));
    expect(await screen.findByText("KZ4M 7QPA 2HTN 6WVD")).toBeTruthy();
  });

  test("whose secret belongs to a sign-in that is over begins again", async () => {
    const { title } = await openApp({ [`${BASE}/app`]: () => status(401) });
    await title("Start again");
  });

  test.each([
    ["a lost network", () => undefined, "That did not arrive"],
    ["too many tries", () => status(429), "Too many tries"],
  ])("whose code after %s is kept, with the secret", async (_what, answer, text) => {
    const { screen, code } = await openApp({ [`${BASE}/app/confirm`]: answer });
    await userEvent.type(await code(), "482913{Enter}");
    const alert = await screen.findByText(text);
    await eventually(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect((await code()).value).toBe("482 913");
    expect(screen.getByText("KZ4M 7QPA 2HTN 6WVD")).toBeTruthy();
  });

  test("whose last try was wrong begins again", async () => {
    const { code, title } = await openApp({ [`${BASE}/app/confirm`]: () => status(422, { triesLeft: 0 }) });
    await userEvent.type(await code(), "482913{Enter}");
    await title("Start again");
  });

  test("is confirmed once, while its button is busy; a code that is not complete is not sent", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    const { screen, code, press, sentTo, title } = await openApp({ [`${BASE}/app/confirm`]: () => answer });
    await userEvent.type(await code(), "48{Enter}");
    expect(screen.getByText("Enter the 6 digits")).toBeTruthy();
    expect(sentTo("app/confirm")).toEqual([]);
    await userEvent.type(await code(), "2913{Enter}");
    await press("Continue");
    expect(sentTo("app/confirm")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Continue" }).getAttribute("aria-busy")).toBe("true");
    await act(async () => give(enrolled()));
    await title("Save your recovery codes");
  });
});

describe("a passkey", () => {
  test("is created once, while its button is busy", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    const { screen, press, sentTo, title } = await open({
      [`${BASE}/passkey/options`]: () => answer,
      [`${BASE}/passkey`]: enrolled,
    });
    await press("Create a passkey");
    await press("Create a passkey");
    expect(screen.getByRole("button", { name: "Create a passkey" }).getAttribute("aria-busy")).toBe("true");
    expect(sentTo("passkey/options")).toHaveLength(1);
    await act(async () => give(status(200, creationOptions)));
    await title("Save your recovery codes");
  });

  test.each([
    ["the sign-in is over", () => status(410)],
    ["no try is left", () => status(422, { triesLeft: 0 })],
  ])("begins again when %s", async (_what, answer) => {
    const { press, title } = await open({ [`${BASE}/passkey`]: answer });
    await press("Create a passkey");
    await title("Start again");
  });

  test("after a lost network says so, and can be tried again", async () => {
    let isAway = true;
    const { screen, press, title } = await open({
      [`${BASE}/passkey`]: () => (isAway ? undefined : enrolled()),
    });
    await press("Create a passkey");
    await screen.findByText("That did not arrive");
    expect(document.title).toBe("Error: Set up your second step – Latchkey");
    isAway = false;
    await press("Create a passkey");
    await title("Save your recovery codes");
  });
});

test("finishing happens once, while its button is busy", async () => {
  const { answer, give } = aHeldAnswer<Response>();
  const { screen, press, title, sentTo, address } = await open({
    [`${BASE}/passkey`]: enrolled,
    [`${BASE}/finish`]: () => answer,
  });
  await press("Create a passkey");
  await title("Save your recovery codes");
  await userEvent.click(screen.getByRole("checkbox", { name: "I have saved the recovery codes" }));
  await press("Finish and sign in");
  await press("Finish and sign in");
  expect(sentTo("finish")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Finish and sign in" }).getAttribute("aria-busy")).toBe("true");
  await act(async () => give(tokenAnswer({ returnTo: "/console/nowhere" })));
  await eventually(() => expect(address()).toBe("/console/nowhere"));
});
