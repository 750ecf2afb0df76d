// @vitest-environment happy-dom

import { languageOptions } from "@latchkey/browser/i18n/language-names.ts";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { wholeText } from "@latchkey/browser/testing/whole-text.ts";
import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { refused, tokenAnswer } from "@latchkey/members/testing/endpoint.ts";
import { aRefusal, type GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { act, cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ConsolePage } from "../shell/console-page.ts";
import { aMember, ruth } from "../testing/fake-team.ts";
import { aStaffSession, openConsole } from "../testing/open-console.tsx";

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const pageCalled = (title: string) =>
  pageScript(async () => () => <ConsoleFrame title={title}>{title}</ConsoleFrame>);

const queue: ConsolePage = {
  path: "/console/queue",
  roles: ["REVIEWER"],
  nav: { label: "queue", letter: "q" },
  texts: [],
  script: pageCalled("The queue"),
};
const applications: ConsolePage = {
  path: "/console/applications",
  roles: ["REVIEWER"],
  nav: { label: "applications", letter: "a" },
  texts: [],
  script: pageCalled("All applications"),
};
const keys: ConsolePage = {
  path: "/console/keys",
  roles: ["ADMINISTRATOR"],
  nav: { label: "keys", letter: "k" },
  texts: [],
  script: pageCalled("The keys"),
};
const broken: ConsolePage = {
  path: "/console/broken",
  roles: ["REVIEWER"],
  texts: [],
  script: pageScript(async () => () => {
    throw new Error("broken");
  }),
};
const pages = [queue, applications, keys, broken];

const both = aMember({ ...ruth, roles: ["REVIEWER", "ADMINISTRATOR"] });
const reviewer = aMember({ ...ruth, roles: ["REVIEWER"] });

const whoIs = (staff: object) => (): object => ({ data: { staff } });

type Opening = Partial<Parameters<typeof openConsole>[0]>;

const open = (opening: Opening = {}) =>
  openConsole({
    path: "/console",
    session: aStaffSession(tokenAnswer),
    graphql: whoIs(both),
    pages,
    ...opening,
  });

describe("the navigation", () => {
  test.each([
    ["a reviewer", reviewer, ["Queue", "Applications"], "/console/queue"],
    ["an administrator", ruth, ["Keys"], "/console/keys"],
    ["somebody with both roles", both, ["Queue", "Applications", "Keys"], "/console/queue"],
  ])("of %s has their pages, and the first is the start page", async (_who, staff, names, first) => {
    const { screen, address } = await open({ graphql: whoIs(staff) });
    const nav = await screen.findByRole("navigation", { name: "Console" });
    expect([...nav.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual(names);
    await eventually(() => expect(address()).toBe(first));
    expect(nav.querySelector('[aria-current="page"]')?.textContent).toBe(names[0]);
  });

  test("a page below another keeps its place", async () => {
    const { screen } = await open({ path: "/console/applications/5f0c/documents" });
    await screen.findByRole("heading", { name: "All applications" });
    expect(screen.getByRole("link", { name: "Applications" }).getAttribute("aria-current")).toBe("page");
  });

  test("moves the focus to the new page's title", async () => {
    const { screen } = await open();
    await screen.findByRole("heading", { name: "The queue" });
    await userEvent.click(screen.getByRole("link", { name: "Keys" }));
    const title = await screen.findByRole("heading", { name: "The keys" });
    await eventually(() => expect(document.activeElement).toBe(title));
  });
});

describe("the header", () => {
  test("says who is signed in, and leads to signing out", async () => {
    const { screen } = await open();
    await screen.findByRole("heading", { name: "The queue" });
    expect(screen.getByText("RA")).toBeTruthy();
    expect(screen.getByText(wholeText("Your account: Ruth Adeyemi"))).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sign out" }).getAttribute("href")).toBe("/console/sign-out");
  });

  test("offers no other language", async () => {
    const { screen } = await open();
    await screen.findByRole("heading", { name: "The queue" });
    for (const { name } of languageOptions) expect(screen.queryByText(name)).toBeNull();
    expect(document.querySelectorAll("body [lang]")).toHaveLength(0);
  });
});

describe("instead of a page", () => {
  test("an unknown address says so", async () => {
    const { screen } = await open({ path: "/console/nowhere" });
    await screen.findByRole("heading", { level: 1, name: "This page does not exist" });
    expect(document.title).toBe("This page does not exist – Latchkey");
    await userEvent.click(screen.getByRole("link", { name: "Go to the start page" }));
    await screen.findByRole("heading", { name: "The queue" });
  });

  test("one for another role says so", async () => {
    const { screen } = await open({ path: "/console/keys", graphql: whoIs(reviewer) });
    await screen.findByRole("heading", { level: 1, name: "This is not for your role" });
    expect(screen.queryByText("The keys")).toBeNull();
  });

  test("one that crashes leaves the header, and another page can be opened", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { screen } = await open({ path: "/console/broken" });
    await screen.findByRole("heading", { level: 1, name: "Something went wrong" });
    await userEvent.click(screen.getByRole("link", { name: "Queue" }));
    await screen.findByRole("heading", { name: "The queue" });
  });

  test.each([
    ["no response", undefined],
    ["a fault", aRefusal("INTERNAL")],
  ])("%s to who is signed in can be asked again", async (_title, answer) => {
    let isAway = true;
    const { screen } = await open({ graphql: () => (isAway ? answer : { data: { staff: both } }) });
    await screen.findByRole("heading", { level: 1, name: "Something went wrong" });
    isAway = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "The queue" });
  });

  test("a server that cannot say whether there is a session is asked again", async () => {
    let isAway = true;
    const session = aStaffSession(() => (isAway ? new Response(null, { status: 503 }) : tokenAnswer()));
    const { screen } = await open({ session });
    await screen.findByRole("heading", { level: 1, name: "Something went wrong" });
    isAway = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "The queue" });
  });
});

