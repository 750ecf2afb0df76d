import type { Readable } from "node:stream";

/**
 * Aborts after a period of inactivity, however long the whole transfer may take.
 *
 * @returns a function that stops the timeout
 */
export const onInactivity = (source: Readable, ms: number, giveUp: () => void): (() => void) => {
  const timer = setTimeout(giveUp, ms);
  const heard = (): void => {
    timer.refresh();
  };
  const rest = (): void => {
    clearTimeout(timer);
    source.off("data", heard).off("end", rest);
  };
  source.on("data", heard).on("end", rest);
  return rest;
};
