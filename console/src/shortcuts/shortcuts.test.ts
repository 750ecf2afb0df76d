import { describe, expect, test, vi } from "vitest";
import { createShortcuts } from "./shortcuts.ts";

const aShortcut = (keys: string) => ({ keys, label: keys, run: vi.fn() });

describe("a key", () => {
  test("runs what it stands for, in either case", () => {
    const shortcuts = createShortcuts();
    const search = aShortcut("/");
    const next = aShortcut("j");
    shortcuts.add("page", [search, next]);
    expect(shortcuts.press({ key: "/", at: 0 })).toBe(true);
    expect(shortcuts.press({ key: "J", at: 1 })).toBe(true);
    expect(shortcuts.press({ key: "x", at: 2 })).toBe(false);
    expect([search.run, next.run].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test("after another one runs what both stand for, if it comes soon", () => {
    const shortcuts = createShortcuts();
    const queue = aShortcut("g q");
    const quit = aShortcut("q");
    shortcuts.add("everywhere", [queue, quit]);
    expect(shortcuts.press({ key: "g", at: 0 })).toBe(false);
    expect(shortcuts.press({ key: "q", at: 1000 })).toBe(true);
    expect([queue.run, quit.run].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    shortcuts.press({ key: "g", at: 10_000 });
    shortcuts.press({ key: "q", at: 12_000 });
    expect([queue.run, quit.run].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test("that belongs to no pair begins anew", () => {
    const shortcuts = createShortcuts();
    const queue = aShortcut("g q");
    shortcuts.add("everywhere", [queue]);
    for (const key of ["g", "x", "q", "g", "g", "q"]) shortcuts.press({ key, at: 0 });
    expect(queue.run).toHaveBeenCalledOnce();
  });
});

test("a page's own use of a key wins while it is shown, and is listed alone", () => {
  const shortcuts = createShortcuts();
  const changed = vi.fn();
  shortcuts.subscribe(changed);
  const everywhere = aShortcut("/");
  const own = aShortcut("/");
  shortcuts.add("everywhere", [everywhere]);
  const remove = shortcuts.add("page", [own]);
  shortcuts.press({ key: "/", at: 0 });
  expect(shortcuts.list().map(({ scope }) => scope)).toEqual(["page"]);
  remove();
  shortcuts.press({ key: "/", at: 1 });
  expect([own.run, everywhere.run].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(shortcuts.list().map(({ scope }) => scope)).toEqual(["everywhere"]);
  expect(changed).toHaveBeenCalledTimes(3);
});
