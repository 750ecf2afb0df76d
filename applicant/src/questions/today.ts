import { londonDate } from "@latchkey/domain/rules/london.ts";

/** The civil date by which ages are counted, whatever the device's zone. */
export const todayInLondon = (): string => londonDate(Date.now());
