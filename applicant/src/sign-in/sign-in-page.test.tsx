// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createI18n } from "../locales/create-i18n.ts";
import { aTestSession, aToken } from "../testing/open-app.tsx";
import { SignInDocument } from "./sign-in-document.tsx";
import { viewOf } from "./sign-in-location.ts";

const ADDRESS = "amara@example.com";

afterEach(() => {
  cleanup();
  document.head.innerHTML = "";
});

type Call = (body: Readonly<Record<string, unknown>>) => Response | Promise<Response>;

const empty = (status = 200) => Response.json({}, { status });

interface Opening {
  readonly address?: string;
  readonly calls?: Readonly<Record<string, Call>>;
  readonly session?: ReturnType<typeof aTestSession>;
}

const open = async ({ address = "/otl", calls = {}, session = aTestSession(undefined) }: Opening = {}) => {
  window.history.replaceState(null, "", address);
  const posted: [string, Readonly<Record<string, unknown>>][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    posted.push([path, body]);
    expect(init).toMatchObject({ method: "POST", credentials: "include" });
    return calls[path]?.(body) ?? empty();
  });
  const left = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const i18n = await createI18n({ language: "en", namespaces: ["shell", "sign-in"] });
  const view = viewOf(window.location);
  const screen = render(<SignInDocument i18n={i18n} session={session} view={view} />);
  const field = () => screen.getByRole("textbox", { name: "Email address" }) as HTMLInputElement;
  const submit = () => userEvent.click(screen.getByRole("button", { name: "Email me a link" }));
  return { screen, posted, left, field, submit, session };
};

