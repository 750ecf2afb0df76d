// @vitest-environment happy-dom

import { wholeText } from "@latchkey/browser/testing/whole-text.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { somePages } from "../testing/fake-pages.ts";
import { aMember } from "../testing/fake-team.ts";
import { showPart } from "../testing/show-part.tsx";
import { ClosedPage } from "./closed-page.tsx";
import { type ConsolePage, PagesProvider } from "./console-page.ts";
import { ConsoleShell } from "./console-shell.tsx";

afterEach(cleanup);

describe("a closed page", () => {
  test.each([
    ["notFound", "This page does not exist", /may be mistyped/],
    ["notYours", "This is not for your role", /ask an administrator/],
    ["ownCase", "You stand in this application yourself", /Somebody else has to look/],
  ] as const)("%s says why, and leads to the start page", async (reason, title, text) => {
    const { screen } = await showPart(<ClosedPage reason={reason} />);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.title).toBe(`${title} – Latchkey`);
    const link = screen.getByRole("link", { name: "Go to the start page" });
    expect(link.getAttribute("href")).toBe("/console");
  });
});

describe("a page that could not be shown", () => {
  test("is tried again by its button", async () => {
    const onRetry = vi.fn();
    const { screen } = await showPart(<ErrorPage onRetry={onRetry} />);
    expect(screen.getByText(/What you saved is safe/)).toBeTruthy();
    await press("Try again");
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test("after a crash the whole document is loaded again", async () => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
    await showPart(<ErrorPage />);
    await press("Try again");
    expect(reload).toHaveBeenCalledOnce();
  });

  test("names an address to write to, and leads to the start page by a full load", async () => {
    const { screen, address } = await showPart(<ErrorPage />, { path: "/console/queue" });
    expect(screen.getByRole("link", { name: /@/ }).getAttribute("href")).toMatch(/^mailto:/);
    const start = screen.getByRole("link", { name: "Go to the start page" });
    start.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(start);
    expect(address()).toBe("/console/queue");
  });
});

test("a page that is on its way says so", async () => {
  const { screen } = await showPart(<PageLoading />);
  expect(within(screen.getByRole("main")).getByRole("status", { name: "Loading" })).toBeTruthy();
});

describe("the frame of every page", () => {
  const showShell = (given: Parameters<typeof aMember>[0] | undefined, pages: readonly ConsolePage[]) =>
    showPart(
      <PagesProvider value={pages}>
        <ConsoleShell>
          <main id="main" />
        </ConsoleShell>
      </PagesProvider>,
      { path: "/console/applications/5f0c", ...(given && { staff: aMember(given) }) },
    );
  const tabs = (nav: HTMLElement) => [...nav.querySelectorAll("a")].map(({ textContent }) => textContent);

  test("without a session has a name and no navigation", async () => {
    const { screen } = await showShell(undefined, somePages);
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.getByText("Staff")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Skip to main content" }).getAttribute("href")).toBe("#main");
  });

  test("has the pages of one's roles, and marks the one that the address is below", async () => {
    const { screen } = await showShell({ roles: ["REVIEWER"] }, somePages);
    const nav = screen.getByRole("navigation", { name: "Console" });
    expect(tabs(nav)).toEqual(["Queue", "Applications"]);
    expect(nav.querySelector("[aria-current=page]")?.textContent).toBe("Applications");
  });

  test("has no navigation for a person without pages, and still the way out", async () => {
    const { screen } = await showShell({ roles: [] }, somePages);
    expect(screen.queryByRole("navigation", { name: "Console" })).toBeNull();
    expect(screen.getByRole("link", { name: "Sign out" }).getAttribute("href")).toBe("/console/sign-out");
    expect(screen.getByRole("link", { name: "Your account" }).getAttribute("href")).toBe("/console/account");
  });

  test("leads to a page by g and its letter, and not by that of a page for another role", async () => {
    const { address } = await showShell({ roles: ["REVIEWER"] }, somePages);
    await userEvent.keyboard("gt");
    expect(address()).toBe("/console/applications/5f0c");
    await userEvent.keyboard("gq");
    expect(address()).toBe("/console/queue");
  });

  test("has initials of a single name, and none of a name that is empty", async () => {
    const { screen } = await showShell({ name: "Ruth" }, somePages);
    expect(screen.getByText("R")).toBeTruthy();
    expect(screen.getByText(wholeText("Your account: Ruth"))).toBeTruthy();
  });
});
