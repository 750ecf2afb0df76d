import { londonDate } from "@latchkey/domain/rules/london.ts";

/** The civil date for computing ages, whatever the device's time zone. */
export const todayInLondon = (): string => londonDate(Date.now());
