// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { tokenAnswer } from "../testing/endpoint.ts";
import { aSession, openMembers } from "../testing/open-members.tsx";

afterEach(cleanup);

const ADDRESS = "ruth.adeyemi@quillfield.example";
const LINK = "/console/auth/one-time-link";
const LOOK = `${LINK}/look`;
const CONFIRM = `${LINK}/confirm`;

type Opening = Partial<Parameters<typeof openMembers>[0]>;

const open = async (opening: Opening = {}) => {
  const opened = await openMembers({ path: "/console/sign-in", ...opening });
  const { screen } = opened;
  await screen.findByRole("heading", { level: 1 });
  const field = () => screen.getByRole("textbox", { name: "Work email" }) as HTMLInputElement;
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const submit = () => press("Email me a link");
  const title = (name: string) => screen.findByRole("heading", { level: 1, name });
  return { ...opened, field, press, submit, title };
};

const status = (code: number, body: object = {}) => Response.json(body, { status: code });

describe("the form", () => {
  test("has one field and one button, and shows applicants their own page", async () => {
    const { screen, field, title } = await open();
    await title("Member sign-in");
    expect(document.title).toBe("Member sign-in – Latchkey");
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
    expect(field().autocomplete).toBe("username");
    expect(screen.getByText(/lasts 10 minutes/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sign in here instead" }).getAttribute("href")).toBe("/otl");
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  test("an empty address is asked for after the press, and nothing is sent", async () => {
    const { screen, field, submit, sent } = await open();
    await submit();
    expect(screen.getByText("Enter your work email")).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(document.title).toBe("Error: Member sign-in – Latchkey");
    expect(sent).toEqual([]);
  });

  test("a wrong format is reported after blur, and the error goes once it is right", async () => {
    const { screen, field } = await open();
    await userEvent.type(field(), "ruth");
    expect(screen.queryByText(/like name@example.com/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText("Enter an email address like name@example.com")).toBeTruthy();
    await userEvent.type(field(), "@quillfield.example");
    expect(screen.queryByText(/like name@example.com/)).toBeNull();
  });

  test.each([
    ["/console/sign-in?out", "You have signed out", undefined],
    ["/console/sign-in?expired", "You have been signed out", "Your session has ended"],
  ])("at %s it says: %s", async (path, heading, reason) => {
    const { screen, title } = await open({ path });
    await title(heading);
    if (reason) expect(screen.getByText(reason)).toBeTruthy();
  });
});

describe("asking for a link", () => {
  test("sends the address and the page to return to, and says where the link went if it went", async () => {
    const path = "/console/sign-in?expired&return=%2Fconsole%2Fteam";
    const { screen, field, title, sent, address } = await open({ path });
    await userEvent.type(field(), ` ${ADDRESS} {Enter}`);
    const heading = await title("Check your email");
    expect(sent).toEqual([[LINK, { email: ADDRESS, returnTo: "/console/team" }]]);
    expect(address()).toBe("/console/sign-in?sent&return=%2Fconsole%2Fteam");
    expect(screen.getByRole("main").textContent).toContain(
      `We sent a link to ${ADDRESS} if that address is on the team.`,
    );
    expect(document.activeElement).toBe(heading);
  });

  test("a page that is none of the console is not returned to", async () => {
    const { field, sent } = await open({
      path: "/console/sign-in?return=%2Fconsole%2Fauth%2Ftoken%2Flogout",
    });
    await userEvent.type(field(), `${ADDRESS}{Enter}`);
    await eventually(() => expect(sent).toEqual([[LINK, { email: ADDRESS }]]));
  });

  test("can be repeated, or done for another address, which begins with the last one", async () => {
    const { screen, field, press, title, sent } = await open();
    await userEvent.type(field(), `${ADDRESS}{Enter}`);
    await title("Check your email");
    await press("Send the link again");
    await screen.findByText(/We tried again/);
    expect(sent).toHaveLength(2);
    await press("Use a different address");
    await title("Member sign-in");
    expect(field().value).toBe(ADDRESS);
  });

  test("a page that only says that a link was sent knows no address", async () => {
    const { screen, title } = await open({ path: "/console/sign-in?sent" });
    await title("Check your email");
    expect(screen.getByText("We sent you a link if your address is on the team.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send the link again" })).toBeNull();
  });

  test("an address that only the server refuses is reported at the field", async () => {
    const { screen, field, title } = await open({
      calls: { [LINK]: () => status(400, { code: "INVALID_EMAIL" }) },
    });
    await userEvent.type(field(), `${ADDRESS}{Enter}`);
    await screen.findByText("Enter an email address like name@example.com");
    await title("Member sign-in");
    expect(field().value).toBe(ADDRESS);
  });

  test("a lost network says so and keeps the address; the next press works", async () => {
    let isAway = true;
    const calls = { [LINK]: () => (isAway ? undefined : status(200)) };
    const { screen, field, submit, title } = await open({ calls });
    await userEvent.type(field(), ADDRESS);
    await submit();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("We could not send your link");
    expect(document.activeElement).toBe(alert);
    expect(field().value).toBe(ADDRESS);
    expect(document.title).toBe("Error: Member sign-in – Latchkey");
    isAway = false;
    await submit();
    await title("Check your email");
  });

  test("too many requests ask to wait", async () => {
    const { screen, field } = await open({ calls: { [LINK]: () => status(429) } });
    await userEvent.type(field(), `${ADDRESS}{Enter}`);
    expect((await screen.findByRole("alert")).textContent).toContain("Too many requests");
  });

  test("a second press while the first is on its way sends nothing", async () => {
    let answer: (response: Response) => void = () => undefined;
    const held = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { screen, field, submit, title, sent } = await open({ calls: { [LINK]: () => held } });
    await userEvent.type(field(), ADDRESS);
    await submit();
    const button = screen.getByRole("button", { name: "Email me a link" });
    await eventually(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    await submit();
    await userEvent.type(field(), "{Enter}");
    expect(sent).toHaveLength(1);
    answer(status(200));
    await title("Check your email");
  });
});

describe("the link of the e-mail", () => {
  const path = "/console/sign-in?link#t=TOKEN";
  const found = (sameBrowser: boolean) => () => status(200, { email: "r…@quillfield.example", sameBrowser });
  const pending = { "/console/auth/second-factor": () => new Promise<Response>(() => undefined) };

  test("says whose it is and is used by the press, which leads to the second step", async () => {
    const { press, title, sent, address } = await open({ path, calls: { [LOOK]: found(true), ...pending } });
    const heading = await title("Your link works");
    expect(document.activeElement).toBe(heading);
    expect(sent).toEqual([[LOOK, { token: "t=TOKEN" }]]);
    await press("Continue as r…@quillfield.example");
    await eventually(() => expect(address()).toBe("/console/second-factor"));
    expect(sent[1]).toEqual([CONFIRM, { token: "t=TOKEN" }]);
  });

  test("asks once more in another browser", async () => {
    const { screen, press, title, sent, address } = await open({
      path,
      calls: { [LOOK]: found(false), ...pending },
    });
    await title("Your link works");
    await press("Continue as r…@quillfield.example");
    await title("You are in another browser");
    expect(screen.getByText(/Did somebody else send you this link/)).toBeTruthy();
    expect(sent).toHaveLength(1);
    await press("It was me, continue here");
    await eventually(() => expect(address()).toBe("/console/second-factor"));
    expect(sent[1]).toEqual([CONFIRM, { token: "t=TOKEN", otherBrowser: true }]);
  });

  test.each([
    ["when it is looked at", { [LOOK]: () => status(410, { code: "LINK_SPENT" }) }],
    ["only when it is used", { [LOOK]: found(true), [CONFIRM]: () => status(410, { code: "LINK_SPENT" }) }],
  ])("a spent link is recognised %s, and the form for another one is there", async (when, calls) => {
    const { screen, field, press, title, sent } = await open({ path, calls });
    if (when === "only when it is used") {
      await title("Your link works");
      await press("Continue as r…@quillfield.example");
    }
    await title("This link does not work");
    expect(screen.getByText("It was used, is too old, or was cut off")).toBeTruthy();
    await userEvent.type(field(), `${ADDRESS}{Enter}`);
    await title("Check your email");
    expect(sent.at(-1)?.[0]).toBe(LINK);
  });

  test("one that could not be looked at can be tried again", async () => {
    let isAway = true;
    const calls = { [LOOK]: () => (isAway ? undefined : found(true)()) };
    const { press, title } = await open({ path, calls });
    await title("We could not check your link");
    isAway = false;
    await press("Try again");
    await title("Your link works");
  });

  test("one for somebody else leads to the form", async () => {
    const { press, title } = await open({ path, calls: { [LOOK]: found(true) } });
    await title("Your link works");
    await press("This is not my address");
    await title("Member sign-in");
  });
});

describe("somebody who is signed in", () => {
  test("goes on to the page to return to", async () => {
    const { address } = await openMembers({
      path: "/console/sign-in?return=%2Fconsole%2Fnowhere",
      session: aSession(tokenAnswer),
    });
    await eventually(() => expect(address()).toBe("/console/nowhere"));
  });

  test("in another tab meanwhile, too", async () => {
    const { session, address } = await open({ path: "/console/sign-in?return=%2Fconsole%2Fnowhere" });
    act(() => session.apply({ access: "other", expiresIn: 600 }));
    await eventually(() => expect(address()).toBe("/console/nowhere"));
  });
});
