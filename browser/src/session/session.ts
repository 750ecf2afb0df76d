import type { SessionChannel, SessionMessage } from "./session-channel.ts";
import { goodUntil, isRefusal, personOf, readToken, type Token } from "./session-token.ts";

/** Spec 1 §4: the initial state is pending. */
export const sessionStates = ["pending", "logged-in", "logged-out"] as const;
export type SessionState = (typeof sessionStates)[number];

export interface SessionSnapshot {
  readonly state: SessionState;
  readonly expired: boolean;
}

export interface Session {
  readonly snapshot: () => SessionSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => Promise<void>;
  readonly accessToken: () => Promise<string | undefined>;
  readonly currentToken: () => string | undefined;
  readonly apply: (token: Token) => void;
  readonly refuse: (access: string) => void;
  /** After expiry: checks for a new sign-in, in a browser whose tabs cannot communicate. */
  readonly revive: () => Promise<void>;
  readonly logout: () => void;
  readonly callHeaders: () => Readonly<Record<string, string>>;
}

export interface SessionEnvironment {
  /** The cookie that accompanies the HttpOnly session cookie, so that a visitor without a session makes no request. */
  readonly mark: string;
  readonly refreshPath: string;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds of the device's clock. */
  readonly now: () => number;
  readonly cookies: () => string;
  readonly channel: SessionChannel | undefined;
  readonly forgetCookie?: () => void;
  readonly callHeaders?: (() => Readonly<Record<string, string>>) | undefined;
  /** Runs the work while no other tab runs its own (with a web lock, if available). */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The server could not be reached or did not respond: the session stays as it is. */
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
    // The cookie goes before the other tabs are told, so that none of them finds a session to refresh.
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
    // A refresh that was running in another tab must not undo a deliberate sign-out.
    else if (this.#snapshot.state !== "logged-out" || this.#snapshot.expired) this.#keep(message.token);
  }

  #keep(token: Token): void {
    const person = personOf(token);
    // Another person has signed in in another tab; this page and its waiting requests are not theirs.
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

  /** One refresh at a time: in this tab by the shared promise, between tabs by the lock. */
  #refresh(): Promise<string | undefined> {
    if (this.#refreshing) return this.#refreshing.token;
    const before = this.#kept;
    const attempt: Attempt = { token: Promise.resolve(undefined) };
    this.#refreshing = attempt;
    attempt.token = this.#environment
      .exclusively(async () => {
        // Another tab may have refreshed or signed out while this one waited for the lock.
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
    // A sign-out that happened meanwhile wins over a late response.
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

/** The session of this tab (spec 1 §4): framework-free, synchronised with other tabs, with listeners. */
export const createSession = (environment: SessionEnvironment): Session => new SessionStore(environment);
