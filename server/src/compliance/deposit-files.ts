import type { EndedTenant } from "@latchkey/domain/compliance/holding-deposit/deposit-days.ts";
import type { DepositFile } from "@latchkey/domain/compliance/holding-deposit/deposit-statement.ts";
import { type Kysely, sql } from "kysely";
import { jsonList } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";

export interface TenantFile extends DepositFile, EndedTenant {
  readonly partyId: string;
}

export interface LettingFiles {
  readonly tenants: readonly TenantFile[];
  /** The day on which a reviewer recorded that the letting does not go on. */
  readonly courseEndedOn: string | null;
}

const dayOf = (instant: string): string => `(${instant} at time zone 'Europe/London')::date`;

const ofParty = (alias: string): string =>
  `${alias}.application_id = p.application_id and ${alias}.party_id = p.id`;

const DOCUMENTS = jsonList(
  `json_build_object('id', d.id, 'type', d.type, 'verdict', said.verdict, 'judgedOn', ${dayOf("said.at")})`,
  `from document d left join lateral (select v.verdict, v.at from document_verdict v
    where ${ofParty("v")} and v.document_id = d.id order by v.id desc limit 1) said on true where ${ofParty("d")}`,
  "d.created_at, d.id",
);

const REFERENCES = jsonList(
  `json_build_object('id', r.id, 'kind', r.kind, 'answeredOn', ${dayOf("r.answered_at")})`,
  `from reference r where ${ofParty("r")}`,
  "r.created_at, r.id",
);

const OUTSIDE = jsonList(
  `json_build_object('id', o.id::text, 'what', o.kind, 'madeOn', o.made_on)`,
  `from outside_result o where ${ofParty("o")} and o.verdict = 'counts_against'
    and not exists (select from outside_result n where ${ofParty("n")} and n.kind = o.kind and n.id > o.id)`,
  "o.id",
);

/** The record that counts, if it shows no right; one without an excuse shows none either, and lets. */
const CHECKS = jsonList(
  `json_build_object('id', c.id::text, 'route', c.route, 'on', c.checked_on)`,
  `from right_to_rent_check c where ${ofParty("c")} and c.shows = 'no_right'
    and not exists (select from right_to_rent_check n where ${ofParty("n")} and n.id > c.id and n.shows <> 'no_excuse')`,
  "c.id",
);

const REQUESTS = jsonList(
  `json_build_object('id', r.id, 'section', r.section, 'dueOn', r.due_on, 'isAnswered', exists (select from progress_item i
    where ${ofParty("i")} and i.remedial_section_id = r.id and i.submitted_at is not null))`,
  `from remedial_section r where ${ofParty("r")}`,
  "r.created_at, r.id",
);

/** The event that ended the application, unless it was taken up again. */
const EVENTS = jsonList(
  `json_build_object('id', e.id::text, 'kind', e.kind, 'on', ${dayOf("e.at")}, 'byApplicant', e.actor like 'applicant:%')`,
  `from party_event e where ${ofParty("e")} and e.kind = q.status and e.kind in ('withdrawn', 'expired')
    and not exists (select from party_event n where ${ofParty("n")} and n.kind = e.kind and n.id > e.id)`,
  "e.id",
);

const ENDED_AT = `case when q.status in ('withdrawn', 'expired') then
    (select max(e.at) from party_event e where ${ofParty("e")} and e.kind = q.status)
  when q.status = 'decided' and told.outcome = 'declined' then told.final_at end`;

const TENANTS = jsonList(
  `json_build_object('partyId', p.id, 'person', trim(concat(coalesce(nullif(i.first_name, ''), p.invited_first_name), ' ',
      coalesce(nullif(i.last_name, ''), p.invited_last_name))),
    'reasons', case when told.outcome = 'declined' then told.reasons else '{}'::text[] end, 'endedOn', ${dayOf(ENDED_AT)},
    'documents', ${DOCUMENTS}, 'references', ${REFERENCES}, 'outside', ${OUTSIDE}, 'checks', ${CHECKS},
    'requests', ${REQUESTS}, 'events', ${EVENTS})`,
  `from party p join queue_entry q on q.application_id = p.application_id and q.party_id = p.id
    left join identity_facts i on i.application_id = p.application_id and i.party_id = p.id
    left join lateral (select d.outcome, d.reasons, d.final_at from decision d where ${ofParty("d")} and d.state = 'final'
      order by d.final_at desc limit 1) told on true
    where p.application_id = l.id and p.role = 'tenant'`,
  "p.number",
);

const FILES = `select ${TENANTS} as tenants,
    (select case when c.course = 'end' then ${dayOf("c.at")} end from home_course c where c.application_id = l.id
      order by c.id desc limit 1) as "courseEndedOn"
  from application l where l.id = `;

export const readLettingFiles = async (
  db: Kysely<Schema>,
  applicationId: string,
): Promise<LettingFiles | undefined> => {
  const { rows } = await sql<LettingFiles>`${sql.raw(FILES)} ${applicationId}`.execute(db);
  return rows[0];
};
