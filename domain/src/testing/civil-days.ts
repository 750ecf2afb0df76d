/** Today, in the tests: a Friday in a common year. */
export const TODAY = "2026-11-20";
export const YESTERDAY = "2026-11-19";
export const TOMORROW = "2026-11-21";
