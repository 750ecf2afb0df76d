import { meta } from "../frame/provider.ts";

const DEFAULT = "10";

export const linkMinutes = (): string =>
  typeof document === "undefined" ? "%LINK_MINUTES%" : (meta("latchkey-link-minutes") ?? DEFAULT);
