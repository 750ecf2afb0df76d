/** The best first. */
export const replayClasses = ["meets", "with_guarantor", "below"] as const;
export type ReplayClass = (typeof replayClasses)[number];

export const shareBands = [
  "none",
  "to_quarter",
  "to_half",
  "to_three_quarters",
  "below_whole",
  "whole",
] as const;
export type ShareBand = (typeof shareBands)[number];
