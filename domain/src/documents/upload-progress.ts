export const UPLOAD_TICK_MS = 1000;
export const PROGRESS_WHILE_SIGNING = 10;
export const PROGRESS_DONE = 100;
export const PROGRESS_FAILED = 0;

const SLOWER_FROM = 70;
const STOPS_AT = 98;

/** One tick of the one-second timer: +10 below 70, then +1, and it stops at 98. Nothing moves before the start or after the end. */
export const nextProgress = (progress: number): number => {
  if (progress <= 0 || progress >= STOPS_AT) return progress;
  return Math.min(STOPS_AT, progress + (progress < SLOWER_FROM ? 10 : 1));
};
