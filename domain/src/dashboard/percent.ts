import { type Entry, isComplete, isSubmitted } from "./items.ts";

const weight = (item: Entry): number => {
  if (isComplete(item)) return 1;
  return item.progress?.startedDtm ? 0.5 : 0;
};

/**
 * Completed counts 1, started ½; the total is what is neither submitted nor optional; rounded up to the nearest 5,
 * and 100 when nothing is left (spec 1 §4). Literal: above 95 it may read 100 with something left to do.
 */
export const progressPercent = (entries: readonly Entry[]): number => {
  const open = entries.filter((item) => !isSubmitted(item) && !item.optional);
  if (open.length === 0) return 100;
  const done = open.reduce((sum, item) => sum + weight(item), 0);
  return Math.ceil((done * 20) / open.length) * 5;
};
