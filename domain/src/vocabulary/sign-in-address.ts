import { DASHBOARD_PATH, SIGN_IN_PATH, safeReturnPath } from "./wire.ts";

/** Where a protected page redirects a logged-out visitor (spec 1 §2): the server does if no cookie came, else the page. */
export const signInAddress = (expired: boolean, returnPath?: string): string => {
  const target = safeReturnPath(returnPath);
  const back = target && target !== DASHBOARD_PATH ? `return=${encodeURIComponent(target)}` : "";
  const query = [expired ? "expired" : "", back].filter(Boolean).join("&");
  return query ? `${SIGN_IN_PATH}?${query}` : SIGN_IN_PATH;
};