describe("the form", () => {
  test("FRM-049 has one e-mail field and a submit", async () => {
    const { screen, field } = await open();
    expect(screen.getByRole("heading", { level: 1, name: "Sign in with your email" })).toBeTruthy();
    expect(field().autocomplete).toBe("email");
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
  });

  test("FRM-050 says that the session expired", async () => {
    const { screen } = await open({ address: "/otl?expired" });
    expect(screen.getByRole("heading", { level: 1, name: "You have been signed out" })).toBeTruthy();
    expect(screen.getByText("Your session has ended")).toBeTruthy();
    expect(document.title).toBe("Signed out – Latchkey");
  });

  test("says that somebody has signed out, as they asked", async () => {
    const { screen, field } = await open({ address: "/otl?out" });
    expect(screen.getByRole("heading", { level: 1, name: "You have signed out" })).toBeTruthy();
    expect(document.title).toBe("Signed out – Latchkey");
    expect(field()).toBeTruthy();
  });

  test("welcomes whoever was invited, and one press sends the link", async () => {
    const { screen, field, submit, posted } = await open({ address: "/otl?invited&lang=en" });
    expect(screen.getByRole("heading", { level: 1, name: "You are invited to apply" })).toBeTruthy();
    expect(screen.getByText(/ asks you to apply for a home\. Enter the address/)).toBeTruthy();
    expect(document.title).toBe("Sign in – Latchkey");
    await userEvent.type(field(), "amara@example.com");
    await submit();
    expect(posted.map(([path]) => path)).toEqual(["/auth/one-time-link"]);
    expect(await screen.findByRole("heading", { level: 1, name: "Check your email" })).toBeTruthy();
  });

  test("FRM-290 FRM-292 FRM-293 an empty address is asked for after submit, and nothing is sent", async () => {
    const { screen, field, submit, posted } = await open();
    await submit();
    expect(screen.getByText("Enter your email address")).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(document.title).toBe("Error: Sign in – Latchkey");
    expect(posted).toEqual([]);
  });

  test("the address is tidied where it is left, so that the person sees what is sent", async () => {
    const { field } = await open();
    await userEvent.type(field(), "sean.o\u2019brien@example.com");
    expect(field().value).toBe("sean.o\u2019brien@example.com");
    await userEvent.tab();
    expect(field().value).toBe("sean.o'brien@example.com");
  });

  test("and where it is sent without leaving it", async () => {
    const { field, posted, screen } = await open();
    await userEvent.type(field(), "sean.o\u2019brien@example.com{Enter}");
    await eventually(() => expect(posted).toHaveLength(1));
    expect(posted[0]?.[1]).toMatchObject({ email: "sean.o'brien@example.com" });
    expect(await screen.findByText(/sean\.o'brien@example\.com/)).toBeTruthy();
  });

  test("FRM-291 FRM-292 a wrong format is reported after blur, and the error disappears once it is right", async () => {
    const { screen, field } = await open();
    await userEvent.type(field(), "amara");
    expect(screen.queryByText(/like name@example.com/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText("Enter an email address like name@example.com")).toBeTruthy();
    await userEvent.type(field(), "@example.com");
    expect(screen.queryByText("Enter an email address like name@example.com")).toBeNull();
  });
});

describe("the request", () => {
  test("FRM-214 FRM-325 FRM-045 posts the address and goes to the link-sent screen", async () => {
    const { screen, field, submit, posted } = await open({ address: "/otl?expired&return=%2Fopen-banking" });
    await userEvent.type(field(), ` ${ADDRESS} `);
    await submit();
    expect(await screen.findByRole("heading", { name: "Check your email" })).toBeTruthy();
    expect(posted).toEqual([
      ["/auth/one-time-link", { email: ADDRESS, language: "en", returnTo: "/open-banking" }],
    ]);
    expect(window.location.pathname + window.location.search).toBe("/otl");
    expect(window.history.state.usr.email).toBe(ADDRESS);
  });

  test("the pages say how long the server lets a link live", async () => {
    document.head.innerHTML = '<meta name="latchkey-link-minutes" content="5">';
    const { screen, field, submit } = await open();
    expect(screen.getByText(/works once and lasts 5 minutes/)).toBeTruthy();
    await userEvent.type(field(), ADDRESS);
    await submit();
    await screen.findByRole("heading", { name: "Check your email" });
    expect(screen.getByText(/works once and lasts 5 minutes/)).toBeTruthy();
  });

  test("FRM-046 FRM-047 FRM-048 the link-sent screen names the address, the expiry and what to do", async () => {
    const { screen, field, submit } = await open();
    await userEvent.type(field(), ADDRESS);
    await submit();
    await screen.findByRole("heading", { name: "Check your email" });
    expect(screen.getByText(ADDRESS)).toBeTruthy();
    expect(screen.getByText(/works once and lasts 10 minutes/)).toBeTruthy();
    expect(screen.container.querySelector("main img")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Send the link again" }));
    expect(await screen.findByText(/We tried again/)).toBeTruthy();
  });

  test("AUTH-05 AUTH-06 (in part) the link-sent screen promises nothing: no link may come, and it says what to do then", async () => {
    const { screen, field, submit } = await open();
    await userEvent.type(field(), ADDRESS);
    await submit();
    await screen.findByRole("heading", { name: "Check your email" });
    expect(screen.getByRole("main").textContent).toContain(
      `If ${ADDRESS} is an address that we know, a link is on its way to it.`,
    );
    expect(
      screen.getByText(/If none comes, look in your spam folder, wait an hour, or write to/),
    ).toBeTruthy();
    expect(screen.container.querySelector('main a[href^="mailto:"]')?.textContent).toBe("support@localhost");
  });

  test("in a demo the link-sent screen leads to where its e-mails arrive, elsewhere to nowhere", async () => {
    const askForLink = async () => {
      const { screen, field, submit } = await open();
      await userEvent.type(field(), ADDRESS);
      await submit();
      await screen.findByRole("heading", { name: "Check your email" });
      return screen.queryByRole("link", { name: "outbox on this machine" })?.getAttribute("href");
    };
    document.head.innerHTML = '<meta name="latchkey-outbox" content="http://127.0.0.1:8025">';
    expect(await askForLink()).toBe("http://127.0.0.1:8025");
    cleanup();
    document.head.innerHTML = '<meta name="latchkey-outbox" content="">';
    expect(await askForLink()).toBeUndefined();
  });

  test("the inbox of a large host can be opened", async () => {
    const { screen, field, submit } = await open();
    await userEvent.type(field(), "amara@gmail.com");
    await submit();
    const inbox = await screen.findByRole("link", { name: "Open my email" });
    expect(inbox.getAttribute("href")).toBe("https://mail.google.com/");
  });

  test("Back returns to the form with the address still filled in", async () => {
    const { screen, field, submit } = await open();
    await userEvent.type(field(), ADDRESS);
    await submit();
    await screen.findByRole("heading", { name: "Check your email" });
    window.history.replaceState(null, "", "/otl");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await screen.findByRole("heading", { name: "Sign in with your email" });
    expect(field().value).toBe(ADDRESS);
  });

  test.each([
    ["an answer that is not 200", () => empty(500)],
    ["an answer of 204", () => new Response(null, { status: 204 })],
    ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("FRM-051 FRM-212 %s turns both info lines into red alerts", async (_name, answer) => {
    const { screen, field, submit } = await open({ calls: { "/auth/one-time-link": answer } });
    await userEvent.type(field(), ADDRESS);
    await submit();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("We could not send your link");
    // After the paint.
    await eventually(() => expect(document.activeElement).toBe(alert));
    expect(screen.getByText("Still not working?")).toBeTruthy();
    expect(screen.container.querySelectorAll(".alert--critical")).toHaveLength(2);
    expect(field().value).toBe(ADDRESS);
  });

  test("FRM-213 a second submit while working is an error, and sends no request", async () => {
    let answer: (response: Response) => void = () => undefined;
    const waiting = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { screen, field, submit, posted } = await open({ calls: { "/auth/one-time-link": () => waiting } });
    await userEvent.type(field(), ADDRESS);
    await submit();
    expect(screen.getByRole("button", { name: "Email me a link" }).getAttribute("aria-busy")).toBe("true");
    await submit();
    expect(screen.getByRole("alert").textContent).toContain("We could not send your link");
    expect(posted).toHaveLength(1);
    answer(empty());
    expect(await screen.findByRole("heading", { name: "Check your email" })).toBeTruthy();
  });

  test("FRM-364 a missing address of one-time links sets the error state", async () => {
    document.head.innerHTML = '<meta name="latchkey-one-time-link" content="">';
    const { screen, field, submit, posted } = await open();
    await userEvent.type(field(), ADDRESS);
    await submit();
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(posted).toEqual([]);
  });

  test("FRM-325 another address may be configured", async () => {
    document.head.innerHTML = '<meta name="latchkey-one-time-link" content="/elsewhere">';
    const { screen, field, submit, posted } = await open();
    await userEvent.type(field(), ADDRESS);
    await submit();
    await screen.findByRole("heading", { name: "Check your email" });
    expect(posted[0]?.[0]).toBe("/elsewhere");
  });
});

describe("somebody who is logged in", () => {
  test("FRM-044 goes to the dashboard", async () => {
    const { left } = await open({ session: aTestSession(aToken) });
    await eventually(() => expect(left).toHaveBeenCalledWith("/dashboard"));
  });

  test("by a sign-in in another tab returns to where they were", async () => {
    const { left, session } = await open({ address: "/otl?expired&return=%2Fquestions%2Fincome" });
    session.apply({ access: "new", expiresIn: 600 });
    await eventually(() => expect(left).toHaveBeenCalledWith("/questions/income"));
  });
});

describe("the landing of a link", () => {
  const LOOK = "/auth/one-time-link/look";
  const CONFIRM = "/auth/one-time-link/confirm";
  const found = (sameBrowser: boolean) => () => Response.json({ email: "a…@example.com", sameBrowser });
  const confirmed = () =>
    Response.json({ access: "t", access_exp_time: 1_900_000_000, returnTo: "/questions/income" });

  const land = (calls: Opening["calls"] = {}) => open({ address: "/otl?link#t=TOKEN", calls });

  test("names the person, and only a click uses the link", async () => {
    const { screen, posted, left } = await land({ [LOOK]: found(true), [CONFIRM]: confirmed });
    const button = await screen.findByRole("button", { name: "Continue as a…@example.com" });
    expect(posted).toEqual([[LOOK, { token: "t=TOKEN" }]]);
    await userEvent.click(button);
    await eventually(() => expect(left).toHaveBeenCalledWith("/questions/income"));
    expect(posted.at(-1)).toEqual([CONFIRM, { token: "t=TOKEN" }]);
    expect(left).toHaveBeenCalledTimes(1);
  });

  test("asks for confirmation in another browser", async () => {
    const { screen, posted, left } = await land({ [LOOK]: found(false), [CONFIRM]: confirmed });
    await userEvent.click(await screen.findByRole("button", { name: /^Continue as/ }));
    expect(posted).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "It was me, continue here" }));
    await eventually(() => expect(left).toHaveBeenCalledWith("/questions/income"));
    expect(posted.at(-1)).toEqual([CONFIRM, { token: "t=TOKEN", otherBrowser: true }]);
  });

  test("shows the form for a used link", async () => {
    const { screen, field } = await land({ [LOOK]: () => empty(410) });
    expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeTruthy();
    expect(field()).toBeTruthy();
  });

  test.each(["/otl#t=TOKEN", "/otl?utm=1#t=TOKEN"])("needs no query: %s", async (address) => {
    const { screen, posted } = await open({ address, calls: { [LOOK]: found(true) } });
    expect(await screen.findByRole("button", { name: "Continue as a…@example.com" })).toBeTruthy();
    expect(posted).toEqual([[LOOK, { token: "t=TOKEN" }]]);
  });

  test("needs no query either when it is opened while the form is shown", async () => {
    const { screen, field } = await open({ address: "/otl", calls: { [LOOK]: found(true) } });
    expect(field()).toBeTruthy();
    window.history.replaceState(null, "", "/otl#t=TOKEN");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(await screen.findByRole("button", { name: "Continue as a…@example.com" })).toBeTruthy();
  });

  test("a link that lost its token shows the form, and asks the server nothing", async () => {
    const { screen, field, posted } = await open({ address: "/otl?link" });
    expect(await screen.findByText("It was used, is too old, or was cut off")).toBeTruthy();
    expect(field()).toBeTruthy();
    expect(posted).toEqual([]);
  });

  test("can be retried if there was no response", async () => {
    let isOffline = true;
    const look: Call = () => (isOffline ? Promise.reject(new TypeError("offline")) : found(true)());
    const { screen } = await land({ [LOOK]: look });
    const again = await screen.findByRole("button", { name: "Try again" });
    isOffline = false;
    await userEvent.click(again);
    expect(await screen.findByRole("button", { name: /^Continue as/ })).toBeTruthy();
  });

  test("never returns to another site", async () => {
    const elsewhere = () =>
      Response.json({ access: "t", access_exp_time: 1_900_000_000, returnTo: "//evil.example" });
    const { screen, left } = await land({ [LOOK]: found(true), [CONFIRM]: elsewhere });
    await userEvent.click(await screen.findByRole("button", { name: /^Continue as/ }));
    await eventually(() => expect(left).toHaveBeenCalledWith("/dashboard"));
  });
});
