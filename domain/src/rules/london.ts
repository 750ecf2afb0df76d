import type { CivilDate } from "./civil-date.ts";

const LONDON = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", dateStyle: "short" });

/** The product's civil date at an instant (epoch milliseconds), whatever the zone of the machine: ages and terms are counted by it. */
export const londonDate = (instantMs: number): CivilDate => LONDON.format(instantMs);
