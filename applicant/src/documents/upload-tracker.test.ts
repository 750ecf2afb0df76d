import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SendOutcome } from "./sending/send-file.ts";
import { createUploadTracker, isBusy, issueOf, type Send } from "./upload-tracker.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SLOT = "PASSPORT";
const aFile = (name = "pass.png") => new File(["x"], name);

/** A tracker with a fake upload that ends when the test says so. */
const aTracker = () => {
  let count = 0;
  const tracker = createUploadTracker(() => `upload-${++count}`);
  const ends: ((outcome: SendOutcome) => void)[] = [];
  const signals: AbortSignal[] = [];
  const send = vi.fn<Send>((_file, signal) => {
    signals.push(signal);
    return new Promise((resolve) => ends.push(resolve));
  });
  const end = async (outcome: SendOutcome, index = 0) => {
    ends[index]?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  const first = () => tracker.filesOf(SLOT)[0];
  return { tracker, send, end, first, signals };
};

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test("FRM-167 a file has id, file, validationError, uploadError, progress and path", async () => {
  const { tracker, send, end, first } = aTracker();
  const file = aFile();
  tracker.add(SLOT, file, send);
  const fresh = { id: "upload-1", file, validationError: undefined, uploadError: undefined };
  expect(first()).toStrictEqual({ ...fresh, progress: 0, path: undefined });
  await end({ kind: "stored", path: "identity/pass.png" });
  expect(first()).toStrictEqual({ ...fresh, progress: 100, path: "identity/pass.png" });
});

describe("the progress of an upload", () => {
  test("FRM-271 is shown at 0, then at 10 while it is signed, then at 100 on success", async () => {
    const { tracker, send, end, first } = aTracker();
    // What a page shows: React draws what has changed once the event that changed it is over.
    const shown: (number | undefined)[] = [];
    tracker.subscribe(() => queueMicrotask(() => shown.push(first()?.progress)));
    tracker.add(SLOT, aFile(), send);
    await seconds(0);
    expect(shown).toEqual([0, 10]);
    await end({ kind: "stored", path: "p" });
    await seconds(5);
    expect(shown).toEqual([0, 10, 100]);
  });

  test("FRM-272 FRM-273 FRM-274 SHR-049 SHR-050 SHR-051 SHR-052 rises by 10 a second below 70, then by 1, and stops at 98", async () => {
    const { tracker, send, first } = aTracker();
    tracker.add(SLOT, aFile(), send);
    const seen: (number | undefined)[] = [];
    for (let second = 0; second < 10; second += 1) {
      await seconds(1);
      seen.push(first()?.progress);
    }
    expect(seen).toEqual([20, 30, 40, 50, 60, 70, 71, 72, 73, 74]);
    await seconds(100);
    expect(first()?.progress).toBe(98);
  });

  test("FRM-275 FRM-374 is 0 after a failure, and stays so", async () => {
    const { tracker, send, end, first } = aTracker();
    tracker.add(SLOT, aFile(), send);
    await seconds(3);
    await end({ kind: "failed" });
    await seconds(3);
    expect(first()).toMatchObject({ progress: 0, path: undefined, uploadError: { code: "failed" } });
  });

  test("each file has its own timer", async () => {
    const { tracker, send } = aTracker();
    tracker.add(SLOT, aFile("a.png"), send);
    await seconds(2);
    tracker.add(SLOT, aFile("b.png"), send);
    await seconds(1);
    expect(tracker.filesOf(SLOT).map(({ progress }) => progress)).toEqual([40, 20]);
  });
});

describe("a cancelled upload", () => {
  test("FRM-276 is aborted and gone, without an error", async () => {
    const { tracker, send, end, signals } = aTracker();
    tracker.add(SLOT, aFile(), send);
    tracker.clear(SLOT, "upload-1");
    expect(signals[0]?.aborted).toBe(true);
    await end({ kind: "cancelled" });
    expect(tracker.filesOf(SLOT)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("that arrives anyway does not come back", async () => {
    const { tracker, send, end } = aTracker();
    tracker.add(SLOT, aFile(), send);
    tracker.clear(SLOT, "upload-1");
    await end({ kind: "stored", path: "p" });
    expect(tracker.filesOf(SLOT)).toEqual([]);
  });

  test("leaves the others alone", async () => {
    const { tracker, send, signals } = aTracker();
    tracker.add(SLOT, aFile("a.png"), send);
    tracker.add(SLOT, aFile("b.png"), send);
    tracker.clear(SLOT, "upload-1");
    expect(tracker.filesOf(SLOT).map(({ id }) => id)).toEqual(["upload-2"]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test("is every one, of every slot, when the person leaves", async () => {
    const { tracker, send, signals } = aTracker();
    tracker.add(SLOT, aFile("a.png"), send);
    tracker.add("OTHER", aFile("b.png"), send);
    tracker.abortAll();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

describe("a failed upload", () => {
  test.each([
    [{ kind: "failed" }, "failed"],
    [{ kind: "refused", code: "TOO_LARGE" }, "fileTooLarge"],
    [{ kind: "refused", code: "EMPTY" }, "emptyFile"],
    [{ kind: "refused", code: "INFECTED" }, "infected"],
    [{ kind: "refused", code: "STORAGE_FULL" }, "storageFull"],
    [{ kind: "refused", code: "TOO_MANY_REQUESTS" }, "tooOften"],
    [{ kind: "refused", code: "UNAVAILABLE" }, "unavailable"],
    [{ kind: "refused", code: "ENCRYPTED" }, "encrypted"],
    [{ kind: "refused", code: "DYNAMIC_FORM" }, "dynamicForm"],
    [{ kind: "refused", code: "UNREADABLE" }, "unreadable"],
    [{ kind: "refused", code: "TOO_MANY_PIXELS" }, "tooManyPixels"],
    [{ kind: "refused", code: "BLURRED" }, "blurred"],
    [{ kind: "refused", code: "CUT_OFF" }, "cutOff"],
    [{ kind: "refused", code: "NO_DOCUMENT" }, "noDocument"],
    [{ kind: "refused", code: "WRONG_TYPE" }, "wrongFileFormat"],
  ] as const)("%j has an issue, and is not stored", async (outcome, code) => {
    const { tracker, send, end, first } = aTracker();
    tracker.add(SLOT, aFile(), send);
    await end(outcome);
    const failed = first();
    expect(failed && [issueOf(failed)?.code, failed.path, isBusy(failed)]).toEqual([code, undefined, false]);
  });

  test("a file rejected by the rules is shown with its error and never sent", () => {
    const { tracker, first } = aTracker();
    tracker.refuse(SLOT, aFile(), { code: "duplicate" });
    expect(first()).toMatchObject({ progress: 0, validationError: { code: "duplicate" } });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("files that have arrived", () => {
  const twoFiles = async () => {
    const given = aTracker();
    given.tracker.add(SLOT, aFile("a.png"), given.send);
    given.tracker.add(SLOT, aFile("b.png"), given.send);
    await given.end({ kind: "stored", path: "a" }, 0);
    await given.end({ kind: "stored", path: "b" }, 1);
    return given.tracker;
  };

  test("fail when the server no longer finds them", async () => {
    const tracker = await twoFiles();
    tracker.markGone(SLOT, ["b"]);
    expect(tracker.filesOf(SLOT).map((file) => [file.path, file.progress, issueOf(file)?.code])).toEqual([
      ["a", 100, undefined],
      [undefined, 0, "gone"],
    ]);
  });

  test("that were set aside are cleared once", async () => {
    const tracker = await twoFiles();
    tracker.clearAside(SLOT);
    expect(tracker.filesOf(SLOT)).toHaveLength(2);
    tracker.setAside(SLOT, true);
    expect(tracker.filesOf(SLOT)).toHaveLength(2);
    tracker.clearAside(SLOT);
    expect(tracker.filesOf(SLOT)).toEqual([]);
    tracker.refuse(SLOT, aFile(), { code: "duplicate" });
    tracker.clearAside(SLOT);
    expect(tracker.filesOf(SLOT)).toHaveLength(1);
  });

  test("stay when they are sent after all", async () => {
    const tracker = await twoFiles();
    tracker.setAside(SLOT, true);
    tracker.setAside(SLOT, false);
    tracker.clearAside(SLOT);
    expect(tracker.filesOf(SLOT)).toHaveLength(2);
  });
});

test("withdrawals are remembered, and listeners are notified", () => {
  const { tracker } = aTracker();
  const heard = vi.fn();
  tracker.subscribe(heard);
  expect(tracker.withdrawn()).toBe(tracker.withdrawn());
  tracker.withdraw("doc-1");
  tracker.withdraw("doc-2");
  expect(tracker.withdrawn()).toEqual(["doc-1", "doc-2"]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test("listeners are notified of every change; the list of a slot stays the same object between changes", async () => {
  const { tracker, send } = aTracker();
  const heard = vi.fn();
  const stop = tracker.subscribe(heard);
  expect(tracker.filesOf(SLOT)).toBe(tracker.filesOf(SLOT));
  tracker.add(SLOT, aFile(), send);
  const now = tracker.filesOf(SLOT);
  expect(tracker.filesOf(SLOT)).toBe(now);
  await seconds(2);
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
  await seconds(1);
  expect(heard).toHaveBeenCalledTimes(4);
});

test("FRM-360 (in part) FRM-361 (in part) analytics is told of the field and the code, and never of the file", async () => {
  const changed = vi.spyOn(analytics, "changedField");
  const wrong = vi.spyOn(analytics, "validationError");
  const { tracker, send, end } = aTracker();
  tracker.refuse(SLOT, aFile("canary.txt"), { code: "wrongFileFormat", params: { formats: "canary" } });
  tracker.add(SLOT, aFile("canary.png"), send);
  await end({ kind: "refused", code: "BLURRED" });
  tracker.add(SLOT, aFile("canary.png"), send);
  await end({ kind: "stored", path: "canary" }, 1);
  expect(changed.mock.calls).toEqual([[SLOT], [SLOT]]);
  expect(wrong.mock.calls.map(([field, { code }]) => [field, code])).toEqual([
    [SLOT, "wrongFileFormat"],
    [SLOT, "blurred"],
  ]);
});
