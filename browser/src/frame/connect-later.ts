import { meta } from "./provider.ts";

const WAIT_MS = 1_000;

/** Connects outside services after the first load of the page. A service that fails to load is left out. */
export const connectLater = (connect: () => Promise<unknown>): void => {
  if (!(meta("latchkey-sends") ?? meta("latchkey-help"))) return;
  const begin = () => setTimeout(() => void connect().catch(() => undefined), WAIT_MS);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin);
};
