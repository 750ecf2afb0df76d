// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { press } from "../testing/on-screen.ts";
import { showPage } from "../testing/show-part.tsx";
import { SignOutPage } from "./sign-out-page.tsx";

afterEach(cleanup);

const END = "/console/auth/token/logout";

const showSignOut = async (isInAnotherTab: boolean, holds = false) => {
  const left = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const unsaved = { ...createUnsavedText("this tab", undefined), isInAnotherTab: () => isInAnotherTab };
  if (holds) unsaved.hold();
  const shown = await showPage(<SignOutPage />, "/console/sign-out", { path: "/console/sign-out", unsaved });
  return { ...shown, left, unsaved };
};

describe("signing out", () => {
  test("happens at once, on the server too, without a question", async () => {
    const { left } = await showSignOut(false);
    await eventually(() => expect(left.mock.calls).toEqual([[END]]));
    expect(screen.queryByRole("heading")).toBeNull();
  });

  test("asks first while another tab has text, with the focus at the question", async () => {
    const { left } = await showSignOut(true);
    const title = screen.getByRole("heading", { level: 1, name: "Some text is not saved" });
    expect(document.activeElement).toBe(title);
    expect(document.title).toBe("Some text is not saved – Latchkey");
    expect(screen.getByText(/If you sign out now, it is lost/)).toBeTruthy();
    expect(left).not.toHaveBeenCalled();
  });

  test("asks too while this tab keeps text of a page that was left, which is then given up", async () => {
    const { left, unsaved } = await showSignOut(false, true);
    expect(screen.getByRole("heading", { name: "Some text is not saved" })).toBeTruthy();
    await press("Sign out anyway");
    await eventually(() => expect(left.mock.calls).toEqual([[END]]));
    expect(unsaved.holds()).toBe(false);
  });

  test("can be left by staying signed in", async () => {
    const { left, address } = await showSignOut(true);
    await userEvent.click(screen.getByRole("link", { name: "Stay signed in" }));
    expect(address()).toBe("/console");
    expect(left).not.toHaveBeenCalled();
  });

  test("happens after the question all the same, once", async () => {
    const { left } = await showSignOut(true);
    await press("Sign out anyway");
    await eventually(() => expect(left.mock.calls).toEqual([[END]]));
  });
});
