import { REFRESH_PATH, SESSION_MARK } from "@latchkey/domain/vocabulary/wire.ts";
import { describe, expect, test, vi } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { createSession, type SessionEnvironment, SessionUnavailableError } from "./session.ts";
import type { SessionChannel, SessionMessage } from "./session-channel.ts";
import { tokenOrRevival } from "./session-revival.ts";
import type { Token } from "./session-token.ts";

const START = Date.parse("2026-03-12T10:00:00Z");

const answer = (access: string, lifetime = 600, serverNow = START) =>
  Response.json(
    { access, access_exp_time: serverNow / 1000 + lifetime },
    { headers: { date: new Date(serverNow).toUTCString() } },
  );

const refused = () => new Response(null, { status: 401 });

const token = (access: string): Token => ({ access, expiresIn: 600 });

/** A browser whose tabs receive each other's messages synchronously. */
const aBrowser = () => {
  const handlers: ((message: SessionMessage) => void)[] = [];
  const openTab = (): SessionChannel => {
    let own: ((message: SessionMessage) => void) | undefined;
    return {
      listen: (handler) => {
        own = handler;
        handlers.push(handler);
      },
      post: (message) => {
        for (const handler of handlers) if (handler !== own) handler(message);
      },
    };
  };
  return { openTab };
};

const aSession = (given: Partial<SessionEnvironment> = {}) => {
  const clock = { now: START };
  const fetch = vi.fn(async () => answer("first"));
  const session = createSession({
    mark: SESSION_MARK,
    refreshPath: REFRESH_PATH,
    fetch,
    now: () => clock.now,
    cookies: () => "latchkey_language=en; latchkey_session=1",
    channel: undefined,
    exclusively: (work) => work(),
    ...given,
  });
  return { session, fetch, clock };
};

