import { type UsageMonths, usageMonths, usageMonthsIssue } from "@latchkey/domain/agencies/usage-months.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";

/** The usage of agencies by month of London: people, not applications. */
export interface UsageRow {
  /** `2026-11` */
  readonly month: string;
  readonly agencyId: string;
  readonly agency: string;
  readonly branch: string | null;
  readonly policy: string;
  readonly started: number;
  /** Decided for the first time. */
  readonly finished: number;
  /** Decided again, after a second look. */
  readonly decidedAgain: number;
  readonly withdrawn: number;
  readonly expired: number;
}

interface AskedMonths {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** Without months, those of the last year. @throws INVALID_INPUT */
export const askedMonths = ({ from, to }: AskedMonths, today: CivilDate): UsageMonths => {
  const months = usageMonths({ from: from ?? undefined, to: to ?? undefined }, today);
  const issue = usageMonthsIssue(months);
  if (issue) throw invalidInput({ from: issue });
  return months;
};

const FIRST_DECISION = sql`not exists (select from party_event f where f.application_id = e.application_id
  and f.party_id = e.party_id and f.kind = 'decided' and f.id < e.id)`;

const MONTH = sql<string>`to_char(e.at at time zone 'Europe/London', 'YYYY-MM')`;

/** @param db with the rights of an agency, to whose applications it is limited then */
export const readUsage = async (
  db: Kysely<Schema>,
  { from, to }: UsageMonths,
): Promise<readonly UsageRow[]> => {
  const { rows } =
    await sql<UsageRow>`select ${MONTH} as month, g.id as "agencyId", g.name as agency, b.name as branch, a.policy,
      count(*) filter (where e.kind = 'invited')::int as started,
      count(*) filter (where e.kind = 'decided' and ${FIRST_DECISION})::int as finished,
      count(*) filter (where e.kind = 'decided' and not ${FIRST_DECISION})::int as "decidedAgain",
      count(*) filter (where e.kind = 'withdrawn')::int as withdrawn,
      count(*) filter (where e.kind = 'expired')::int as expired
    from party_event e join application a on a.id = e.application_id
      join agency g on g.id = a.agency_id
      left join agency_branch b on b.agency_id = a.agency_id and b.id = a.branch_id
    where e.kind in ('invited', 'decided', 'withdrawn', 'expired')
      and e.at >= (${`${from}-01`}::date::timestamp at time zone 'Europe/London')
      and e.at < ((${`${to}-01`}::date + interval '1 month') at time zone 'Europe/London')
    group by 1, 2, 3, 4, 5 order by 1, lower(g.name), 4 nulls first, 5`.execute(db);
  return rows;
};
