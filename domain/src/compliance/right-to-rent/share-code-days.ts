import type { CivilDate } from "../../rules/civil-date.ts";
import { addDays } from "../../rules/civil-span.ts";
import type { DateRules } from "./rule-set.ts";

/** A code is made on the day on which it is given, or before: after so many days it has ended for certain. */
export const shareCodeEndedOn = (
  givenOn: CivilDate,
  today: CivilDate,
  { shareCode }: Pick<DateRules, "shareCode">,
): CivilDate | undefined => {
  const lastDay = addDays(givenOn, shareCode.days);
  return lastDay < today ? lastDay : undefined;
};
