import { type CivilDate, isCivilDate } from "@latchkey/domain/rules/civil-date.ts";

/** Values as partners write them; undefined: there is none, or none that exists. */

type Written<Value> = Value | null | undefined;

export const dateOf = (written: Written<string>): CivilDate | undefined =>
  typeof written === "string" && isCivilDate(written) ? written : undefined;

/** Partners write amounts in pounds, with a point. */
export const minorOf = (pounds: Written<number>): number | undefined => {
  const minor = Math.round((pounds ?? Number.NaN) * 100);
  return Number.isSafeInteger(minor) ? minor : undefined;
};
