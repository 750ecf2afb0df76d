import type { SessionChannel, SessionMessage } from "./session-channel.ts";
import { goodUntil, isRefusal, personOf, readToken, type Token } from "./session-token.ts";

/** Spec 1 §4: the state starts pending. */
export const sessionStates = ["pending", "logged-in", "logged-out"] as const;
export type SessionState = (typeof sessionStates)[number];

export interface SessionSnapshot {
  readonly state: SessionState;
  /** Logged out although there had been a session: it ended by itself, nobody asked for it. */
  readonly expired: boolean;
}

export interface Session {
  readonly snapshot: () => SessionSnapshot;
  /** Calls the listener on every change; returns the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Decides a pending session: by the cookie alone, or by one refresh. */
  readonly start: () => Promise<void>;
  /** A token to use now, refreshed when it has run out; undefined when logged out. */
  readonly accessToken: () => Promise<string | undefined>;
  /** The token of this moment without asking anybody; undefined when there is none or it has run out. */
  readonly currentToken: () => string | undefined;
  /** A new sign-in. */
  readonly apply: (token: Token) => void;
  /** The server answered 401 to this token: the next call fetches another. */
  readonly refuse: (access: string) => void;
  /** After an expiry: looks whether somebody has signed in since, in a browser whose tabs cannot talk. */
  readonly revive: () => Promise<void>;
  readonly logout: () => void;
  /** What every call of this page carries besides its token. */
  readonly callHeaders: () => Readonly<Record<string, string>>;
}

export interface SessionEnvironment {
  /** The cookie that stands beside the HttpOnly one with the session, so that a visitor without one costs no call. */
  readonly mark: string;
  readonly refreshPath: string;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds of the device's clock. */
  readonly now: () => number;
  /** The readable cookies, as `document.cookie` has them. */
  readonly cookies: () => string;
  readonly channel: SessionChannel | undefined;
  /** Removes the readable cookie, before the server has heard of a logout. */
  readonly forgetCookie?: () => void;
  /** What every call of this page carries besides its token, e.g. the case that it shows. */
  readonly callHeaders?: (() => Readonly<Record<string, string>>) | undefined;
  /** Runs the work while no other tab runs its own (a lock of the browser, where there are locks). */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The server could not be asked, or had no answer: nothing is decided, the session stays as it is. */
export class SessionUnavailableError extends Error {
  override readonly name = "SessionUnavailableError";
}

interface Kept {
  readonly access: string;
  readonly goodUntil: number;
}

interface Attempt {
  token: Promise<string | undefined>;
}

class SessionStore {
  readonly #environment: SessionEnvironment;
  readonly #listeners = new Set<() => void>();
  #snapshot: SessionSnapshot = { state: "pending", expired: false };
  #kept: Kept | undefined;
  /** Whose session it is, also while it has expired. */
  #person: string | undefined;
  #refreshing: Attempt | undefined;

  constructor(environment: SessionEnvironment) {
    this.#environment = environment;
    environment.channel?.listen((message) => this.#hear(message));
  }

  callHeaders = (): Readonly<Record<string, string>> => this.#environment.callHeaders?.() ?? {};

  snapshot = (): SessionSnapshot => this.#snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start = async (): Promise<void> => {
    if (this.#snapshot.state !== "pending") return;
    if (this.#hasCookie()) await this.#refresh();
    else this.#end(false);
  };

  currentToken = (): string | undefined =>
    this.#kept && this.#environment.now() < this.#kept.goodUntil ? this.#kept.access : undefined;

  accessToken = async (): Promise<string | undefined> => {
    if (this.#snapshot.state === "pending") await this.start();
    if (this.#snapshot.state !== "logged-in") return undefined;
    return this.currentToken() ?? this.#refresh();
  };

  apply = (token: Token): void => {
    this.#environment.channel?.post({ kind: "signed-in", token });
    this.#keep(token);
  };

  refuse = (access: string): void => {
    if (this.#kept?.access === access) this.#kept = undefined;
  };

  revive = async (): Promise<void> => {
    if (this.#snapshot.expired && this.#hasCookie()) await this.#refresh();
  };

  logout = (): void => {
    // First the mark, then the news: another tab that hears it must not find a session to refresh.
    this.#environment.forgetCookie?.();
    this.#environment.channel?.post({ kind: "logged-out" });
    this.#end(false);
  };

  #hasCookie(): boolean {
    return this.#environment
      .cookies()
      .split(";")
      .some((cookie) => cookie.trim() === `${this.#environment.mark}=1`);
  }

  #hear(message: SessionMessage): void {
    if (message.kind === "logged-out") this.#end(false);
    else if (message.kind === "signed-in") this.#keep(message.token);
    // Whoever signed out on purpose is not brought back by a refresh that was under way elsewhere.
    else if (this.#snapshot.state !== "logged-out" || this.#snapshot.expired) this.#keep(message.token);
  }

  #keep(token: Token): void {
    const person = personOf(token);
    // Somebody else has signed in elsewhere: what is open here, and what still waits to be sent, is not theirs.
    if (this.#person !== undefined && person !== undefined && person !== this.#person) {
      this.#end(false);
      return;
    }
    this.#person = person ?? this.#person;
    this.#kept = { access: token.access, goodUntil: goodUntil(token, this.#environment.now()) };
    this.#change({ state: "logged-in", expired: false });
  }

  #end(expired: boolean): void {
    this.#kept = undefined;
    this.#refreshing = undefined;
    if (!expired) this.#person = undefined;
    this.#change({ state: "logged-out", expired });
  }

  #change(next: SessionSnapshot): void {
    const { state, expired } = this.#snapshot;
    if (next.state === state && next.expired === expired) return;
    this.#snapshot = next;
    for (const listener of [...this.#listeners]) listener();
  }

  /** One refresh at a time: in this tab by the shared promise, among tabs by the lock. */
  #refresh(): Promise<string | undefined> {
    if (this.#refreshing) return this.#refreshing.token;
    const before = this.#kept;
    const attempt: Attempt = { token: Promise.resolve(undefined) };
    this.#refreshing = attempt;
    attempt.token = this.#environment
      .exclusively(async () => {
        // Another tab may have refreshed, or logged out, while this one stood in the queue.
        if (this.#refreshing !== attempt || this.#kept !== before) return this.currentToken();
        return this.#askServer(attempt);
      })
      .finally(() => {
        if (this.#refreshing === attempt) this.#refreshing = undefined;
      });
    return attempt.token;
  }

  async #askServer(attempt: Attempt): Promise<string | undefined> {
    const { fetch, now, channel, refreshPath } = this.#environment;
    const response = await fetch(refreshPath, { credentials: "include", cache: "no-store" }).catch(
      (cause: unknown) => {
        throw new SessionUnavailableError("The session could not be refreshed", { cause });
      },
    );
    const token = response.status === 200 ? await readToken(response, now()) : undefined;
    // A logout that happened meanwhile wins over an answer that comes late.
    if (this.#refreshing !== attempt) return undefined;
    if (!token && !isRefusal(response.status)) {
      throw new SessionUnavailableError(`The refresh was answered with ${response.status}`);
    }
    if (!token) {
      this.#end(true);
      return undefined;
    }
    channel?.post({ kind: "refreshed", token });
    this.#keep(token);
    return this.#kept?.access;
  }
}

/** The session of this tab (spec 1 §4): framework-free, told what happens in other tabs, telling its listeners. */
export const createSession = (environment: SessionEnvironment): Session => new SessionStore(environment);
