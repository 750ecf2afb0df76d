import { meta } from "../frame/provider.ts";

const DEFAULT = "10";

/**
 * The validity of a link in minutes, as the server says; a placeholder while prerendering, which the server fills in.
 */
export const linkMinutes = (): string =>
  typeof document === "undefined" ? "%LINK_MINUTES%" : (meta("latchkey-link-minutes") ?? DEFAULT);
