// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tokenAnswer } from "../testing/endpoint.ts";
import { aDeviceWithPasskeys, creationOptions, forgetPasskeys, refusing } from "../testing/fake-passkeys.ts";
import { openMembers } from "../testing/open-members.tsx";

const PENDING = "/console/auth/second-factor";
const BASE = "/console/auth/enrolment";
const SECRET = "KZ4M7QPA2HTN6WVDR3EX5BUYKZ4M7QPA";
const CODES = ["H7QM4-29XKT", "W4TNB-81PDA", "C6YBE-53RJG", "N2VZD-70FSM", "K9EDR-46UAW"];

const pending = {
  email: "ruth.adeyemi@quillfield.example",
  name: "Ruth Adeyemi",
  isEnrolled: false,
  factors: [],
  triesLeft: 5,
  administrator: null,
};

const status = (code: number, body: object = {}) => Response.json(body, { status: code });
const over = () => status(410, { code: "SIGN_IN_OVER" });
const enrolled = () => status(200, { recoveryCodes: CODES });
const secret = () =>
  status(200, { uri: `otpauth://totp/Latchkey:ruth?secret=${SECRET}&issuer=Latchkey`, secret: SECRET });

beforeEach(() => aDeviceWithPasskeys());
afterEach(() => {
  cleanup();
  forgetPasskeys();
});

type Calls = NonNullable<Parameters<typeof openMembers>[0]["calls"]>;

const open = async (calls: Calls = {}, given: Partial<typeof pending> = {}) => {
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
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const title = (name: string) => screen.findByRole("heading", { level: 1, name });
  const tab = (name: string) => screen.findByRole("tab", { name });
  const code = async () =>
    (await screen.findByRole("textbox", { name: /Then enter the 6.digits it shows/ })) as HTMLInputElement;
  const sentTo = (path: string) => sent.filter(([to]) => to === `${BASE}/${path}`).map(([, body]) => body);
  return { ...opened, press, title, tab, code, sentTo };
};

/** The page with the app chosen. */
const openApp = async (calls: Calls = {}) => {
  const opened = await open(calls);
  await userEvent.click(await opened.tab("Authenticator app"));
  return opened;
};

describe("the choice", () => {
  test("begins with a passkey; arrows move among the tabs, and Enter chooses", async () => {
    const { screen, title, tab, sentTo } = await open();
    expect(await title("Set up your second step")).toBe(document.activeElement);
    expect((await tab("Passkey")).getAttribute("aria-selected")).toBe("true");
    expect(sentTo("app")).toEqual([]);
    (await tab("Passkey")).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(await tab("Authenticator app")).toBe(document.activeElement);
    await userEvent.keyboard("{Enter}");
    expect((await tab("Authenticator app")).getAttribute("aria-selected")).toBe("true");
    await screen.findByRole("img", { name: "QR code for your authenticator app" });
  });

  test("begins with the app where the browser knows no passkeys, and says why", async () => {
    forgetPasskeys();
    const { screen, tab } = await open();
    expect((await tab("Authenticator app")).getAttribute("aria-selected")).toBe("true");
    await userEvent.click(await tab("Passkey"));
    expect(screen.getByText(/This browser cannot create passkeys here/)).toBeTruthy();
  });

  test("is none for whoever has a second step", async () => {
    const { title, address } = await open({}, { isEnrolled: true, factors: [] });
    await title("One more step");
    expect(address()).toBe("/console/second-factor");
  });

  test("begins again when no sign-in is pending", async () => {
    const { title } = await open({ [PENDING]: () => status(401) });
    await title("Start again");
  });
});

describe("an app", () => {
  test("gets its secret once, as a picture and in groups of four that can be copied", async () => {
    const copied = vi.fn(async () => undefined);
    const { screen, tab, press, sentTo } = await openApp();
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: copied } });
    const picture = await screen.findByRole("img", { name: "QR code for your authenticator app" });
    expect(picture.querySelector("path")?.getAttribute("d")).toMatch(/^M\d/);
    expect(screen.getByText("KZ4M 7QPA 2HTN 6WVD R3EX 5BUY KZ4M 7QPA")).toBeTruthy();
    await press("Copy");
    expect(copied).toHaveBeenCalledWith(SECRET);
    await screen.findByText("The key is copied.");
    await userEvent.click(await tab("Passkey"));
    await userEvent.click(await tab("Authenticator app"));
    await screen.findByRole("img", { name: "QR code for your authenticator app" });
    expect(sentTo("app")).toHaveLength(1);
  });

  test("whose secret did not come can be asked again", async () => {
    let isAway = true;
    const { screen, press } = await openApp({ [`${BASE}/app`]: () => (isAway ? undefined : secret()) });
    await screen.findByText("That did not arrive");
    isAway = false;
    await press("Try again");
    await screen.findByRole("img", { name: "QR code for your authenticator app" });
  });

  test("is confirmed by its first code", async () => {
    const { code, press, title, sentTo } = await openApp({ [`${BASE}/app/confirm`]: enrolled });
    await userEvent.type(await code(), "482913");
    await press("Continue");
    await title("Save your recovery codes");
    expect(sentTo("app/confirm")).toEqual([{ code: "482913" }]);
  });

  test("with a wrong code stays as it is", async () => {
    const answer = () => status(422, { code: "CODE_WRONG", triesLeft: 4 });
    const { screen, code } = await openApp({ [`${BASE}/app/confirm`]: answer });
    await userEvent.type(await code(), "482913{Enter}");
    await screen.findByText(/This code is not right/);
    expect((await code()).value).toBe("482 913");
    expect(await code()).toBe(document.activeElement);
    expect(document.title).toBe("Error: Set up your second step – Latchkey");
    expect(screen.getByText("KZ4M 7QPA 2HTN 6WVD R3EX 5BUY KZ4M 7QPA")).toBeTruthy();
  });

  test("that took too long begins again", async () => {
    const { code, title } = await openApp({ [`${BASE}/app/confirm`]: over });
    await userEvent.type(await code(), "482913{Enter}");
    await title("Start again");
  });
});

