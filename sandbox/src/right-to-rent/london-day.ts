import { type Day, dayFrom, isoOf } from "../bank/money/days.ts";

const london = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", dateStyle: "short" });

export const londonDay = (moment: Date): Day => dayFrom(london.format(moment)) ?? Number.NaN;

const inWords = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", dateStyle: "long" });

/** `2 June 1993` */
export const dayInWords = (day: Day | string): string =>
  inWords.format(new Date(typeof day === "string" ? day : isoOf(day)));
