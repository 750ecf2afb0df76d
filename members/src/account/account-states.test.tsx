// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { act, cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  aChangingAnswer,
  aHeldAnswer,
  type EndpointAnswers,
  noResponse,
  refusedWith,
} from "../testing/endpoint.ts";
import { anAccount, CODES } from "../testing/fake-account.ts";
import { button, press, theDialog } from "../testing/on-screen.ts";
import { showPage } from "../testing/show-part.tsx";
import { OwnAccess } from "./own-access.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const account = anAccount();
const framed = (parts: ReactNode) => (
  <main id="main">
    <h1 tabIndex={-1}>Your account</h1>
    {parts}
  </main>
);

const showOwnAccess = (answers: EndpointAnswers) =>
  showPage(<OwnAccess email="priya.nair@quillfield.example" frame={framed} />, "/console/account", {
    path: "/console/account",
    answers,
  });

const showAccount = async (answers: EndpointAnswers = {}) => {
  const shown = await showOwnAccess({ OwnAccount: () => ({ ownAccount: account }), ...answers });
  await screen.findByRole("heading", { level: 1, name: "Your account" });
  return shown;
};

const failures = [
  ["no response", noResponse, "That was not saved"],
  ["a fault", () => refusedWith("INTERNAL"), "That was not saved"],
  ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Too many changes at once"],
  ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "That is not possible any more"],
] as const;

const alertSays = async (text: string) => {
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(text);
  await eventually(() => expect(document.activeElement).toBe(alert));
};

const title = () => screen.getByRole("heading", { level: 1, name: "Your account" });
const END = "Sign out the session of Yesterday";
const END_OTHERS = "Sign out everywhere else";
const REMOVE = "Remove the authenticator app";
const RENEW = "Make new codes";

describe("one's account", () => {
  test("is on its way, and the page says so", async () => {
    const { answer, give } = aHeldAnswer<object>();
    await showOwnAccess({ OwnAccount: () => answer.then(() => ({ ownAccount: account })) });
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    await act(async () => give({}));
    expect(await screen.findByRole("heading", { level: 1, name: "Your account" })).toBeTruthy();
    expect(document.title).toBe("Your account – Latchkey");
  });

  test("that did not come is loaded by a button", async () => {
    let isAway = true;
    await showOwnAccess({ OwnAccount: () => (isAway ? undefined : { ownAccount: account }) });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    expect(await screen.findByRole("heading", { level: 1, name: "Your account" })).toBeTruthy();
  });
});

describe("ending sessions", () => {
  test("one of them says so after each failure, and keeps it", async () => {
    const changing = aChangingAnswer();
    await showAccount({ EndSession: changing.answer });
    for (const [, failing, text] of failures) {
      changing.answerWith(failing);
      await press(END);
      await alertSays(text);
      expect(button(END)).toBeTruthy();
    }
  });

  test("all others says so after each failure, and keeps them", async () => {
    const changing = aChangingAnswer();
    await showAccount({ EndOtherSessions: changing.answer });
    for (const [, failing, text] of failures) {
      changing.answerWith(failing);
      await press(END_OTHERS);
      await alertSays(text);
      expect(button(END)).toBeTruthy();
    }
  });

  const [here] = account.sessions;
  const alone = anAccount({ sessions: here ? [here] : [] });

  test.each([
    ["one", END, "EndSession", "endSession", "That session is signed out."],
    ["all others", END_OTHERS, "EndOtherSessions", "endOtherSessions", "You are signed out everywhere else."],
  ])(
    "%s is sent once; its button is gone, and the focus is at the title",
    async (_which, label, operation, field, text) => {
      const { answer, give } = aHeldAnswer<object>();
      const { sent } = await showAccount({ [operation]: () => answer.then(() => ({ [field]: alone })) });
      await press(label);
      await press(label);
      await eventually(() => expect(sent(operation)).toHaveLength(1));
      expect(button(label).getAttribute("aria-busy")).toBe("true");
      await act(async () => give({}));
      expect(sent(operation)).toHaveLength(1);
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.queryByRole("button", { name: label })).toBeNull();
      await eventually(() => expect(document.activeElement).toBe(title()));
    },
  );

  test("says nothing of an earlier failure once the other way has worked", async () => {
    await showAccount({
      EndSession: () => undefined,
      EndOtherSessions: () => ({ endOtherSessions: alone }),
    });
    await press(END);
    await screen.findByRole("alert");
    await press(END_OTHERS);
    expect(await screen.findByText("You are signed out everywhere else.")).toBeTruthy();
    expect(screen.queryByText("That was not saved")).toBeNull();
  });
});

