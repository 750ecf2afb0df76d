// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, test } from "vitest";
import { useBoardHolder } from "./board-holder.ts";
import { createUploadBoard } from "./upload-board.ts";

afterEach(cleanup);

/** A section with one file on its way. */
const aSection = () => {
  const { result, rerender, unmount } = renderHook(useBoardHolder, { wrapper: StrictMode });
  const board = createUploadBoard(() => "upload-1");
  result.current.board = board;
  const signals: AbortSignal[] = [];
  board.add("PASSPORT", new File(["x"], "pass.png"), (_file, signal) => {
    signals.push(signal);
    return Promise.resolve({ kind: "cancelled" });
  });
  return { signals, rerender, unmount };
};

test("an upload goes on while its section is drawn, and ends when the person leaves it", () => {
  const { signals, rerender, unmount } = aSection();
  rerender();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
