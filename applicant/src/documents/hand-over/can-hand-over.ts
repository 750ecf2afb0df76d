import { meta } from "@latchkey/browser/frame/provider.ts";

/** Whether a phone reaches this installation: the server says so in the head of the page. */
export const canHandOver = (): boolean => meta("latchkey-phone") === "on";