describe("removing a second step", () => {
  const ask = async (answers: EndpointAnswers = {}) => {
    const shown = await showAccount(answers);
    await press(REMOVE);
    return { ...shown, dialog: await theDialog("Remove this second step?") };
  };

  test("says so in the dialog after each failure", async () => {
    const changing = aChangingAnswer();
    const { dialog } = await ask({ RemoveFactor: changing.answer });
    for (const [, failing, text] of failures) {
      changing.answerWith(failing);
      await dialog.press("Remove");
      await alertSays(text);
      expect(dialog.element.contains(document.activeElement)).toBe(true);
    }
  });

  test("is sent once; it is gone, and the focus is at the title", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const without = { removeFactor: anAccount({ hasApp: false }) };
    const { dialog, sent } = await ask({ RemoveFactor: () => answer.then(() => without) });
    await dialog.press("Remove");
    await dialog.press("Remove");
    expect(sent("RemoveFactor")).toEqual([{ passkeyId: null }]);
    await act(async () => give({}));
    expect(screen.getByText("That second step is removed.")).toBeTruthy();
    expect(screen.queryByText("Authenticator app")).toBeNull();
    await eventually(() => expect(document.activeElement).toBe(title()));
  });

  test.each(["Cancel", "Escape"])("is left by %s, and the focus is back at its button", async (way) => {
    const { dialog, sent } = await ask();
    if (way === "Escape") dialog.escape();
    else await dialog.press("Cancel");
    await eventually(() => expect(document.activeElement).toBe(button(REMOVE)));
    expect(sent("RemoveFactor")).toEqual([]);
  });

  test("that is a passkey names it", async () => {
    const { sent } = await showAccount({ RemoveFactor: () => undefined });
    await press("Remove the passkey of 3 February 2026");
    await (await theDialog()).press("Remove");
    await eventually(() => expect(sent("RemoveFactor")).toEqual([{ passkeyId: "key" }]));
  });
});

describe("adding a second step", () => {
  const ADD = "Add a second step";

  test.each([
    ["a lost network", () => Promise.reject(new TypeError("Failed to fetch")), "That did not arrive"],
    ["a fault", async () => new Response(null, { status: 500 }), "That did not arrive"],
    ["too many requests", async () => new Response(null, { status: 429 }), "Too many tries"],
  ])("after %s says so, and stays here", async (_what, response, text) => {
    vi.stubGlobal("fetch", response);
    const { address } = await showAccount();
    await press(ADD);
    await alertSays(text);
    expect(address()).toBe("/console/account");
  });

  test("is begun once, while its button is busy", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    const fetched = vi.fn((_path: string) => answer);
    vi.stubGlobal("fetch", (path: string) => fetched(path));
    const { address } = await showAccount();
    await press(ADD);
    await press(ADD);
    await eventually(() => expect(fetched).toHaveBeenCalledOnce());
    expect(fetched.mock.calls).toEqual([[staffPages.auth.proof]]);
    expect(button(ADD).getAttribute("aria-busy")).toBe("true");
    await act(async () => give(Response.json({})));
    expect(address()).toBe("/console/second-factor");
  });
});

describe("new recovery codes", () => {
  test("are not made after each failure, and the page says so", async () => {
    const changing = aChangingAnswer();
    await showAccount({ RenewRecoveryCodes: changing.answer });
    for (const [, failing, text] of failures) {
      changing.answerWith(failing);
      await press(RENEW);
      await alertSays(text);
      expect(screen.getByText(/^9 codes are left\./)).toBeTruthy();
    }
  });

  test("are made once, cannot be closed by Escape, and can be kept as a file", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const { sent } = await showAccount({
      RenewRecoveryCodes: () => answer.then(() => ({ renewRecoveryCodes: CODES })),
    });
    const files: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return "blob:codes";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await press(RENEW);
    await press(RENEW);
    expect(sent("RenewRecoveryCodes")).toHaveLength(1);
    await act(async () => give({}));
    const dialog = await theDialog("Save your new recovery codes");
    dialog.escape();
    expect(dialog.getByText(CODES[0] ?? "")).toBeTruthy();
    await dialog.press("Download");
    const text = await files[0]?.text();
    expect(text?.split("\n")).toEqual(expect.arrayContaining(CODES));
    expect(text).toContain("priya.nair@quillfield.example");
    await dialog.press("I have saved them");
    await eventually(() => expect(document.activeElement).toBe(button(RENEW)));
  });

  test("of which one is left say so", async () => {
    await showAccount({ OwnAccount: () => ({ ownAccount: anAccount({ recoveryCodesLeft: 1 }) }) });
    expect(screen.getByText(/^1 code is left\./)).toBeTruthy();
  });
});
