import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SendOutcome } from "./sending/send-file.ts";
import { createUploadBoard, isBusy, issueOf, type Send } from "./upload-board.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SLOT = "PASSPORT";
const aFile = (name = "pass.png") => new File(["x"], name);

/** A board, and a way to send whose end the test decides. */
const aBoard = () => {
  let count = 0;
  const board = createUploadBoard(() => `upload-${++count}`);
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
  const first = () => board.filesOf(SLOT)[0];
  return { board, send, end, first, signals };
};

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test("FRM-167 a file has id, file, validationError, uploadError, progress and path", async () => {
  const { board, send, end, first } = aBoard();
  const file = aFile();
  board.add(SLOT, file, send);
  const fresh = { id: "upload-1", file, validationError: undefined, uploadError: undefined };
  expect(first()).toEqual({ ...fresh, progress: 10, path: undefined });
  await end({ kind: "stored", path: "identity/pass.png" });
  expect(first()).toEqual({ ...fresh, progress: 100, path: "identity/pass.png" });
});

describe("the progress of an upload", () => {
  test("FRM-271 is 10 while it is signed, then 100 on success", async () => {
    const { board, send, end, first } = aBoard();
    board.add(SLOT, aFile(), send);
    expect(first()?.progress).toBe(10);
    await end({ kind: "stored", path: "p" });
    expect(first()?.progress).toBe(100);
    await seconds(5);
    expect(first()?.progress).toBe(100);
  });

  test("FRM-272 FRM-273 FRM-274 SHR-049 SHR-050 SHR-051 SHR-052 rises by 10 a second below 70, then by 1, and stops at 98", async () => {
    const { board, send, first } = aBoard();
    board.add(SLOT, aFile(), send);
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
    const { board, send, end, first } = aBoard();
    board.add(SLOT, aFile(), send);
    await seconds(3);
    await end({ kind: "failed" });
    await seconds(3);
    expect(first()).toMatchObject({ progress: 0, path: undefined, uploadError: { code: "failed" } });
  });

  test("each file has a timer of its own", async () => {
    const { board, send } = aBoard();
    board.add(SLOT, aFile("a.png"), send);
    await seconds(2);
    board.add(SLOT, aFile("b.png"), send);
    await seconds(1);
    expect(board.filesOf(SLOT).map(({ progress }) => progress)).toEqual([40, 20]);
  });
});

describe("a cancelled upload", () => {
  test("FRM-276 is aborted and gone, without an error", async () => {
    const { board, send, end, signals } = aBoard();
    board.add(SLOT, aFile(), send);
    board.clear(SLOT, "upload-1");
    expect(signals[0]?.aborted).toBe(true);
    await end({ kind: "cancelled" });
    expect(board.filesOf(SLOT)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("that has arrived all the same does not come back", async () => {
    const { board, send, end } = aBoard();
    board.add(SLOT, aFile(), send);
    board.clear(SLOT, "upload-1");
    await end({ kind: "stored", path: "p" });
    expect(board.filesOf(SLOT)).toEqual([]);
  });

  test("leaves the others alone", async () => {
    const { board, send, signals } = aBoard();
    board.add(SLOT, aFile("a.png"), send);
    board.add(SLOT, aFile("b.png"), send);
    board.clear(SLOT, "upload-1");
    expect(board.filesOf(SLOT).map(({ id }) => id)).toEqual(["upload-2"]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test("is every one, of every slot, when the person leaves", async () => {
    const { board, send, signals } = aBoard();
    board.add(SLOT, aFile("a.png"), send);
    board.add("OTHER", aFile("b.png"), send);
    board.abortAll();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

describe("a failed upload", () => {
  test.each([
    [{ kind: "failed" }, "failed"],
    [{ kind: "refused", code: "TOO_LARGE" }, "fileTooLarge"],
    [{ kind: "refused", code: "EMPTY" }, "emptyFile"],
    [{ kind: "refused", code: "INFECTED" }, "infected"],
    [{ kind: "refused", code: "BLURRED" }, "blurred"],
    [{ kind: "refused", code: "CUT_OFF" }, "cutOff"],
    [{ kind: "refused", code: "NO_DOCUMENT" }, "noDocument"],
    [{ kind: "refused", code: "WRONG_TYPE" }, "wrongFileFormat"],
  ] as const)("%j has an issue, and is not stored", async (outcome, code) => {
    const { board, send, end, first } = aBoard();
    board.add(SLOT, aFile(), send);
    await end(outcome);
    const failed = first();
    expect(failed && [issueOf(failed)?.code, failed.path, isBusy(failed)]).toEqual([code, undefined, false]);
  });

  test("a file that the rules refuse is shown with its error and never sent", () => {
    const { board, first } = aBoard();
    board.refuse(SLOT, aFile(), { code: "duplicate" });
    expect(first()).toMatchObject({ progress: 0, validationError: { code: "duplicate" } });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("files that have arrived", () => {
  const twoFiles = async () => {
    const given = aBoard();
    given.board.add(SLOT, aFile("a.png"), given.send);
    given.board.add(SLOT, aFile("b.png"), given.send);
    await given.end({ kind: "stored", path: "a" }, 0);
    await given.end({ kind: "stored", path: "b" }, 1);
    return given.board;
  };

  test("fail when the server does not find them any more", async () => {
    const board = await twoFiles();
    board.markGone(SLOT, ["b"]);
    expect(board.filesOf(SLOT).map((file) => [file.path, file.progress, issueOf(file)?.code])).toEqual([
      ["a", 100, undefined],
      [undefined, 0, "gone"],
    ]);
  });

  test("that were set aside are cleared once", async () => {
    const board = await twoFiles();
    board.clearAside(SLOT);
    expect(board.filesOf(SLOT)).toHaveLength(2);
    board.setAside(SLOT, true);
    expect(board.filesOf(SLOT)).toHaveLength(2);
    board.clearAside(SLOT);
    expect(board.filesOf(SLOT)).toEqual([]);
    board.refuse(SLOT, aFile(), { code: "duplicate" });
    board.clearAside(SLOT);
    expect(board.filesOf(SLOT)).toHaveLength(1);
  });

  test("stay when they are sent after all", async () => {
    const board = await twoFiles();
    board.setAside(SLOT, true);
    board.setAside(SLOT, false);
    board.clearAside(SLOT);
    expect(board.filesOf(SLOT)).toHaveLength(2);
  });
});

test("what was withdrawn is remembered, and listeners hear of it", () => {
  const { board } = aBoard();
  const heard = vi.fn();
  board.subscribe(heard);
  expect(board.withdrawn()).toBe(board.withdrawn());
  board.withdraw("doc-1");
  board.withdraw("doc-2");
  expect(board.withdrawn()).toEqual(["doc-1", "doc-2"]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test("listeners hear every change; the list of a slot stays the same object between changes", async () => {
  const { board, send } = aBoard();
  const heard = vi.fn();
  const stop = board.subscribe(heard);
  expect(board.filesOf(SLOT)).toBe(board.filesOf(SLOT));
  board.add(SLOT, aFile(), send);
  const now = board.filesOf(SLOT);
  expect(board.filesOf(SLOT)).toBe(now);
  await seconds(2);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  await seconds(1);
  expect(heard).toHaveBeenCalledTimes(3);
});
