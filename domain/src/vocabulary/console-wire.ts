/** Names that the console and the server share. All below one prefix, so that its cookies reach nothing else. */

export const CONSOLE_PATH = "/console";

/** Paths of pages. */
export const STAFF_SIGN_IN_PATH = "/console/sign-in";
export const SECOND_FACTOR_PATH = "/console/second-factor";
export const ENROLMENT_PATH = "/console/second-factor/set-up";
export const QUEUE_PATH = "/console/queue";
export const APPLICATIONS_PATH = "/console/applications";
export const CASES_PATH = "/console/cases";
export const TEAM_PATH = "/console/team";
export const KEYS_PATH = "/console/keys";

/** Paths of API routes. */
export const CONSOLE_GRAPHQL_PATH = "/console/graphql";
export const STAFF_LINK_PATH = "/console/auth/one-time-link";
export const LOOK_AT_STAFF_LINK_PATH = "/console/auth/one-time-link/look";
export const CONFIRM_STAFF_LINK_PATH = "/console/auth/one-time-link/confirm";
export const PENDING_SIGN_IN_PATH = "/console/auth/second-factor";
export const SHOW_CODE_PATH = "/console/auth/second-factor/app";
export const SHOW_RECOVERY_CODE_PATH = "/console/auth/second-factor/recovery";
export const PASSKEY_OPTIONS_PATH = "/console/auth/second-factor/passkey/options";
export const SHOW_PASSKEY_PATH = "/console/auth/second-factor/passkey";
export const NEW_APP_PATH = "/console/auth/enrolment/app";
export const CONFIRM_APP_PATH = "/console/auth/enrolment/app/confirm";
export const NEW_PASSKEY_OPTIONS_PATH = "/console/auth/enrolment/passkey/options";
export const NEW_PASSKEY_PATH = "/console/auth/enrolment/passkey";
export const FINISH_ENROLMENT_PATH = "/console/auth/enrolment/finish";
export const STAFF_REFRESH_PATH = "/console/auth/token/refresh";
export const END_STAFF_SESSION_PATH = "/console/auth/token/logout";

/** The readable cookie next to the session cookie of staff. */
export const STAFF_SESSION_MARK = "latchkey_staff";

const LONGEST = 500;
const PLAIN = /^[\x21-\x7e]*$/;
const OF_PAGES = /^\/console(?:\/(?:queue|applications|cases|team|keys)(?:\/|$)|\/?$)/;
const DOTTED = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** A page of the console to return to after signing in. Anything doubtful, however it is spelled, is rejected. */
export const safeConsolePath = (path: string | null | undefined): string | undefined => {
  if (!path || path.length > LONGEST || !PLAIN.test(path) || path.includes("\\")) return undefined;
  const address = path.split("#", 1).join("");
  const pathname = address.split("?", 1).join("");
  return OF_PAGES.test(pathname) && !DOTTED.test(pathname) ? address : undefined;
};
