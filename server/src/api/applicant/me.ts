import type { PartyEventKind } from "@latchkey/domain/parties/status.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import { CompiledQuery } from "kysely";
import type pg from "pg";
import type { Bearer } from "../../accounts/access-token.ts";
import { DOCUMENTS_JSON, type DocumentRow } from "../../documents/documents.ts";
import { IDENTITY_JSON, type IdentityFactsRow } from "../../identity/identity-facts.ts";
import { INCOME_JSON, type IncomeFactsRow } from "../../income/income-facts.ts";
import { PARTY_JSON, type PartyRow } from "../../parties/party-row.ts";
import { jsonList } from "../../platform/db/json-sql.ts";
import type { Tx } from "../../platform/work/work-of.ts";
import { RESIDENCES_JSON } from "../../residence/residence-facts.ts";

/** For display only, read by one statement; writes have their own readers. */
export interface MeRow {
  readonly email: string;
  readonly marketing: boolean;
  readonly identity: IdentityFactsRow;
  readonly documents: readonly DocumentRow[];
  readonly income: IncomeFactsRow;
  readonly residences: readonly Residence[];
  readonly standing: PartyRow;
  readonly applications: readonly OwnApplicationRow[];
  readonly guarantorEvents: readonly PartyEventKind[] | null;
}

export interface OwnApplicationRow {
  readonly uuid: string;
  readonly applicationId: string;
  readonly role: PartyRole;
  readonly home: string;
  readonly firstName: string | null;
  readonly events: readonly PartyEventKind[];
}

const events = (alias: string) =>
  `from party_event e where e.application_id = ${alias}.application_id and e.party_id = ${alias}.id`;

/** 0: waits for its applicant; 1: for the reviewers; 2: closed. */
const rank = (
  alias: string,
): string => `(select case when q.status in ('invited', 'collecting', 'returned') then 0
    when q.status in ('submitted', 'in_review') then 1 else 2 end
  from queue_entry q where q.application_id = ${alias}.application_id and q.party_id = ${alias}.id)`;

const APPLICATIONS = jsonList(
  `json_build_object('uuid', c.id, 'applicationId', c.application_id, 'role', c.role, 'home', l.property_address,
    'firstName', coalesce(nullif(c.invited_first_name, ''), i.first_name), 'events', ${jsonList("e.kind", events("c"), "e.id")})`,
  `from party c join application l on l.id = c.application_id
    left join identity_facts i on i.application_id = c.application_id and i.party_id = c.id where c.account_id = a.id`,
  `${rank("c")}, c.created_at desc, coalesce(nullif(c.invited_first_name, ''), i.first_name), c.id`,
);

const GUARANTOR_EVENTS = `(select ${jsonList("e.kind", events("g"), "e.id")} from party g
    where g.application_id = p.application_id and g.id = p.guarantor_id)`;

const SELECT_ME = `select case when p.id is null then null else json_build_object('email', a.email, 'marketing', p.marketing,
    'identity', ${IDENTITY_JSON}, 'documents', ${DOCUMENTS_JSON}, 'income', ${INCOME_JSON}, 'residences', ${RESIDENCES_JSON}, 'standing', ${PARTY_JSON}, 'guarantorEvents', ${GUARANTOR_EVENTS}, 'applications', ${APPLICATIONS}) end as me
  from session_family f
  join account a on a.id = f.account_id
  left join lateral (
    select * from party c where c.account_id = a.id and ($3::uuid is null or c.id = $3::uuid)
    order by ${rank("c")}, c.created_at desc, c.id limit 1) p on true
  where f.revoked_at is null and f.expires_at > now() and f.id = $1 and f.account_id = $2`;

const valuesOf = ({ sessionId, accountId }: Bearer, pinned: string | undefined) => [
  sessionId,
  accountId,
  pinned ?? null,
];

/** null: the account has no such party; undefined: the session is over. */
export type FoundMe = MeRow | null | undefined;

/**
 * One prepared statement serves GetInitialData, the dashboard and every other read of `me`, because round
 * trips make a request slow. It also checks that the session is live.
 *
 * @param pinned the party that the page shows; without one the newest that waits for the applicant, then the
 * newest that is under review, then the newest
 */
export const readMe = async (pool: pg.Pool, bearer: Bearer, pinned: string | undefined): Promise<FoundMe> => {
  const { rows } = await pool.query<{ me: MeRow | null }>({
    name: "me",
    text: SELECT_ME,
    values: valuesOf(bearer, pinned),
  });
  return rows[0]?.me;
};

/** Reads within the transaction, so that its own writes are visible. */
export const readMeWithin = async (tx: Tx, bearer: Bearer, pinned: string | undefined): Promise<FoundMe> => {
  const { rows } = await tx.executeQuery<{ me: MeRow | null }>(
    CompiledQuery.raw(SELECT_ME, valuesOf(bearer, pinned)),
  );
  return rows[0]?.me;
};
