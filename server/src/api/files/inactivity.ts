import type { Readable } from "node:stream";

/**
 * Gives up on a sender that sends nothing for a while, however long the whole may take.
 *
 * @returns how to stop listening
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
