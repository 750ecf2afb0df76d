import type { CivilDate } from "./civil-date.ts";

const LONDON = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", dateStyle: "short" });

/**
 * The civil date in London at an instant (epoch milliseconds), whatever the machine's time zone. Ages and terms use it.
 */
export const londonDate = (instantMs: number): CivilDate => LONDON.format(instantMs);
