// @vitest-environment happy-dom

import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { act, cleanup, render, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aHeldAnswer } from "../testing/endpoint.ts";
import { FailureAlert } from "./failure-alert.tsx";
import { saveAsFile, textFile } from "./save-as-file.ts";
import { TooManyRequestsError, useCall } from "./use-call.ts";

afterEach(cleanup);

const report = vi.fn();

beforeEach(() => {
  report.mockClear();
  vi.spyOn(reporter, "report").mockImplementation(report);
});
test("a call is busy until it is answered, and gives its result", async () => {
  const { result } = renderHook(useCall);
  const { answer: held, give } = aHeldAnswer<string>();
  let answer: Promise<string | undefined> = Promise.resolve(undefined);
  act(() => {
    answer = result.current.run(() => held);
  });
  expect(result.current.isBusy).toBe(true);
  await act(async () => give("done"));
  expect(await answer).toBe("done");
  expect(result.current).toMatchObject({ isBusy: false, failure: undefined });
});

test("a second call while the first is on its way is not made", async () => {
  const { result } = renderHook(useCall);
  const { answer: held, give } = aHeldAnswer<string>();
  const second = vi.fn(async () => "second");
  act(() => void result.current.run(() => held));
  await act(async () => expect(await result.current.run(second)).toBeUndefined());
  expect(second).not.toHaveBeenCalled();
  await act(async () => give("done"));
  await act(async () => expect(await result.current.run(second)).toBe("second"));
});

test("a call that fails says so, is reported, and the next one can be made", async () => {
  const { result } = renderHook(useCall);
  const fault = new Error("Failed to fetch");
  await act(async () => expect(await result.current.run(() => Promise.reject(fault))).toBeUndefined());
  expect(result.current).toMatchObject({ isBusy: false, failure: "no-answer" });
  expect(report).toHaveBeenCalledWith(fault, "session");
  const { answer: held, give } = aHeldAnswer<string>();
  act(() => void result.current.run(() => held));
  expect(result.current.failure).toBeUndefined();
  await act(async () => give("done"));
  expect(result.current.failure).toBeUndefined();
});

test("a server that asks to wait is no fault of the page", async () => {
  const { result } = renderHook(useCall);
  await act(async () => void (await result.current.run(() => Promise.reject(new TooManyRequestsError()))));
  expect(result.current.failure).toBe("too-many");
  expect(report).not.toHaveBeenCalled();
});

const words = { title: "Not sent", text: "Try again.", tooManyTitle: "Too many", tooMany: "Wait." };

test.each([
  ["no-answer", "Not sentTry again."],
  ["too-many", "Too manyWait."],
] as const)("%s is said and takes the focus", (failure, text) => {
  const screen = render(<FailureAlert failure={failure} words={words} />);
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toBe(text);
  expect(document.activeElement).toBe(alert);
});

test("a file is offered under its name, and its address in memory is let go", async () => {
  const files: Blob[] = [];
  const revoked: string[] = [];
  const clicked: [string, string][] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:codes";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void revoked.push(address));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.download, this.href]);
  });
  saveAsFile("codes.txt", textFile("H7QM4 é"));
  expect(clicked).toEqual([["codes.txt", "blob:codes"]]);
  expect(await files[0]?.text()).toBe("H7QM4 é");
  expect(files[0]?.type).toBe("text/plain;charset=utf-8");
  expect(revoked).toEqual(["blob:codes"]);
});
