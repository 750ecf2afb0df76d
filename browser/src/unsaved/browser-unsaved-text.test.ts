// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { createBrowserUnsavedText } from "./browser-unsaved-text.ts";

/** @returns whether the browser asks */
const asksToClose = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a tab with unsaved text asks before it is closed, where the app wants it", () => {
  const unsaved = createBrowserUnsavedText("tabs", window, true);
  expect(asksToClose()).toBe(false);
  const release = unsaved.hold();
  expect(asksToClose()).toBe(true);
  release();
  expect(asksToClose()).toBe(false);
  unsaved.hold();
  unsaved.leave();
  expect(asksToClose()).toBe(false);
});

test("another app does not ask", () => {
  createBrowserUnsavedText("other tabs", window).hold();
  expect(asksToClose()).toBe(false);
});
