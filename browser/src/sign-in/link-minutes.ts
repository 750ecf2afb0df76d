import { meta } from "../frame/provider.ts";

const DEFAULT = "10";

/** For how many minutes a link is valid, as the server says; a placeholder while prerendering, which it fills in. */
export const linkMinutes = (): string =>
  typeof document === "undefined" ? "%LINK_MINUTES%" : (meta("latchkey-link-minutes") ?? DEFAULT);
