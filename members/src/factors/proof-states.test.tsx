// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aHeldAnswer } from "../testing/endpoint.ts";
import { aDeviceWithPasskeys, forgetPasskeys, refusing, requestOptions } from "../testing/fake-passkeys.ts";
import { theDialog } from "../testing/on-screen.ts";
import { showPart } from "../testing/show-part.tsx";
import { ProofDialog } from "./proof-dialog.tsx";

const onAnswer = vi.fn();

beforeEach(() => {
  onAnswer.mockClear();
  aDeviceWithPasskeys();
});
afterEach(() => {
  cleanup();
  forgetPasskeys();
});

type Answer = () => Response | Promise<Response>;

const away: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
const pending = (factors = ["app"]): Response =>
  Response.json({ email: "ruth@quillfield.example", isEnrolled: true, factors, triesLeft: 5 });

/** The question, with a server that answers by path. */
const ask = async (answers: Readonly<Record<string, Answer>> = {}) => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    sent.push(path);
    const given: Readonly<Record<string, Answer>> = {
      [staffPages.auth.proof]: () => Response.json({}),
      [staffPages.auth.pending]: () => pending(),
    };
    const answer = answers[path] ?? given[path];
    return answer ? answer() : Response.json({}, { status: 500 });
  });
  const shown = await showPart(<ProofDialog onAnswer={onAnswer} />);
  const dialog = await theDialog("Confirm that it is you");
  const code = () => dialog.findByRole<HTMLInputElement>("textbox", { name: /6.digits from your app/ });
  return { ...shown, dialog, code, sent };
};

describe("the question for the second step", () => {
  test("has the focus at its title and says why it is asked", async () => {
    const { dialog } = await ask();
    await eventually(() =>
      expect(document.activeElement).toBe(dialog.getByRole("heading", { name: "Confirm that it is you" })),
    );
    expect(dialog.getByText(/This changes who gets in/)).toBeTruthy();
  });

  test.each(["Cancel", "Escape"])("is answered with no by %s", async (way) => {
    const { dialog } = await ask();
    if (way === "Escape") dialog.escape();
    else await dialog.press("Cancel");
    expect(onAnswer.mock.calls).toEqual([[false]]);
  });

  test.each([
    ["a lost network", away, "That did not arrive"],
    ["a fault", () => new Response(null, { status: 500 }), "That did not arrive"],
    ["too many tries", () => new Response(null, { status: 429 }), "Too many tries"],
  ])("that could not begin after %s says so, and can be tried again", async (_what, failing, text) => {
    let isAway = true;
    const { dialog, code } = await ask({
      [staffPages.auth.proof]: () => (isAway ? failing() : Response.json({})),
    });
    const alert = await dialog.findByRole("alert");
    expect(alert.textContent).toContain(text);
    await eventually(() => expect(document.activeElement).toBe(alert));
    isAway = false;
    await dialog.press("Try again");
    expect(await code()).toBeTruthy();
    expect(dialog.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(onAnswer).not.toHaveBeenCalled();
  });

  test("is over when no sign-in is pending after all", async () => {
    await ask({ [staffPages.auth.pending]: () => new Response(null, { status: 410 }) });
    await eventually(() => expect(onAnswer.mock.calls).toEqual([[false]]));
  });
});

describe("a code", () => {
  test("is sent once, while its button is busy, and answers with yes", async () => {
    const { answer, give } = aHeldAnswer<Response>();
    const { dialog, code, sent } = await ask({ [staffPages.auth.app]: () => answer });
    await userEvent.type(await code(), "482913{Enter}");
    await dialog.press("Continue");
    expect(sent.filter((path) => path === staffPages.auth.app)).toHaveLength(1);
    expect(dialog.getByRole("button", { name: "Continue" }).getAttribute("aria-busy")).toBe("true");
    const token = { access: "proved", access_exp_time: Date.now() / 1000 + 600 };
    await act(async () => give(Response.json(token, { headers: { date: new Date().toUTCString() } })));
    await eventually(() => expect(onAnswer.mock.calls).toEqual([[true]]));
  });

  test("that did not arrive says so, and stays", async () => {
    const { dialog, code } = await ask({ [staffPages.auth.app]: away });
    await userEvent.type(await code(), "482913{Enter}");
    const alert = await dialog.findByRole("alert");
    expect(alert.textContent).toContain("That did not arrive");
    expect((await code()).value).toBe("482 913");
    expect(onAnswer).not.toHaveBeenCalled();
  });

  test("that is not complete is not sent", async () => {
    const { dialog, code, sent } = await ask();
    await userEvent.type(await code(), "48{Enter}");
    expect(dialog.getByText("Enter the 6 digits")).toBeTruthy();
    expect(sent).not.toContain(staffPages.auth.app);
  });
});

describe("a passkey", () => {
  const withPasskey = { [staffPages.auth.pending]: () => pending(["passkey"]) };
  const options = { [staffPages.auth.passkeyOptions]: () => Response.json(requestOptions) };

  test("that was not given says so, and nothing is answered", async () => {
    aDeviceWithPasskeys({ get: refusing("NotAllowedError") });
    const { dialog } = await ask({ ...withPasskey, ...options });
    await userEvent.click(await dialog.findByRole("button", { name: "Use your passkey" }));
    expect(await dialog.findByText(/The passkey was not used/)).toBeTruthy();
    expect(dialog.getByText(/^5 tries left/)).toBeTruthy();
    expect(onAnswer).not.toHaveBeenCalled();
  });

  test("that the server refuses costs a try", async () => {
    const refused = { [staffPages.auth.passkey]: () => Response.json({ triesLeft: 4 }, { status: 422 }) };
    const { dialog } = await ask({ ...withPasskey, ...options, ...refused });
    await userEvent.click(await dialog.findByRole("button", { name: "Use your passkey" }));
    expect(await dialog.findByText(/^This passkey did not work/)).toBeTruthy();
    expect(dialog.getByText(/^4 tries left/)).toBeTruthy();
  });
});

test("a part of a page is not asked for a proof that nothing needs", async () => {
  await showPart(<p>A page</p>);
  expect(screen.queryByRole("dialog")).toBeNull();
});
