import { type CivilDate, isCivilDate } from "@latchkey/domain/rules/civil-date.ts";

/** Partners' spellings of values; undefined: missing or invalid. */

type Written<Value> = Value | null | undefined;

export const dateOf = (written: Written<string>): CivilDate | undefined =>
  typeof written === "string" && isCivilDate(written) ? written : undefined;

export const minorOf = (pounds: Written<number>): number | undefined => {
  const minor = Math.round((pounds ?? Number.NaN) * 100);
  return Number.isSafeInteger(minor) ? minor : undefined;
};
