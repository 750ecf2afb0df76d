import { UnknownHolidays, workingDaysBetween } from "@latchkey/domain/calendars/working-days.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";

/** Working days from the first submission; undefined: not sent yet, or the holidays are not known. */
export const countedDays = (sentAt: Date | null, today: string, country: HomeCountry): number | undefined => {
  if (sentAt === null) return undefined;
  try {
    return workingDaysBetween(londonDate(sentAt.getTime()), today, country);
  } catch (cause) {
    if (cause instanceof UnknownHolidays) return undefined;
    throw cause;
  }
};
