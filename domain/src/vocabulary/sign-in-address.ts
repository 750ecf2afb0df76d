import { DASHBOARD_PATH, SIGN_IN_PATH, safeReturnPath } from "./wire.ts";

/** Why somebody comes to the sign-in page: the session ended by itself, they signed out, or neither. */
export type SignInReason = "expired" | "out" | undefined;

/** Where a protected page redirects a logged-out visitor (spec 1 §2): the server does if no cookie came, else the page. */
export const signInAddress = (reason: SignInReason, returnPath?: string): string => {
  const target = safeReturnPath(returnPath);
  const back = target && target !== DASHBOARD_PATH ? `return=${encodeURIComponent(target)}` : "";
  const query = [reason, back].filter(Boolean).join("&");
  return query ? `${SIGN_IN_PATH}?${query}` : SIGN_IN_PATH;
};
