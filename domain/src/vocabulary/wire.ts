export const SIGN_IN_PATH = "/otl";
/** The link in an invitation e-mail. It has no token, so the page asks for the address. */
export const INVITED_PATH = "/otl?invited";
export const DASHBOARD_PATH = "/dashboard";
export const YOUR_DATA_PATH = "/your-data";
export const CHECK_ANSWERS_PATH = "/check-answers";
export const LOGOUT_PATH = "/logout";
/** Ends every session of an account, after a confirmation. It needs a session, and a sign-in may return to it. */
export const SIGN_OUT_EVERYWHERE_PATH = "/logout?everywhere";
export const EVERYWHERE_QUERY = "everywhere";
export const ERROR_PATH = "/500";
export const REFERENCE_THANKS_PATH = "/reference-thank-you";

export const GRAPHQL_PATH = "/graphql";
export const ONE_TIME_LINK_PATH = "/auth/one-time-link";
export const LOOK_AT_LINK_PATH = "/auth/one-time-link/look";
export const CONFIRM_LINK_PATH = "/auth/one-time-link/confirm";
export const REFRESH_PATH = "/auth/token/refresh";
export const END_SESSION_PATH = "/auth/token/logout";
export const MAIL_CALLBACK_PATH = "/callbacks/mail";

export const REFERENCE_EXCHANGE_PATH = "/auth/reference/exchange";
export const REFERENCE_LINK_AGAIN_PATH = "/auth/reference/link-again";
export const SIGNED_FORM_PATH = "/wizard/api/signedurl/post/user/docs";
export const ownFilePath = (key: string, what: "picture" | "notices"): string =>
  `/wizard/api/files/${key}/${what}`;
export const requestFilesPath = (requestUuid: string): string => `/wizard/api/requests/${requestUuid}/files`;
/** Answers with the address at which the browser connects a bank (spec 3 §7). */
export const BANK_START_PATH = "/wizard/api/truelayer/auth_url/";
export const BANK_CALLBACK_PATH = "/truelayer/callback";
/** The same for the tax authority: the page posts to it, and the contract's link is followed (spec 3 §7). */
export const TAX_START_PATH = "/wizard/api/hmrc/auth_url/";
export const KONFIR_START_PATH = "/wizard/api/konfir/verification_url/";
export const EMPLOYMENT_RETURN_PATH = "/konfir/return";
export const EMPLOYMENT_WEBHOOK_PATH = "/hooks/konfir";
export const TAX_CALLBACK_PATH = "/hmrc/callback";

/** The largest file in bytes, 10 MB, unless the setting `MAX_FILE_BYTES` says otherwise (spec 1 §9). */
export const DEFAULT_MAX_FILE_BYTES = 10_485_760;

export const EVENTS_PATH = "/events";
export const ERRORS_PATH = "/errors";
export const ENVELOPE_TYPE = "application/x-sentry-envelope";

/** The readable cookie next to the session cookie: without it, no request is made. */
export const SESSION_MARK = "latchkey_session";

/**
 * A page shows one case and pins it: its URL contains the case, and so does every request of the page. The value is the
 * id of the party, which is the contract's `me { uuid }`.
 */
export const CASE_QUERY = "case";
export const PARTY_HEADER = "x-latchkey-party";

const LONGEST = 500;
const PLAIN = /^[\x21-\x7e]*$/;
const OF_PAGES = /^\/(?:dashboard|your-data|check-answers|questions|open-banking)(?:\/|$)/;
const DOTTED = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Only a path of our own is a valid return. Anything doubtful, however it is spelled, is rejected. */
export const safeReturnPath = (path: string | null | undefined): string | undefined => {
  if (path === SIGN_OUT_EVERYWHERE_PATH) return path;
  if (!path || path.length > LONGEST || !PLAIN.test(path) || path.includes("\\")) return undefined;
  const address = path.split("#", 1).join("");
  const pathname = address.split("?", 1).join("");
  return OF_PAGES.test(pathname) && !DOTTED.test(pathname) ? address : undefined;
};
