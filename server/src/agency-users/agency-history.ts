import { type HistoryKind, toldActs, toldEvents } from "@latchkey/domain/applications/agencys-history.ts";
import {
  type AgencyOutcome,
  type FinalDecision,
  outcomeOfDecision,
} from "@latchkey/domain/applications/agencys-view.ts";
import { type Kysely, sql } from "kysely";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";

export interface HistoryRow {
  readonly id: string;
  readonly kind: HistoryKind;
  readonly at: string;
  readonly person: string | null;
  /** The user of the agency who did it. */
  readonly user: string | null;
  /** null: the row tells no decision. */
  readonly outcome: AgencyOutcome | null;
}

interface FoundRow extends Omit<HistoryRow, "outcome"> {
  readonly decision: FinalDecision | null;
}

const MOST_ROWS = 200;

const NAME = `concat_ws(' ', coalesce(nullif(i.first_name, ''), p.invited_first_name), coalesce(nullif(i.last_name, ''), p.invited_last_name))`;

/** The newest first. @param db with the product's rights; the caller has found the application with the agency's */
export const readHistory = async (
  db: Kysely<Schema>,
  applicationId: string,
): Promise<readonly HistoryRow[]> => {
  const { rows } = await sql<FoundRow>`with h as (
      select 'event-' || e.id as id, e.kind, e.at, e.party_id, e.actor, e.decision_id from party_event e
        where e.application_id = ${applicationId}::uuid and e.kind = any(${[...toldEvents]}::text[])
      union all
      select 'act-' || a.id, a.action, a.at, a.party_id, a.actor, null from audit_entry a
        where a.application_id = ${applicationId}::uuid and a.actor like 'agency-user:%' and a.action = any(${[...toldActs]}::text[]))
    select h.id, h.kind, ${sql.raw(utcInstant("h.at"))} as at, case when p.id is null then null else ${sql.raw(NAME)} end as person,
      u.name as "user", case when d.id is not null and h.kind = 'decided'
        then json_build_object('outcome', d.outcome, 'reasons', d.reasons, 'conditions', d.conditions) end as decision
    from h left join party p on p.application_id = ${applicationId}::uuid and p.id = h.party_id
      left join identity_facts i on i.application_id = p.application_id and i.party_id = p.id
      left join agency_user u on 'agency-user:' || u.id = h.actor
      left join decision d on d.application_id = ${applicationId}::uuid and d.party_id = h.party_id and d.id = h.decision_id
    order by h.at desc, h.id desc limit ${MOST_ROWS}`.execute(db);
  return rows.map(({ decision, ...row }) => ({ ...row, outcome: decision && outcomeOfDecision(decision) }));
};
