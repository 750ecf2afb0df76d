import { refreshEarly } from "./session/early-refresh.ts";

/** Runs before the entry of the app, which is large: the token is on its way while the libraries are. */
export const earlyRefresh = refreshEarly();
