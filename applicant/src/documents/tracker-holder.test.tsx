// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, test } from "vitest";
import type { SendOutcome } from "./sending/send-file.ts";
import { useTrackerHolder } from "./tracker-holder.ts";
import { createUploadTracker } from "./upload-tracker.ts";

afterEach(cleanup);

/** A section with one file being uploaded, and the way back into it. */
const aSection = (record: string | undefined) => {
  const session = {};
  const open = (name: string | undefined) => {
    const of = name === undefined ? undefined : { session, record: name };
    return renderHook(() => useTrackerHolder(of), { wrapper: StrictMode });
  };
  const { result, rerender, unmount } = open(record);
  const tracker = createUploadTracker(() => "upload-1");
  result.current.tracker = tracker;
  const signals: AbortSignal[] = [];
  let finish: (outcome: SendOutcome) => void = () => undefined;
  tracker.add("PASSPORT", new File(["x"], "pass.png"), (_file, signal) => {
    signals.push(signal);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const arrives = async () => {
    finish({ kind: "stored", path: "/store/pass.png" });
    await Promise.resolve();
  };
  return { tracker, signals, rerender, unmount, open, arrives };
};

test("an upload continues while its section is mounted, and is cancelled when a page without a record is left", () => {
  const { signals, rerender, unmount } = aSection(undefined);
  rerender();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("a file on its way when its section is left arrives, and is there on the return", async () => {
  const { tracker, signals, unmount, open, arrives } = aSection("IDENTITY//");
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await arrives();
  const again = open("IDENTITY//");
  expect(again.result.current.tracker).toBe(tracker);
  expect(tracker.filesOf("PASSPORT").map(({ path }) => path)).toEqual(["/store/pass.png"]);
  again.unmount();
  expect(open("IDENTITY//").result.current.tracker).toBeUndefined();
});

test("another record does not get it", () => {
  const { unmount, open } = aSection("INCOME/one/");
  unmount();
  expect(open("INCOME/other/").result.current.tracker).toBeUndefined();
});
