/** The names of an applicant's session between the tabs of a browser. */

/** The channel on which tabs announce that somebody has signed in or out. */
export const SESSION_CHANNEL = "latchkey-session";

/** The lock of the tab that refreshes the token. */
export const REFRESH_LOCK = "latchkey-refresh";