describe("the state", () => {
  test("FRM-201 FRM-202 starts pending", () => {
    expect(aSession().session.snapshot().state).toBe("pending");
  });

  test("FRM-203 becomes logged-in when a new access token is applied", () => {
    const { session } = aSession();
    session.apply(token("new"));
    expect(session.snapshot().state).toBe("logged-in");
  });

  test("FRM-204 becomes logged-out on logout, which is not an expiry", async () => {
    const { session } = aSession();
    await session.start();
    session.logout();
    expect(session.snapshot()).toMatchObject({ state: "logged-out", expired: false });
  });

  test("FRM-205 (in part) becomes logged-out when a token refresh is refused", async () => {
    const { session } = aSession({ fetch: async () => refused() });
    await session.start();
    expect(session.snapshot()).toMatchObject({ state: "logged-out", expired: true });
  });

  test.each([400, 401, 403, 404])("FRM-205 (in part) so it does later, with %i", async (status) => {
    const { session, fetch, clock } = aSession();
    await session.start();
    fetch.mockResolvedValueOnce(new Response(null, { status }));
    clock.now += 600_000;
    expect(await session.accessToken()).toBeUndefined();
    expect(session.snapshot()).toMatchObject({ state: "logged-out", expired: true });
  });

  test("FRM-206 on logout the token and its expiry are cleared", async () => {
    const { session } = aSession();
    await session.start();
    session.logout();
    expect(session.currentToken()).toBeUndefined();
    expect(await session.accessToken()).toBeUndefined();
  });

  test("FRM-209 listeners are notified on every change, and only then", async () => {
    const { session, clock } = aSession();
    const states: string[] = [];
    const stop = session.subscribe(() => states.push(session.snapshot().state));
    await session.start();
    clock.now += 600_000;
    await session.accessToken();
    session.logout();
    session.apply(token("new"));
    stop();
    session.logout();
    expect(states).toEqual(["logged-in", "logged-out", "logged-in"]);
  });

  test("FRM-039 without the readable cookie it is logged out without a request, and not expired", async () => {
    const { session, fetch } = aSession({ cookies: () => "latchkey_session=10; other=1" });
    await session.start();
    expect(session.snapshot()).toMatchObject({ state: "logged-out", expired: false });
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([500, 502, 503, 429, 408])(
    "a refresh answered %s decides nothing, as decision 0008 says",
    async (status) => {
      const { session } = aSession({ fetch: async () => new Response(null, { status }) });
      await expect(session.start()).rejects.toThrow(SessionUnavailableError);
      expect(session.snapshot().state).toBe("pending");
    },
  );

  test("a lost connection does not log out", async () => {
    const { session, fetch, clock } = aSession();
    await session.start();
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    clock.now += 600_000;
    await expect(session.accessToken()).rejects.toThrow(SessionUnavailableError);
    expect(session.snapshot().state).toBe("logged-in");
    expect(await session.accessToken()).toBe("first");
  });
});

describe("the access token", () => {
  test("FRM-322 FRM-383 is refreshed 45 seconds before the stated expiry", async () => {
    const { session, fetch, clock } = aSession();
    await session.start();
    clock.now = START + 554_999;
    await session.accessToken();
    expect(fetch).toHaveBeenCalledTimes(1);
    clock.now = START + 555_000;
    fetch.mockResolvedValueOnce(answer("second"));
    expect(await session.accessToken()).toBe("second");
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each([-86_400_000, 86_400_000])("a clock that is wrong by %s ms does no harm", async (error) => {
    const { session, fetch, clock } = aSession();
    clock.now = START + error;
    await session.start();
    clock.now += 500_000;
    expect(await session.accessToken()).toBe("first");
    expect(fetch).toHaveBeenCalledTimes(1);
    clock.now += 60_000;
    await session.accessToken();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("is fetched once for many callers", async () => {
    const { session, fetch } = aSession();
    const tokens = await Promise.all([session.start(), session.accessToken(), session.accessToken()]);
    expect(tokens.slice(1)).toEqual(["first", "first"]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("is fetched again after the server refused it, but not twice for the same refusal", async () => {
    const { session, fetch } = aSession();
    await session.start();
    session.refuse("first");
    fetch.mockResolvedValueOnce(answer("second"));
    expect(await session.accessToken()).toBe("second");
    session.refuse("first");
    expect(await session.accessToken()).toBe("second");
  });

  test("a response that arrives after the logout is dropped", async () => {
    let release: (response: Response) => void = () => undefined;
    const { session } = aSession({
      fetch: () =>
        new Promise<Response>((resolve) => {
          release = resolve;
        }),
    });
    const started = session.start();
    session.logout();
    release(answer("late"));
    await started;
    expect(session.snapshot().state).toBe("logged-out");
    expect(session.currentToken()).toBeUndefined();
  });
});

describe("several tabs", () => {
  const twoTabs = () => {
    const browser = aBrowser();
    const fetch = vi.fn(async () => answer("first"));
    let queue: Promise<unknown> = Promise.resolve();
    const exclusively = <T>(work: () => Promise<T>): Promise<T> => {
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    };
    const tab = () => aSession({ fetch, exclusively, channel: browser.openTab() });
    return { one: tab(), other: tab(), fetch };
  };

  test("one refresh serves both", async () => {
    const { one, other, fetch } = twoTabs();
    await Promise.all([one.session.start(), other.session.start()]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(other.session.currentToken()).toBe("first");
  });

  test("logging out in one logs out all", async () => {
    const { one, other } = twoTabs();
    await Promise.all([one.session.start(), other.session.start()]);
    one.session.logout();
    expect(other.session.snapshot()).toMatchObject({ state: "logged-out", expired: false });
  });

  test("a sign-in in one revives the other", async () => {
    const { one, other, fetch } = twoTabs();
    fetch.mockImplementation(async () => refused());
    await other.session.start();
    expect(other.session.snapshot().expired).toBe(true);
    one.session.apply(token("new"));
    expect(other.session.snapshot()).toEqual({ state: "logged-in", expired: false });
    expect(await other.session.accessToken()).toBe("new");
  });

  test("the sign-in of another person ends what this tab was doing", async () => {
    const tokenOf = (person: string) => `head.${btoa(JSON.stringify({ sub: person }))}.signature`;
    const { one, other, fetch } = twoTabs();
    fetch.mockImplementation(async () => answer(tokenOf("amara")));
    await other.session.start();
    one.session.logout();
    other.session.apply(token(tokenOf("amara")));
    one.session.apply(token(tokenOf("ben")));
    expect(other.session.snapshot()).toEqual({ state: "logged-out", expired: false });
    await expect(tokenOrRevival(other.session)).rejects.toThrow("Nobody is signed in");
  });

  test("a refresh in another tab does not undo a sign-out", () => {
    const { one } = twoTabs();
    one.session.logout();
    const heard: ((message: SessionMessage) => void)[] = [];
    const { session } = aSession({
      channel: { post: () => undefined, listen: (handler) => heard.push(handler) },
    });
    session.logout();
    for (const hear of heard) hear({ kind: "refreshed", token: token("late") });
    expect(session.snapshot().state).toBe("logged-out");
  });

  test("tabs that cannot communicate detect a sign-in by the cookie", async () => {
    const { session, fetch } = aSession();
    fetch.mockResolvedValueOnce(refused());
    await session.start();
    await session.revive();
    expect(session.snapshot().state).toBe("logged-in");
  });
});

describe("a request that must not be lost", () => {
  test("waits through an expiry for a sign-in in any tab", async () => {
    const { session, fetch } = aSession();
    fetch.mockResolvedValueOnce(refused());
    const waiting = tokenOrRevival(session);
    await eventually(() => expect(session.snapshot().expired).toBe(true));
    session.apply(token("new"));
    expect(await waiting).toBe("new");
  });

  test("gives up when somebody signs out instead", async () => {
    const { session, fetch } = aSession();
    fetch.mockResolvedValueOnce(refused());
    const waiting = tokenOrRevival(session);
    await eventually(() => expect(session.snapshot().expired).toBe(true));
    session.logout();
    await expect(waiting).rejects.toThrow("Nobody is signed in");
  });
});
