import { type Kysely, sql } from "kysely";
import { ENTRY_TEXT } from "../db/audit-rights.ts";
import { utcInstant } from "../db/json-sql.ts";
import type { Schema } from "../db/schema.ts";
import type { AuditHead } from "./head.ts";
import { FIRST_HASH, sealHash } from "./seal.ts";

export interface Verification {
  readonly sealed: number;
  readonly unsealed: number;
  /** The age of the oldest unsealed entry, if a running server would have sealed it. ISO, in UTC. */
  readonly unsealedSince: string | undefined;
  readonly broken:
    | { readonly number: number; readonly entryId: number | undefined; readonly fault: Fault }
    | undefined;
}

/**
 * `missing`: the entry is gone; `changed`: it, or one before it, differs from what was sealed; `gap`: a seal
 * is gone; `cut`: the end of the trail is gone.
 */
export type Fault = "missing" | "changed" | "gap" | "cut";

interface SealRow {
  readonly number: number;
  readonly entry_id: number;
  readonly hash: Buffer;
  readonly entry: string | null;
}

const PAGE = 5_000;

const readPage = async (db: Kysely<Schema>, after: number): Promise<readonly SealRow[]> => {
  const { rows } = await sql<SealRow>`
    select s.number, s.entry_id, s.hash, case when e.id is not null then ${sql.raw(ENTRY_TEXT)} end as entry
    from audit_seal s left join audit_entry e on e.id = s.entry_id
    where s.number > ${after} order by s.number limit ${PAGE}`.execute(db);
  return rows;
};

const faultOf = (row: SealRow, expected: number, previous: Buffer): Fault | undefined => {
  if (row.number !== expected) return "gap";
  if (!row.entry) return "missing";
  return sealHash(previous, row.entry).equals(row.hash) ? undefined : "changed";
};

const LATE_MINUTES = 10;

interface Tail {
  readonly count: number;
  /** The time of the oldest entry that a running server would have sealed. */
  readonly since: string | null;
}

const unsealedTail = async (db: Kysely<Schema>): Promise<Tail> => {
  const { rows } = await sql<Tail>`
    select count(*) as count,
      ${sql.raw(utcInstant(`min(e.at) filter (where e.at < now() - make_interval(mins => ${LATE_MINUTES}))`))} as since
    from audit_entry e where not exists (select 1 from audit_seal s where s.entry_id = e.id)`.execute(db);
  return rows[0] ?? { count: 0, since: null };
};

const isOtherThan = (head: AuditHead | undefined, { number, hash }: SealRow): boolean =>
  head?.number === number && head.hash !== hash.toString("hex");

const faultAtTheEnd = (sealed: number, head: AuditHead | undefined): Verification["broken"] =>
  head !== undefined && head.number > sealed
    ? { number: sealed + 1, entryId: undefined, fault: "cut" }
    : undefined;

/**
 * Verifies the whole chain; reports the first invalid row and counts the unsealed tail. A stopped or restored
 * server leaves a valid tail, so its age is reported but is no fault.
 *
 * @param head the newest seal as stored outside of the database
 */
export const verifyAuditTrail = async (
  db: Kysely<Schema>,
  head: AuditHead | undefined,
): Promise<Verification> => {
  const { count, since } = await unsealedTail(db);
  const tail = { unsealed: count, unsealedSince: since ?? undefined };
  let sealed = 0;
  let previous = FIRST_HASH;
  for (;;) {
    const page = await readPage(db, sealed);
    for (const row of page) {
      const fault = faultOf(row, sealed + 1, previous) ?? (isOtherThan(head, row) ? "changed" : undefined);
      if (fault) return { sealed, ...tail, broken: { number: sealed + 1, entryId: row.entry_id, fault } };
      sealed = row.number;
      previous = row.hash;
    }
    if (page.length < PAGE) {
      return { sealed, ...tail, broken: faultAtTheEnd(sealed, head) };
    }
  }
};
