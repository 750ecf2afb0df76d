import type { CivilDate } from "../../rules/civil-date.ts";
import { addDays } from "../../rules/civil-span.ts";
import type { DateRules } from "./rule-set.ts";

type CodeRules = Pick<DateRules, "shareCode">;

/** A code is made on the day on which it is given, or before: after this day it has ended for certain. */
export const lastShareCodeDay = (givenOn: CivilDate, { shareCode }: CodeRules): CivilDate =>
  addDays(givenOn, shareCode.days);

export const shareCodeEndedOn = (
  givenOn: CivilDate,
  today: CivilDate,
  dates: CodeRules,
): CivilDate | undefined => {
  const lastDay = lastShareCodeDay(givenOn, dates);
  return lastDay < today ? lastDay : undefined;
};
