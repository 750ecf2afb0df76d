// @vitest-environment happy-dom

import type { SessionSnapshot } from "@latchkey/browser/session/session.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startMessenger } from "./messenger.ts";

/** A page of its own for each test, in which no script runs. */
let page: Pick<Window, "document" | "matchMedia" | "setInterval" | "clearInterval" | "zE">;
let isSmall = false;
beforeEach(() => {
  Reflect.set(Reflect.get(window, "happyDOM").settings, "handleDisabledFileLoadingAsSuccess", true);
  vi.useFakeTimers();
  isSmall = false;
  page = {
    document: document.implementation.createHTMLDocument(),
    matchMedia: (query) => ({ ...window.matchMedia(query), matches: isSmall }),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
  };
});
afterEach(() => {
  vi.useRealTimers();
});

const SCRIPT = "https://help.example/ekr/snippet.js?key=k1";

const open = (state: SessionSnapshot["state"] = "logged-in") => {
  let snapshot: SessionSnapshot = { state, expired: false };
  const listeners: (() => void)[] = [];
  let tokens = 0;
  const fetchToken = vi.fn(async (): Promise<string | null> => {
    tokens += 1;
    return `token-${tokens}`;
  });
  startMessenger({
    scriptUrl: SCRIPT,
    window: page,
    fetchToken,
    session: {
      snapshot: () => snapshot,
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
  });
  const become = (next: SessionSnapshot["state"], expired = false) => {
    snapshot = { state: next, expired };
    for (const listener of listeners) listener();
  };
  return { fetchToken, become };
};

/** The messenger's script begins to run. */
const arrive = () => {
  const zE = vi.fn();
  page.zE = zE;
  return zE;
};
const scripts = () => [...page.document.querySelectorAll("script")].map(({ id, src }) => [id, src]);
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);
const commands = (zE: ReturnType<typeof arrive>) => zE.mock.calls.map(([, command]) => command);

describe("FRM-016 (in part) the script", () => {
  test("is loaded for somebody who is signed in, once", () => {
    const { become } = open();
    expect(scripts()).toEqual([["ze-snippet", SCRIPT]]);
    become("logged-out", true);
    become("logged-in");
    expect(scripts()).toHaveLength(1);
  });

  test("is not loaded for anybody else", async () => {
    const { become } = open("pending");
    expect(scripts()).toEqual([]);
    become("logged-out");
    await seconds(60);
    expect(scripts()).toEqual([]);
  });
});

describe("FRM-017 the login", () => {
  test("FRM-018 is tried every second until the script runs", async () => {
    open();
    await seconds(3);
    const zE = arrive();
    expect(commands(zE)).toEqual([]);
    await seconds(1);
    expect(commands(zE)).toEqual(["loginUser"]);
    await seconds(60);
    expect(commands(zE)).toEqual(["loginUser"]);
  });

  test("is given up after thirty times", async () => {
    open();
    await seconds(30);
    const zE = arrive();
    await seconds(60);
    expect(commands(zE)).toEqual([]);
  });

  test("fetches a fresh token each time that the messenger asks", async () => {
    const { fetchToken } = open();
    const zE = arrive();
    await seconds(1);
    const [, , login] = zE.mock.calls[0] ?? [];
    const take = vi.fn();
    login(take);
    await seconds(0);
    login(take);
    await seconds(0);
    expect(take.mock.calls).toEqual([["token-1"], ["token-2"]]);
    // Without a token, and when none can be fetched, nobody is logged in.
    fetchToken.mockResolvedValueOnce(null);
    login(take);
    fetchToken.mockRejectedValueOnce(new Error("offline"));
    login(take);
    await seconds(0);
    expect(take).toHaveBeenCalledTimes(2);
  });
});

describe("signing out", () => {
  test("logs out of the messenger, an expiry does not", async () => {
    const { become } = open();
    const zE = arrive();
    await seconds(1);
    become("logged-out", true);
    expect(commands(zE)).toEqual(["loginUser"]);
    become("logged-in");
    become("logged-out");
    expect(commands(zE).at(-1)).toBe("logoutUser");
  });

  test("ends the polling", async () => {
    const { become } = open();
    await seconds(2);
    become("logged-out");
    const zE = arrive();
    await seconds(60);
    expect(commands(zE)).toEqual([]);
  });
});

describe("help in the header", () => {
  const press = () => {
    const link = page.document.createElement("a");
    link.rel = "help";
    link.href = "mailto:help@example.com";
    page.document.body.append(link);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    link.dispatchEvent(event);
    return event;
  };

  test("opens the messenger", () => {
    open();
    const zE = arrive();
    expect(press().defaultPrevented).toBe(true);
    expect(commands(zE)).toEqual(["show", "open"]);
  });

  test("is an e-mail while there is none, or nobody is signed in", () => {
    const { become } = open();
    expect(press().defaultPrevented).toBe(false);
    const zE = arrive();
    become("logged-out");
    expect(press().defaultPrevented).toBe(false);
    expect(commands(zE)).toEqual(["logoutUser"]);
  });
});

test("on a small screen the bubble makes room: help is in the menu", async () => {
  isSmall = true;
  open();
  const zE = arrive();
  await seconds(1);
  expect(commands(zE)).toEqual(["hide", "close", "loginUser"]);
  const [, , closed] = zE.mock.calls[1] ?? [];
  closed();
  expect(zE.mock.calls.at(-1)).toEqual(["messenger", "hide"]);
});
