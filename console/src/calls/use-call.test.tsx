// @vitest-environment happy-dom

import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aHeldAnswer } from "../testing/desk-endpoint.ts";
import { TooManyRequestsError, useCall } from "./use-call.ts";

const report = vi.fn();

beforeEach(() => {
  report.mockClear();
  vi.spyOn(reporter, "report").mockImplementation(report);
});
afterEach(cleanup);

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
