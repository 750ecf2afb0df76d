export const SESSION_CHANNEL = "latchkey-session";

/** The lock of the tab that refreshes the token. */
export const REFRESH_LOCK = "latchkey-refresh";
