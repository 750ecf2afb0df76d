// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tokenAnswer } from "../testing/endpoint.ts";
import { aDeviceWithPasskeys, forgetPasskeys } from "../testing/fake-passkeys.ts";
import { openSecondFactor, over, pending, SECOND_FACTOR, status } from "../testing/open-second-factor.tsx";

const wrong = (triesLeft: number) => () => status(422, { code: "CODE_WRONG", triesLeft });

beforeEach(() => aDeviceWithPasskeys());
afterEach(() => {
  cleanup();
  forgetPasskeys();
});

describe("the page", () => {
  test("says who is signing in, how many tries are left, and whom to ask", async () => {
    const { screen, title, code } = await openSecondFactor();
    expect(await title("One more step")).toBe(document.activeElement);
    expect(document.title).toBe("One more step – Latchkey");
    expect(screen.getByText("ruth.adeyemi@quillfield.example")).toBeTruthy();
    expect(screen.getByText("5 tries left. After that you need a new link.")).toBeTruthy();
    expect(screen.getByText(/Ask your administrator, Lucía Ortega/)).toBeTruthy();
    expect((await code()).autocomplete).toBe("one-time-code");
    expect((await code()).inputMode).toBe("numeric");
  });

  test("offers what is set up, and nothing else", async () => {
    const onlyApp = await openSecondFactor({}, { factors: ["app"] });
    await onlyApp.screen.findByRole("textbox", { name: /^Enter the 6.digits from your app/ });
    expect(onlyApp.screen.queryByRole("button", { name: "Use your passkey" })).toBeNull();
    cleanup();
    const onlyPasskey = await openSecondFactor({}, { factors: ["passkey"] });
    await onlyPasskey.screen.findByRole("button", { name: "Use your passkey" });
    expect(onlyPasskey.screen.queryByRole("textbox")).toBeNull();
  });

  test("leads to the set-up when there is none yet", async () => {
    const { address } = await openSecondFactor({}, { isEnrolled: false, factors: [] });
    await eventually(() => expect(address()).toBe("/console/second-factor/set-up"));
  });

  test("begins again when no sign-in is pending", async () => {
    const { beganAgain } = await openSecondFactor({
      [SECOND_FACTOR]: () => status(401, { code: "UNAUTHENTICATED" }),
    });
    await beganAgain();
  });

  test("that could not be loaded can be tried again", async () => {
    let isAway = true;
    const { press, title } = await openSecondFactor({
      [SECOND_FACTOR]: () => (isAway ? undefined : status(200, pending)),
    });
    await title("We could not load this page");
    isAway = false;
    await press("Try again");
    await title("One more step");
  });
});

