import { DASHBOARD_PATH, SIGN_IN_PATH, safeReturnPath } from "./wire.ts";

/** `expired`: the session ended by itself. `out`: the person signed out. */
export type SignInReason = "expired" | "out" | undefined;

/** The redirect of a protected page for a visitor (spec 1 §2): by the server without a cookie, else by the page. */
export const signInAddress = (reason: SignInReason, returnPath?: string): string => {
  const target = safeReturnPath(returnPath);
  const back = target && target !== DASHBOARD_PATH ? `return=${encodeURIComponent(target)}` : "";
  const query = [reason, back].filter(Boolean).join("&");
  return query ? `${SIGN_IN_PATH}?${query}` : SIGN_IN_PATH;
};
