import { type Kysely, sql } from "kysely";

/**
 * The application's role adds entries to the audit trail, without choosing their number or time; it can
 * neither seal nor stop the sealing. The sealing function belongs to a third role, which can do nothing else.
 */

const SEAL_LOCK = 7_402_612;
/** A slow transaction's entry may be older than sealed ones, but never by this many. */
const LATE = 100_000;

/** The hashed text of an entry `e`: an array, so that no value can pass for another column. */
export const ENTRY_TEXT = `json_build_array(e.id, e.at at time zone 'UTC', e.actor, e.action, e.outcome, e.application_id,
  e.party_id, e.subject, e.origin)::text`;

/**
 * Numbers and chains at most `most` entries, serialised by a lock. The bound is a literal in the statement:
 * with a parameter the planner would read every seal.
 */
const SEAL_FUNCTION = `
create or replace function seal_audit_trail(most integer) returns table (sealed integer, number bigint, hash bytea)
language plpgsql security definer set search_path = pg_catalog, public as $body$
declare
  entry record;
  bound bigint;
begin
  perform pg_advisory_xact_lock(${SEAL_LOCK});
  sealed := 0;
  select s.number, s.hash into number, hash from audit_seal s order by s.number desc limit 1;
  number := coalesce(number, 0);
  hash := coalesce(hash, decode(repeat('00', 32), 'hex'));
  select coalesce(max(s.entry_id), 0) - ${LATE} into bound from audit_seal s;
  for entry in execute format('select e.id, ${ENTRY_TEXT.replaceAll("'", "''")} as content from audit_entry e
    where e.id > %1$s and not exists (select 1 from audit_seal s where s.entry_id = e.id and s.entry_id > %1$s)
    order by e.id limit %2$s', bound, most)
  loop
    number := number + 1;
    hash := sha256(hash || convert_to(entry.content, 'UTF8'));
    sealed := sealed + 1;
    insert into audit_seal (number, entry_id, hash) values (seal_audit_trail.number, entry.id, seal_audit_trail.hash);
  end loop;
  return next;
end $body$`;

const COLUMNS = "actor, action, outcome, application_id, party_id, subject, origin";

/** Needs a transaction; idempotent. */
export const grantAuditRights = async (
  tx: Kysely<unknown>,
  { appRole, sealRole }: { readonly appRole: string; readonly sealRole: string },
): Promise<void> => {
  const app = sql.id(appRole);
  const sealer = sql.id(sealRole);
  await sql`revoke all on audit_entry, audit_seal from ${app}`.execute(tx);
  await sql`grant select on audit_entry, audit_seal to ${app}`.execute(tx);
  await sql`grant insert (${sql.raw(COLUMNS)}) on audit_entry to ${app}`.execute(tx);
  await sql`grant usage on schema public to ${sealer}`.execute(tx);
  await sql`grant select on audit_entry, audit_seal to ${sealer}`.execute(tx);
  await sql`grant insert on audit_seal to ${sealer}`.execute(tx);
  await sql.raw(SEAL_FUNCTION).execute(tx);
  // A function's new owner needs the right to create in its schema at that moment.
  await sql`grant create on schema public to ${sealer}`.execute(tx);
  await sql`alter function seal_audit_trail(integer) owner to ${sealer}`.execute(tx);
  await sql`revoke create on schema public from ${sealer}`.execute(tx);
  await sql`revoke all on function seal_audit_trail(integer) from public`.execute(tx);
  await sql`grant execute on function seal_audit_trail(integer) to ${app}`.execute(tx);
};
