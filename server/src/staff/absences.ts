import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type RawBuilder, sql } from "kysely";

/** Absences `a` that have neither passed nor ended. */
export const standingAbsences = (today: CivilDate): RawBuilder<unknown> =>
  sql`staff_absence a where a.until_day >= ${today}::date and (a.ended_on is null or a.ended_on > ${today}::date)`;

/** Members of staff who are away today. */
export const absentStaff = (today: CivilDate): RawBuilder<string> =>
  sql<string>`(select a.staff_id from ${standingAbsences(today)} and a.from_day <= ${today}::date)`;
