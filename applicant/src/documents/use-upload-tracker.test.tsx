// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import type { SendOutcome } from "./sending/send-file.ts";
import { TrackerHolderContext } from "./tracker-holder.ts";
import { useAskWhileSending, useUploadTracker } from "./use-upload-tracker.ts";

afterEach(cleanup);

const useTracker = () => {
  useAskWhileSending();
  return useUploadTracker();
};

const isAsked = (): boolean => {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

test("a reload is asked about while a file is on its way, and then no more", async () => {
  const holder = {};
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TrackerHolderContext value={holder}>{children}</TrackerHolderContext>
  );
  const { result, unmount } = renderHook(useTracker, { wrapper });
  expect(isAsked()).toBe(false);
  let finish: (outcome: SendOutcome) => void = () => undefined;
  const send = () =>
    new Promise<SendOutcome>((resolve) => {
      finish = resolve;
    });
  await act(async () => result.current.add("PASSPORT", new File(["x"], "pass.png"), send));
  expect(isAsked()).toBe(true);
  await act(async () => finish({ kind: "stored", path: "/store/pass.png" }));
  expect(isAsked()).toBe(false);
  await act(async () => result.current.add("PASSPORT", new File(["x"], "other.png"), send));
  unmount();
  expect(isAsked()).toBe(false);
});
