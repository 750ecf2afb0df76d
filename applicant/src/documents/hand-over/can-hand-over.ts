import { meta } from "@latchkey/browser/frame/provider.ts";

/** The head of the page says that a phone can reach this installation. */
export const canHandOver = (): boolean => meta("latchkey-phone") === "on";