describe("a passkey", () => {
  const create = async (calls: Calls = {}) => {
    const opened = await open(calls);
    await opened.tab("Passkey");
    await opened.press("Create a passkey");
    return opened;
  };

  test("is created by the device and sent on", async () => {
    const { title, sentTo } = await create({ [`${BASE}/passkey`]: enrolled });
    await title("Save your recovery codes");
    expect(sentTo("passkey")).toMatchObject([
      { response: { id: "credential-1", response: { transports: ["internal"] } } },
    ]);
  });

  test.each([
    ["NotAllowedError", "No passkey was created. Press the button and follow your device."],
    [
      "InvalidStateError",
      "This device already has a passkey for you. Use another device, or choose the app.",
    ],
    ["NotSupportedError", "This passkey could not be added. Try again, or choose the app."],
  ])("after %s the page says: %s", async (name, text) => {
    aDeviceWithPasskeys({ create: refusing(name) });
    const { screen, tab, sentTo } = await create();
    await screen.findByText(text);
    expect(sentTo("passkey")).toEqual([]);
    await userEvent.click(await tab("Authenticator app"));
    await userEvent.click(await tab("Passkey"));
    expect(screen.queryByText(text)).toBeNull();
  });

  test("that the server refuses is said", async () => {
    const { screen } = await create({
      [`${BASE}/passkey`]: () => status(422, { code: "PASSKEY_REFUSED", triesLeft: 3 }),
    });
    await screen.findByText("This passkey could not be added. Try again, or choose the app.");
  });
});

describe("the recovery codes", () => {
  const openCodes = async (calls: Calls = {}) => {
    const opened = await openApp({ [`${BASE}/app/confirm`]: enrolled, ...calls });
    await userEvent.type(await opened.code(), "482913{Enter}");
    const heading = await opened.title("Save your recovery codes");
    const box = () => opened.screen.getByRole("checkbox", { name: "I have saved the recovery codes" });
    return { ...opened, heading, box, finish: () => opened.press("Finish and sign in") };
  };

  const leave = (): boolean => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

  test("are shown with the focus on their title", async () => {
    const { screen, heading } = await openCodes();
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe("Recovery codes – Latchkey");
    const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(items.filter((text) => CODES.includes(text ?? ""))).toEqual(CODES);
  });

  test("can be downloaded and printed", async () => {
    const { press } = await openCodes();
    const files: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      files.push(blob as Blob);
      return "blob:codes";
    });
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await press("Download");
    const text = await files[0]?.text();
    expect(text?.split("\n")).toEqual(expect.arrayContaining(CODES));
    expect(text).toContain("ruth.adeyemi@quillfield.example");
    expect(clicked).toHaveBeenCalledOnce();
    await press("Print");
    expect(print).toHaveBeenCalledOnce();
  });

  test("have to be saved before it ends, and the browser asks before the page is left", async () => {
    const { screen, box, finish, sentTo } = await openCodes();
    expect(leave()).toBe(false);
    await finish();
    expect(screen.getByText("Save the codes, then tick the box")).toBeTruthy();
    expect(document.activeElement).toBe(box());
    expect(sentTo("finish")).toEqual([]);
    await userEvent.click(box());
    expect(screen.queryByText("Save the codes, then tick the box")).toBeNull();
    expect(leave()).toBe(true);
  });

  test("once saved, the session begins", async () => {
    const calls = { [`${BASE}/finish`]: () => tokenAnswer({ returnTo: "/console/team" }) };
    const { box, finish, address, session } = await openCodes(calls);
    await userEvent.click(box());
    await finish();
    await eventually(() => expect(address()).toBe("/console/team"));
    expect(session.snapshot().state).toBe("logged-in");
  });

  test("stay while the network is away", async () => {
    let isAway = true;
    const calls = { [`${BASE}/finish`]: () => (isAway ? undefined : tokenAnswer()) };
    const { screen, box, finish, address } = await openCodes(calls);
    await userEvent.click(box());
    await finish();
    await screen.findByText("That did not arrive");
    expect(screen.getByText("H7QM4-29XKT")).toBeTruthy();
    isAway = false;
    await finish();
    await eventually(() => expect(address()).toBe("/console"));
  });

  test.each([
    ["over", over],
    ["not known any more", () => status(409, { code: "NOT_ENROLLED" })],
  ])("when the sign-in is %s, it begins again with the new second step", async (_title, answer) => {
    const { box, finish, title } = await openCodes({ [`${BASE}/finish`]: answer });
    await userEvent.click(box());
    await finish();
    await title("Start again");
  });
});