describe("the session", () => {
  test("without one the page leads to the sign-in page, and back", async () => {
    const { left } = await open({ path: "/console/keys?x=1", session: aStaffSession() });
    const back = encodeURIComponent("/console/keys?x=1");
    await eventually(() => expect(left).toHaveBeenCalledWith(`/console/sign-in?return=${back}`));
  });

  test("one that has ended is told on the sign-in page", async () => {
    const { left } = await open({ session: aStaffSession(refused) });
    await eventually(() => expect(left).toHaveBeenCalledWith("/console/sign-in?expired"));
  });

  test("signing out in another tab leads to a page that says so", async () => {
    const { screen, left, session } = await open({ path: "/console/keys" });
    await screen.findByRole("heading", { name: "The keys" });
    act(() => session.logout());
    const back = encodeURIComponent("/console/keys");
    await eventually(() => expect(left).toHaveBeenCalledWith(`/console/sign-in?out&return=${back}`));
  });

  test("one that ends meanwhile is covered by a dialog until the next sign-in in any tab", async () => {
    let isOver = false;
    const session = aStaffSession(() => (isOver ? refused() : tokenAnswer()));
    const { screen, left } = await open({ session });
    await screen.findByRole("heading", { name: "The queue" });
    isOver = true;
    await act(async () => {
      session.refuse("token");
      await session.accessToken();
    });
    await screen.findByRole("dialog", { name: "You have been signed out" });
    const link = screen.getByRole("link", { name: "Sign in in a new tab" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/console/sign-in", "_blank"]);
    act(() => session.apply({ access: "again", expiresIn: 600 }));
    await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("heading", { name: "The queue" })).toBeTruthy();
    expect(left).not.toHaveBeenCalled();
  });

  test("is ended here, in every tab and on the server", async () => {
    const { left, session } = await open({ path: "/console/sign-out" });
    await eventually(() => expect(left).toHaveBeenCalledWith("/console/auth/token/logout"));
    expect(session.snapshot().state).toBe("logged-out");
  });

  test("is ended only after a question while another tab holds text that is not saved", async () => {
    const unsaved = { ...createUnsavedText("this tab", undefined), isInAnotherTab: () => true };
    const { screen, left } = await open({ path: "/console/sign-out", unsaved });
    await screen.findByRole("heading", { name: "Some text is not saved" });
    expect(screen.getByRole("link", { name: "Stay signed in" }).getAttribute("href")).toBe("/console");
    expect(left).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Sign out anyway" }));
    await eventually(() => expect(left).toHaveBeenCalledWith("/console/auth/token/logout"));
  });
});

describe("the shortcuts", () => {
  const opened = async (graphql?: (request: GraphqlRequest) => object) => {
    const console = await open(graphql ? { graphql } : {});
    await console.screen.findByRole("heading", { name: "The queue" });
    const dialog = () => console.screen.queryByRole("dialog", { name: "Keyboard shortcuts" });
    return { ...console, dialog };
  };

  test("lead to the pages of the navigation", async () => {
    const { screen } = await opened();
    await userEvent.keyboard("ga");
    await screen.findByRole("heading", { name: "All applications" });
    await userEvent.keyboard("gk");
    await screen.findByRole("heading", { name: "The keys" });
  });

  test("are those of the own pages", async () => {
    const { screen } = await opened(whoIs(reviewer));
    await userEvent.keyboard("gk");
    expect(screen.getByRole("heading", { name: "The queue" })).toBeTruthy();
  });

  test("are listed by ?, and by an entry of the menu", async () => {
    const { screen, dialog } = await opened();
    await userEvent.keyboard("?");
    expect(dialog()).toBeTruthy();
    const terms = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(terms).toEqual(
      expect.arrayContaining(["Show this list", "Go to Queue", "Go to Applications", "Go to Keys"]),
    );
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(dialog()).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    expect(dialog()).toBeTruthy();
  });

  test("do nothing while their list is open", async () => {
    const { screen } = await opened();
    await userEvent.keyboard("?gk");
    expect(screen.queryByRole("heading", { name: "The keys" })).toBeNull();
  });

  test("can be switched off, which this browser remembers, and on again", async () => {
    const { screen, dialog } = await opened();
    await userEvent.keyboard("?");
    await userEvent.click(screen.getByRole("checkbox", { name: /Shortcuts are on/ }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await userEvent.keyboard("?gk");
    expect(dialog()).toBeNull();
    expect(screen.getByRole("heading", { name: "The queue" })).toBeTruthy();
    expect(window.localStorage.getItem("latchkey-console-shortcuts")).toBe("off");
    await userEvent.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    await userEvent.click(screen.getByRole("checkbox", { name: /Shortcuts are on/ }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await userEvent.keyboard("gk");
    await screen.findByRole("heading", { name: "The keys" });
  });
});