describe("the code of the app", () => {
  test("is shown in groups, sent without them, and opens the page that was asked for", async () => {
    const calls = { [`${SECOND_FACTOR}/app`]: () => tokenAnswer({ returnTo: "/console/nowhere" }) };
    const { code, press, sent, session, address } = await openSecondFactor(calls);
    await userEvent.type(await code(), "482913");
    expect((await code()).value).toBe("482 913");
    await press("Continue");
    await eventually(() => expect(address()).toBe("/console/nowhere"));
    expect(sent.at(-1)).toEqual([`${SECOND_FACTOR}/app`, { code: "482913" }]);
    expect(session.snapshot().state).toBe("logged-in");
    expect(session.currentToken()).toBe("token");
  });

  test("a page that is none of the console is not opened", async () => {
    const { code, address } = await openSecondFactor({
      [`${SECOND_FACTOR}/app`]: () => tokenAnswer({ returnTo: "//evil.example" }),
    });
    await userEvent.type(await code(), "482913{Enter}");
    await eventually(() => expect(address()).toBe("/console"));
  });

  test("that is not complete is not sent", async () => {
    const { screen, code, press, sent } = await openSecondFactor();
    await userEvent.type(await code(), "4829");
    await press("Continue");
    expect(screen.getByText("Enter the 6 digits")).toBeTruthy();
    expect(await code()).toBe(document.activeElement);
    expect(sent).toHaveLength(1);
    await userEvent.type(await code(), "13");
    expect(screen.queryByText("Enter the 6 digits")).toBeNull();
  });

  test("that is wrong stays in its field, with what to do and the tries that are left", async () => {
    let left = 5;
    const calls = {
      [`${SECOND_FACTOR}/app`]: () => {
        left -= 1;
        return wrong(left)();
      },
    };
    const { screen, code } = await openSecondFactor(calls);
    await userEvent.type(await code(), "482913{Enter}");
    await screen.findByText(/This code is not right/);
    expect((await code()).value).toBe("482 913");
    expect((await code()).getAttribute("aria-invalid")).toBe("true");
    expect(await code()).toBe(document.activeElement);
    expect(document.title).toBe("Error: One more step – Latchkey");
    expect(screen.getByText("4 tries left. After that you need a new link.")).toBeTruthy();
    await userEvent.keyboard("111222");
    expect((await code()).value).toBe("111 222");
    expect(screen.queryByText(/This code is not right/)).toBeNull();
    await userEvent.keyboard("{Enter}");
    await screen.findByText("3 tries left. After that you need a new link.");
    expect(screen.getByText(/This code is not right/)).toBeTruthy();
  });

  test.each([
    ["the server says that it is over", over],
    ["no try is left", wrong(0)],
    ["nobody knows the sign-in any more", () => status(401, { code: "UNAUTHENTICATED" })],
  ])("begins again when %s", async (_title, answer) => {
    const { code, beganAgain } = await openSecondFactor({ [`${SECOND_FACTOR}/app`]: answer });
    await userEvent.type(await code(), "482913{Enter}");
    await beganAgain();
  });

  test("a lost network says so and keeps the code", async () => {
    let isAway = true;
    const calls = { [`${SECOND_FACTOR}/app`]: () => (isAway ? undefined : tokenAnswer()) };
    const { screen, code, press, address } = await openSecondFactor(calls);
    await userEvent.type(await code(), "482913{Enter}");
    const alert = await screen.findByText("That did not arrive");
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect((await code()).value).toBe("482 913");
    isAway = false;
    await press("Continue");
    await eventually(() => expect(address()).toBe("/console"));
  });

  test("too many tries at once ask to wait", async () => {
    const { screen, code } = await openSecondFactor({ [`${SECOND_FACTOR}/app`]: () => status(429) });
    await userEvent.type(await code(), "482913{Enter}");
    await screen.findByText("Wait a few minutes, then try again.");
  });

  test("a second press while the first is on its way sends nothing", async () => {
    let answer: (response: Response) => void = () => undefined;
    const held = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { screen, code, press, sent, address } = await openSecondFactor({
      [`${SECOND_FACTOR}/app`]: () => held,
    });
    await userEvent.type(await code(), "482913{Enter}");
    const button = screen.getByRole("button", { name: "Continue" });
    await eventually(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    await press("Continue");
    await userEvent.type(await code(), "{Enter}");
    await press("Use your passkey");
    expect(sent).toHaveLength(2);
    answer(tokenAnswer());
    await eventually(() => expect(address()).toBe("/console"));
  });
});

describe("a recovery code", () => {
  test("takes the place of the other ways, and there is a way back", async () => {
    const { screen, press, title } = await openSecondFactor();
    await title("One more step");
    await press("Use a recovery code");
    expect(await title("Use a recovery code")).toBe(document.activeElement);
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
    await press("Back to the other ways");
    await title("One more step");
  });

  test("is sent without spaces and leads to a new set-up; a wrong one stays in its field", async () => {
    let isRight = false;
    const calls = {
      [`${SECOND_FACTOR}/recovery`]: () => (isRight ? status(200, { mustEnrol: true }) : wrong(1)()),
      [SECOND_FACTOR]: () =>
        status(200, { ...pending, isEnrolled: !isRight, factors: isRight ? [] : pending.factors }),
    };
    const { screen, press, title, sent, address } = await openSecondFactor(calls);
    await title("One more step");
    await press("Use a recovery code");
    const field = (await screen.findByRole("textbox", { name: "Recovery code" })) as HTMLInputElement;
    await press("Continue");
    expect(screen.getByText("Enter a recovery code")).toBeTruthy();
    await userEvent.type(field, " h7qm4-29xkt{Enter}");
    await screen.findByText("This code is not right, or it was used before");
    expect(screen.getByText("1 try left. After that you need a new link.")).toBeTruthy();
    expect(field.value).toBe(" h7qm4-29xkt");
    isRight = true;
    await press("Continue");
    await title("Set up your second step");
    expect(address()).toBe("/console/second-factor/set-up");
    expect(screen.getByText("Recovery code accepted")).toBeTruthy();
    expect(screen.getByText(/the old one and its recovery codes stop working/)).toBeTruthy();
    expect(sent.filter(([path]) => path === `${SECOND_FACTOR}/recovery`).at(-1)?.[1]).toEqual({
      code: "h7qm4-29xkt",
    });
  });
});

describe("to add a second step", () => {
  test("the old one is shown, and the set-up says that it stays", async () => {
    let isShown = false;
    const calls = {
      [`${SECOND_FACTOR}/app`]: () => {
        isShown = true;
        return status(200, { mustEnrol: true });
      },
      [SECOND_FACTOR]: () =>
        status(200, { ...pending, addsFactor: true, isEnrolled: !isShown, factors: isShown ? [] : ["app"] }),
    };
    const { screen, title, code } = await openSecondFactor(calls);
    await userEvent.type(await code(), "482913{Enter}");
    await title("Set up your second step");
    expect(screen.queryByText("Recovery code accepted")).toBeNull();
    expect(screen.getByText(/Those that you have stay/)).toBeTruthy();
  });
});
