// @vitest-environment happy-dom

import { theDialog } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { showPart } from "../testing/show-part.tsx";
import { onShortcutSetting, shortcutsAreOn, switchShortcuts } from "./shortcut-setting.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

afterEach(() => {
  cleanup();
  act(() => switchShortcuts(true));
  window.localStorage.clear();
});

const run = vi.fn();

function Page({ own = true }: { readonly own?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  useShortcuts([{ keys: "g q", label: "Go to Queue", run }], "everywhere");
  useShortcuts(own ? [{ keys: "arrowleft", label: "Page before", run }] : []);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ShortcutsDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const box = async () =>
  (await theDialog()).getByRole<HTMLInputElement>("checkbox", { name: /^Shortcuts are on/ });

describe("the list of shortcuts", () => {
  test("has those of the page and those of everywhere, with keys as they are printed", async () => {
    await showPart(<Page />);
    const dialog = await theDialog("Keyboard shortcuts");
    expect(dialog.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "On this page",
      "Everywhere",
    ]);
    expect([...dialog.element.querySelectorAll("kbd")].map(({ textContent }) => textContent)).toEqual([
      "←",
      "g",
      "q",
    ]);
  });

  test("has no heading for a page without shortcuts of its own, and follows a change", async () => {
    const { show } = await showPart(<Page own={false} />);
    const dialog = await theDialog();
    expect(dialog.queryByText("On this page")).toBeNull();
    await show(<Page />);
    expect(dialog.getByText("Page before")).toBeTruthy();
  });

  test.each(["Close", "Escape"])("is closed by %s", async (way) => {
    const { screen } = await showPart(<Page />);
    const dialog = await theDialog();
    if (way === "Escape") dialog.escape();
    else await dialog.press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.keyboard("gq");
    expect(run).toHaveBeenCalledOnce();
    run.mockClear();
  });
});

describe("the switch", () => {
  test("turns single keys off and on, in this browser", async () => {
    const { screen } = await showPart(<Page />);
    expect((await box()).checked).toBe(true);
    await userEvent.click(await box());
    expect((await box()).checked).toBe(false);
    expect(window.localStorage.getItem("latchkey-console-shortcuts")).toBe("off");
    await (await theDialog()).press("Close");
    await userEvent.keyboard("gq");
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    await userEvent.click(await box());
    expect(window.localStorage.getItem("latchkey-console-shortcuts")).toBe("on");
  });

  test("holds as long as the page in a browser that blocks storage", () => {
    const blocked = () => {
      throw new DOMException("", "SecurityError");
    };
    vi.spyOn(window.localStorage, "getItem").mockImplementation(blocked);
    vi.spyOn(window.localStorage, "setItem").mockImplementation(blocked);
    switchShortcuts(false);
    expect(shortcutsAreOn()).toBe(false);
    switchShortcuts(true);
    expect(shortcutsAreOn()).toBe(true);
  });

  test("tells whoever asked to know, until they no longer do", () => {
    const listener = vi.fn();
    const stop = onShortcutSetting(listener);
    switchShortcuts(false);
    stop();
    switchShortcuts(true);
    expect(listener).toHaveBeenCalledOnce();
  });
});
