import type { CivilDate } from "./civil-date.ts";

const LONDON = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", dateStyle: "short" });

/**
 * The civil date in London at an instant (epoch milliseconds), whatever the machine's time zone. Ages and terms use it.
 */
export const londonDate = (instantMs: number): CivilDate => LONDON.format(instantMs);

const LONDON_CLOCK = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The minute on the clocks of London, such as `2026-11-29T14:05`. */
export const londonMinute = (instantMs: number): string =>
  `${londonDate(instantMs)}T${LONDON_CLOCK.format(instantMs)}`;
