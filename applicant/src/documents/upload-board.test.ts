import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SendOutcome } from "./send-file.ts";
import { createUploadBoard, isBusy, issueOf, type UploadBoard } from "./upload-board.ts";

const SLOT = "PASSPORT";
const aFile = (name = "me.png") => new File(["x"], name);

let board: UploadBoard;
let nextId: number;

beforeEach(() => {
  vi.useFakeTimers();
  nextId = 0;
  board = createUploadBoard(() => {
    nextId += 1;
    return `f${nextId}`;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A send that is answered when the test says so. */
const aSend = () => {
  let answer: (outcome: SendOutcome) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const send = (_file: File, given: AbortSignal) => {
    signal = given;
    return new Promise<SendOutcome>((resolve) => {
      answer = resolve;
    });
  };
  return {
    send,
    isAborted: () => signal?.aborted,
    settle: async (outcome: SendOutcome) => {
      answer(outcome);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};

const only = () => {
  const [file, ...others] = board.filesOf(SLOT);
  expect(others).toEqual([]);
  if (!file) throw new Error("There is no file");
  return file;
};

describe("an upload", () => {
  test("FRM-167 has id, file, validationError, uploadError, progress and path", async () => {
    const { send, settle } = aSend();
    const file = aFile();
    board.add(SLOT, file, send);
    expect(only()).toEqual({
      id: "f1",
      file,
      progress: 10,
      path: undefined,
      validationError: undefined,
      uploadError: undefined,
    });
    await settle({ kind: "stored", path: "https://store/x.png" });
    expect(only()).toMatchObject({ progress: 100, path: "https://store/x.png" });
  });

  test("FRM-271 FRM-272 FRM-273 FRM-274 SHR-049 SHR-050 SHR-051 SHR-052 rises by the second, +10 below 70, then +1, up to 98", async () => {
    const { send, settle } = aSend();
    board.add(SLOT, aFile(), send);
    const seen = [only().progress];
    for (let second = 0; second < 40; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      seen.push(only().progress);
    }
    expect(seen.slice(0, 9)).toEqual([10, 20, 30, 40, 50, 60, 70, 71, 72]);
    expect(seen.at(-1)).toBe(98);
    await settle({ kind: "stored", path: "p" });
    expect(only().progress).toBe(100);
    await vi.advanceTimersByTimeAsync(5000);
    expect(only().progress).toBe(100);
  });

  test("FRM-275 FRM-374 a failed one falls to 0 and says that it did not arrive", async () => {
    const { send, settle } = aSend();
    board.add(SLOT, aFile(), send);
    await vi.advanceTimersByTimeAsync(3000);
    await settle({ kind: "failed" });
    expect(only()).toMatchObject({ progress: 0, uploadError: { code: "failed" } });
    expect(isBusy(only())).toBe(false);
  });

  test("FRM-276 a cancelled one is gone without an error, and its request is stopped", async () => {
    const { send, settle, isAborted } = aSend();
    board.add(SLOT, aFile(), send);
    board.clear(SLOT, "f1");
    expect(isAborted()).toBe(true);
    await settle({ kind: "cancelled" });
    expect(board.filesOf(SLOT)).toEqual([]);
  });

  test.each([
    ["TOO_LARGE", "fileTooLarge"],
    ["EMPTY", "emptyFile"],
    ["WRONG_FILE_FORMAT", "wrongFileFormat"],
    ["ANYTHING_ELSE", "wrongFileFormat"],
  ])("the receiver's %s is told in the words of the browser's own rule %s", async (code, issue) => {
    const { send, settle } = aSend();
    board.add(SLOT, aFile(), send);
    await settle({ kind: "refused", code });
    expect(issueOf(only())).toEqual({ code: issue });
  });
});

test("FRM-281 FRM-282 a file that the rules refuse is shown with its error and never sent", () => {
  board.refuse(SLOT, aFile("a.exe"), { code: "wrongFileFormat" });
  expect(only()).toMatchObject({
    progress: 0,
    validationError: { code: "wrongFileFormat" },
    path: undefined,
  });
});

test("slots do not know each other, and listeners hear of every change until they stop listening", () => {
  const heard = vi.fn();
  const stop = board.subscribe(heard);
  board.add(SLOT, aFile(), aSend().send);
  board.add("NATIONAL_ID_BACK", aFile(), aSend().send);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(board.filesOf(SLOT)).toHaveLength(1);
  board.clearAll(SLOT);
  expect([board.filesOf(SLOT).length, board.filesOf("NATIONAL_ID_BACK").length]).toEqual([0, 1]);
  stop();
  board.clearAll("NATIONAL_ID_BACK");
  expect(heard).toHaveBeenCalledTimes(3);
});

test("what is asked twice without a change is the same list, so that nothing renders again", () => {
  expect(board.filesOf(SLOT)).toBe(board.filesOf(SLOT));
});
