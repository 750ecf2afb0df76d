// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createApplicantSession } from "./applicant-session.ts";
import { refreshEarly } from "./early-refresh.ts";

const tokenAnswer = (access: string): Response =>
  Response.json({ access, access_exp_time: Date.now() / 1000 + 600 });

const signedIn = (isSignedIn: boolean): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere yet
  document.cookie = isSignedIn ? "latchkey_session=1" : "latchkey_session=; Max-Age=0";
};

const server = vi.fn<typeof fetch>();

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("navigator", {});
});

afterEach(() => {
  window.history.replaceState(null, "", "/");
  signedIn(false);
  vi.unstubAllGlobals();
});

describe("the first token", () => {
  test("is not asked for in a browser without a session", () => {
    expect(refreshEarly()).toBeUndefined();
    expect(server).not.toHaveBeenCalled();
  });

  test("is not asked for by the page that signs out", () => {
    signedIn(true);
    window.history.replaceState(null, "", "/logout");
    expect(refreshEarly()).toBeUndefined();
    expect(server).not.toHaveBeenCalled();
  });

  test("is asked for once: the session takes the early response", async () => {
    signedIn(true);
    server.mockImplementation(async () => tokenAnswer("early"));
    const session = createApplicantSession({ earlyRefresh: refreshEarly() });
    await session.start();
    expect(session.currentToken()).toBe("early");
    expect(server).toHaveBeenCalledOnce();
    expect(server.mock.calls[0]).toEqual([
      "/auth/token/refresh",
      { credentials: "include", cache: "no-store" },
    ]);
  });

  test("is asked for again when the early request has failed, and by every later refresh", async () => {
    signedIn(true);
    server.mockRejectedValueOnce(new TypeError("no network"));
    server.mockImplementation(async () => tokenAnswer("second"));
    const session = createApplicantSession({ earlyRefresh: refreshEarly() });
    await expect(session.start()).rejects.toThrow("could not be refreshed");
    await session.start();
    expect(session.currentToken()).toBe("second");
    session.refuse("second");
    await session.accessToken();
    expect(server).toHaveBeenCalledTimes(3);
  });

  test("waits for the tab that refreshes", async () => {
    signedIn(true);
    server.mockImplementation(async () => tokenAnswer("early"));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const request = vi.fn(async (_name: string, work: () => Promise<Response>) => {
      await held;
      return work();
    });
    vi.stubGlobal("navigator", { locks: { request } });
    const early = refreshEarly();
    expect(request.mock.calls.map(([name]) => name)).toEqual(["latchkey-refresh"]);
    expect(server).not.toHaveBeenCalled();
    release();
    await eventually(() => expect(server).toHaveBeenCalledOnce());
    expect((await early)?.status).toBe(200);
  });
});
