/**
 * Leaves this document for another one of the same origin: sign-in, applicant and the server's own addresses are
 * documents of their own, so crossing between them is a real navigation.
 */
export const leaveFor = (path: string): void => window.location.assign(path);

export const SIGN_IN_PATH = "/otl";
export const DASHBOARD_PATH = "/dashboard";
export const LOGOUT_PATH = "/logout";
export const TOKEN_LOGOUT_PATH = "/auth/token/logout";

const ORIGIN = "https://here.invalid";

const parsed = (path: string): URL | undefined => {
  try {
    return new URL(path, ORIGIN);
  } catch {
    return undefined;
  }
};

/** A path of our own that it makes sense to return to; anything else, of whatever spelling, is none. */
export const safeReturnPath = (path: string | null | undefined): string | undefined => {
  const url = path?.startsWith("/") ? parsed(path) : undefined;
  if (!url) return undefined;
  const { origin, pathname, search } = url;
  const leadsBackHere = ["/otl", "/logout", "/auth"].some(
    (own) => pathname === own || pathname.startsWith(`${own}/`),
  );
  return origin === ORIGIN && !leadsBackHere ? pathname + search : undefined;
};

/** Where a protected route sends a visitor who is logged out (spec 1 §2). */
export const signInAddress = (expired: boolean, returnPath?: string): string => {
  const target = safeReturnPath(returnPath);
  const back = target && target !== DASHBOARD_PATH ? `return=${encodeURIComponent(target)}` : "";
  const query = [expired ? "expired" : "", back].filter(Boolean).join("&");
  return query ? `${SIGN_IN_PATH}?${query}` : SIGN_IN_PATH;
};
