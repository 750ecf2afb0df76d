// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tokenAnswer } from "../testing/endpoint.ts";
import { aDeviceWithPasskeys, forgetPasskeys, refusing, requestOptions } from "../testing/fake-passkeys.ts";
import {
  type Calls,
  openSecondFactor,
  over,
  type pending,
  SECOND_FACTOR,
  status,
} from "../testing/open-second-factor.tsx";

beforeEach(() => aDeviceWithPasskeys());
afterEach(() => {
  cleanup();
  forgetPasskeys();
});

describe("a passkey", () => {
  const options = { [`${SECOND_FACTOR}/passkey/options`]: () => status(200, requestOptions) };

  const openWithPasskey = async (calls: Calls = {}, given: Partial<typeof pending> = {}) => {
    const opened = await openSecondFactor({ ...options, ...calls }, given);
    await opened.title("One more step");
    return { ...opened, prove: () => opened.press("Use your passkey") };
  };

  test("is asked for from the device and sent on", async () => {
    const calls = { [`${SECOND_FACTOR}/passkey`]: () => tokenAnswer({ returnTo: "/console/team" }) };
    const { prove, sent, address } = await openWithPasskey(calls);
    await prove();
    await eventually(() => expect(address()).toBe("/console/team"));
    const [path, body] = sent.at(-1) ?? [];
    expect(path).toBe(`${SECOND_FACTOR}/passkey`);
    expect(body).toMatchObject({ response: { id: "credential-1", type: "public-key" } });
  });

  test("that was not given costs no try", async () => {
    aDeviceWithPasskeys({ get: refusing("NotAllowedError") });
    const { screen, prove, sent } = await openWithPasskey();
    await prove();
    await screen.findByText("The passkey was not used. Press the button again, or choose another way.");
    expect(screen.getByText(/^5 tries left/)).toBeTruthy();
    expect(sent.map(([path]) => path)).toEqual([SECOND_FACTOR, `${SECOND_FACTOR}/passkey/options`]);
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
    const calls = {
      [`${SECOND_FACTOR}/passkey`]: () => status(422, { code: "PASSKEY_REFUSED", triesLeft: 4 }),
    };
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
    const { prove, beganAgain } = await openWithPasskey({ [`${SECOND_FACTOR}/passkey/options`]: over });
    await prove();
    await beganAgain();
  });

  test("a browser without passkeys says so, and the code is the first choice", async () => {
    forgetPasskeys();
    const { screen } = await openSecondFactor();
    await screen.findByText(/This browser cannot use passkeys here/);
    expect(screen.queryByRole("button", { name: "Use your passkey" })).toBeNull();
    expect(screen.getByRole("button", { name: "Continue" }).className).toContain("button--primary");
  });
});
