// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, test } from "vitest";
import { useTrackerHolder } from "./tracker-holder.ts";
import { createUploadTracker } from "./upload-tracker.ts";

afterEach(cleanup);

/** A section with one file being uploaded. */
const aSection = () => {
  const { result, rerender, unmount } = renderHook(useTrackerHolder, { wrapper: StrictMode });
  const tracker = createUploadTracker(() => "upload-1");
  result.current.tracker = tracker;
  const signals: AbortSignal[] = [];
  tracker.add("PASSPORT", new File(["x"], "pass.png"), (_file, signal) => {
    signals.push(signal);
    return Promise.resolve({ kind: "cancelled" });
  });
  return { signals, rerender, unmount };
};

test("an upload continues while its section is mounted, and is cancelled when the person leaves", () => {
  const { signals, rerender, unmount } = aSection();
  rerender();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
