// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connectLater } from "./connect-later.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** What the server has configured. */
const configured = (name: "latchkey-sends" | "latchkey-help"): void => {
  const meta = document.createElement("meta");
  meta.name = name;
  meta.content = "x";
  document.head.append(meta);
};

const isLoaded = (state: DocumentReadyState): void => {
  vi.spyOn(document, "readyState", "get").mockReturnValue(state);
};

describe("services outside are connected a second after the page has loaded", () => {
  test.each(["latchkey-sends", "latchkey-help"] as const)("if %s names any", (name) => {
    configured(name);
    isLoaded("interactive");
    const connect = vi.fn(async () => undefined);
    connectLater(connect);
    vi.advanceTimersByTime(60_000);
    expect(connect).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("load"));
    vi.advanceTimersByTime(999);
    expect(connect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test("also if it had loaded before that was asked for", () => {
    configured("latchkey-sends");
    isLoaded("complete");
    const connect = vi.fn(async () => undefined);
    connectLater(connect);
    vi.advanceTimersByTime(999);
    expect(connect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test("not if the document names none", () => {
    isLoaded("complete");
    const connect = vi.fn(async () => undefined);
    connectLater(connect);
    vi.advanceTimersByTime(60_000);
    expect(connect).not.toHaveBeenCalled();
  });

  test("what fails to load is left out", async () => {
    configured("latchkey-sends");
    isLoaded("complete");
    const connect = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    connectLater(connect);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connect).toHaveBeenCalledTimes(1);
  });
});
