// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aDeviceWithPasskeys, forgetPasskeys, refusing, requestOptions } from "../testing/fake-passkeys.ts";
import { openConsole, tokenAnswer } from "../testing/open-console.tsx";

const BASE = "/console/auth/second-factor";

const pending = {
  email: "ruth.adeyemi@quillfield.example",
  name: "Ruth Adeyemi",
  isEnrolled: true,
  factors: ["passkey", "app"],
  triesLeft: 5,
  administrator: "Lucía Ortega",
};

const status = (code: number, body: object = {}) => Response.json(body, { status: code });
const _wrong = (triesLeft: number) => () => status(422, { code: "CODE_WRONG", triesLeft });
const over = () => status(410, { code: "SIGN_IN_OVER" });

beforeEach(() => aDeviceWithPasskeys());
afterEach(() => {
  cleanup();
  forgetPasskeys();
});

type Calls = NonNullable<Parameters<typeof openConsole>[0]["calls"]>;

const open = async (calls: Calls = {}, given: Partial<typeof pending> = {}) => {
  const opened = await openConsole({
    path: "/console/second-factor",
    calls: { [BASE]: () => status(200, { ...pending, ...given }), ...calls },
  });
  const { screen } = opened;
  const code = async () =>
    (await screen.findByRole("textbox", { name: /6.digits from your app/ })) as HTMLInputElement;
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const title = (name: string) => screen.findByRole("heading", { level: 1, name });
  const beganAgain = async () => {
    await title("Start again");
    expect(opened.address()).toBe("/console/sign-in");
    expect(screen.getByText("This sign-in is over")).toBeTruthy();
  };
  return { ...opened, code, press, title, beganAgain };
};

describe("a passkey", () => {
  const options = { [`${BASE}/passkey/options`]: () => status(200, requestOptions) };

  const openWithPasskey = async (calls: Calls = {}, given: Partial<typeof pending> = {}) => {
    const opened = await open({ ...options, ...calls }, given);
    await opened.title("One more step");
    return { ...opened, prove: () => opened.press("Use your passkey") };
  };

  test("is asked for from the device and sent on", async () => {
    const calls = { [`${BASE}/passkey`]: () => tokenAnswer({ returnTo: "/console/team" }) };
    const { prove, sent, address } = await openWithPasskey(calls);
    await prove();
    await eventually(() => expect(address()).toBe("/console/team"));
    const [path, body] = sent.at(-1) ?? [];
    expect(path).toBe(`${BASE}/passkey`);
    expect(body).toMatchObject({ response: { id: "credential-1", type: "public-key" } });
  });

  test("that was not given costs no try", async () => {
    aDeviceWithPasskeys({ get: refusing("NotAllowedError") });
    const { screen, prove, sent } = await openWithPasskey();
    await prove();
    await screen.findByText("The passkey was not used. Press the button again, or choose another way.");
    expect(screen.getByText(/^5 tries left/)).toBeTruthy();
    expect(sent.map(([path]) => path)).toEqual([BASE, `${BASE}/passkey/options`]);
    const button = screen.getByRole("button", { name: "Use your passkey" });
    const described = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain("The passkey was not used");
  });

  test("is the only way for some, who are told nothing of others", async () => {
    aDeviceWithPasskeys({ get: refusing("AbortError") });
    const { screen, prove } = await openWithPasskey({}, { factors: ["passkey"] });
    await prove();
    await screen.findByText("The passkey was not used. Press the button and follow your device.");
  });

  test("that the server refuses costs a try", async () => {
    const calls = { [`${BASE}/passkey`]: () => status(422, { code: "PASSKEY_REFUSED", triesLeft: 4 }) };
    const { screen, prove } = await openWithPasskey(calls);
    await prove();
    await screen.findByText("This passkey did not work. Use another one, or choose another way.");
    expect(screen.getByText(/^4 tries left/)).toBeTruthy();
  });

  test("that the device cannot use is no lost network", async () => {
    aDeviceWithPasskeys({ get: refusing("SecurityError") });
    const { screen, prove } = await openWithPasskey();
    await prove();
    await screen.findByText("This passkey did not work. Use another one, or choose another way.");
  });

  test("begins again when the sign-in is over meanwhile", async () => {
    const { prove, beganAgain } = await openWithPasskey({ [`${BASE}/passkey/options`]: over });
    await prove();
    await beganAgain();
  });

  test("a browser without passkeys says so, and the code is the first choice", async () => {
    forgetPasskeys();
    const { screen } = await open();
    await screen.findByText(/This browser cannot use passkeys here/);
    expect(screen.queryByRole("button", { name: "Use your passkey" })).toBeNull();
    expect(screen.getByRole("button", { name: "Continue" }).className).toContain("button--primary");
  });
});
