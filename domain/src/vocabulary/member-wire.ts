/** Paths below which members sign in: staff at the console, an agency's users at the portal. */

const authPaths = (base: string) =>
  ({
    link: `${base}/auth/one-time-link`,
    lookAtLink: `${base}/auth/one-time-link/look`,
    confirmLink: `${base}/auth/one-time-link/confirm`,
    pending: `${base}/auth/second-factor`,
    app: `${base}/auth/second-factor/app`,
    recovery: `${base}/auth/second-factor/recovery`,
    passkeyOptions: `${base}/auth/second-factor/passkey/options`,
    passkey: `${base}/auth/second-factor/passkey`,
    enrolApp: `${base}/auth/enrolment/app`,
    confirmApp: `${base}/auth/enrolment/app/confirm`,
    enrolPasskeyOptions: `${base}/auth/enrolment/passkey/options`,
    enrolPasskey: `${base}/auth/enrolment/passkey`,
    finishEnrolment: `${base}/auth/enrolment/finish`,
    /** Starts the second step anew in a session: before a sensitive act, or to add a factor. */
    proof: `${base}/auth/proof`,
    refresh: `${base}/auth/token/refresh`,
    endSession: `${base}/auth/token/logout`,
  }) as const;

const LONGEST = 500;
const PLAIN = /^[\x21-\x7e]*$/;
const DOTTED = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

type SignInReason = "expired" | "out" | undefined;

export interface MemberPages<Home extends string = string> {
  readonly home: Home;
  readonly signIn: `${Home}/sign-in`;
  readonly secondFactor: `${Home}/second-factor`;
  readonly enrolment: `${Home}/second-factor/set-up`;
  readonly ownAccount: `${Home}/account`;
  readonly signOut: `${Home}/sign-out`;
  readonly graphql: `${Home}/graphql`;
  readonly auth: ReturnType<typeof authPaths>;
  /** The readable cookie next to the session cookie: without it, no request is made. */
  readonly sessionMark: string;
  /**
   * A page to return to after signing in: only a path of these pages. Anything doubtful, however it is
   * spelled, is rejected.
   */
  readonly safePath: (path: string | null | undefined) => string | undefined;
  readonly signInAddress: (reason: SignInReason, returnPath?: string) => string;
}

interface Base<Home extends string> {
  readonly home: Home;
  readonly sessionMark: string;
  /** Parts directly below that answer no page. */
  readonly noPages: readonly string[];
}

export const memberPages = <Home extends string>({
  home,
  sessionMark,
  noPages,
}: Base<Home>): MemberPages<Home> => {
  const isOurs = new RegExp(`^${home}(?:/[^/]+)*/?$`);
  const closed = [...noPages, "auth", "graphql", "sign-in", "sign-out", "second-factor"];
  const isClosed = new RegExp(`^${home}/(?:${closed.join("|")})(?:/|$)`, "i");
  const signIn = `${home}/sign-in` as const;
  const safePath: MemberPages["safePath"] = (path) => {
    if (!path || path.length > LONGEST || !PLAIN.test(path) || path.includes("\\")) return undefined;
    const address = path.split("#", 1).join("");
    const pathname = address.split("?", 1).join("");
    if (!isOurs.test(pathname) || DOTTED.test(pathname)) return undefined;
    return isClosed.test(pathname) ? undefined : address;
  };
  return {
    home,
    signIn,
    secondFactor: `${home}/second-factor`,
    enrolment: `${home}/second-factor/set-up`,
    ownAccount: `${home}/account`,
    signOut: `${home}/sign-out`,
    graphql: `${home}/graphql`,
    auth: authPaths(home),
    sessionMark,
    safePath,
    signInAddress: (reason, returnPath) => {
      const target = safePath(returnPath);
      const back = target && target !== home ? `return=${encodeURIComponent(target)}` : "";
      const query = [reason, back].filter(Boolean).join("&");
      return query ? `${signIn}?${query}` : signIn;
    },
  };
};
