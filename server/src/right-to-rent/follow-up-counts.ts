import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { closedApplications } from "../review/own-party.ts";
import { checksOfSigned, dueUntil, isOpen, isOver } from "./follow-up-rows.ts";
import { askedLettings, isAskedAbout } from "./tenancy-questions.ts";

export interface FollowUpCounts {
  readonly late: number;
  readonly due: number;
  readonly later: number;
  readonly over: number;
  /** Homes of which the agency is asked whether they are still let. */
  readonly asked: number;
}

interface Reader {
  readonly staffId: string;
  readonly today: CivilDate;
}

/** The late ones and the due ones: a number for every page, so it reads no others. */
export const countDueFollowUps = async (db: Kysely<Schema>, { staffId, today }: Reader): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    select count(*)::int as number from ${checksOfSigned} join ${dueUntil(today)} on rules.id = c.rule_set
    where ${isOpen} and c.follow_up_by <= rules.due_until
      and c.application_id not in ${closedApplications(staffId)}`.execute(db);
  return rows[0]?.number ?? 0;
};

export const countFollowUps = async (
  db: Kysely<Schema>,
  { staffId, today }: Reader,
): Promise<FollowUpCounts> => {
  const closed = closedApplications(staffId);
  const { rows } = await sql<FollowUpCounts>`
    with open as (
      select c.follow_up_by, rules.due_until
      from ${checksOfSigned} join ${dueUntil(today)} on rules.id = c.rule_set
      where ${isOpen} and c.application_id not in ${closed})
    select count(*) filter (where follow_up_by < ${today})::int as late,
      count(*) filter (where follow_up_by >= ${today} and follow_up_by <= due_until)::int as due,
      count(*) filter (where follow_up_by >= ${today} and follow_up_by > due_until)::int as later,
      (select count(*)::int from ${checksOfSigned} where ${isOver} and c.application_id not in ${closed}) as over,
      (select count(*)::int from ${askedLettings} where ${isAskedAbout(today)} and a.id not in ${closed}) as asked
    from open`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("An aggregate gives one row.");
  return counts;
};
