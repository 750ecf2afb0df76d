import { meta } from "./provider.ts";

const WAIT_MS = 1_000;

/**
 * Connects services outside when the page and what it shows at first have been loaded, if the document names any. What
 * fails to load is left out.
 */
export const connectLater = (connect: () => Promise<unknown>): void => {
  if (!(meta("latchkey-sends") ?? meta("latchkey-help"))) return;
  const begin = () => setTimeout(() => void connect().catch(() => undefined), WAIT_MS);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin);
};
