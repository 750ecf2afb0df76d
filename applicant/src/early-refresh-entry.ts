import { refreshEarly } from "./session/early-refresh.ts";

/** Runs before the entry of the app, so that the token is requested while the libraries load. */
export const earlyRefresh = refreshEarly();
