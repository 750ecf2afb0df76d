import { type Kysely, sql } from "kysely";
import { ENTRY_TEXT } from "../db/audit-rights.ts";
import type { Schema } from "../db/schema.ts";
import type { AuditHead } from "./head.ts";
import { FIRST_HASH, sealHash } from "./seal.ts";

export interface Verification {
  readonly sealed: number;
  /** The most recent entries, not sealed yet. */
  readonly unsealed: number;
  /** The first invalid seal, and what is wrong with it. */
  readonly broken:
    | { readonly number: number; readonly entryId: number | undefined; readonly fault: Fault }
    | undefined;
}

/**
 * `missing`: the entry is gone; `changed`: it, or one before it, differs from what was sealed; `gap`: a seal is gone;
 * `cut`: the end of the trail is gone; `late`: an entry should have been sealed long ago.
 */
export type Fault = "missing" | "changed" | "gap" | "cut" | "late";

interface SealRow {
  readonly number: number;
  readonly entry_id: number;
  readonly hash: Buffer;
  /** Its text, as it is hashed. */
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

/** Sealing happens every minute. */
const LATE_MINUTES = 10;

interface Tail {
  readonly count: number;
  /** The oldest entry that should have been sealed by now. */
  readonly late: number | null;
}

const unsealedTail = async (db: Kysely<Schema>): Promise<Tail> => {
  const { rows } = await sql<Tail>`
    select count(*) as count,
      min(e.id) filter (where e.at < now() - make_interval(mins => ${LATE_MINUTES})) as late
    from audit_entry e where not exists (select 1 from audit_seal s where s.entry_id = e.id)`.execute(db);
  return rows[0] ?? { count: 0, late: null };
};

const isOtherThan = (head: AuditHead | undefined, { number, hash }: SealRow): boolean =>
  head?.number === number && head.hash !== hash.toString("hex");

const faultAtTheEnd = ({
  sealed,
  late,
  head,
}: Pick<Tail, "late"> & {
  readonly sealed: number;
  readonly head: AuditHead | undefined;
}): Verification["broken"] => {
  const number = sealed + 1;
  if (head !== undefined && head.number > sealed) return { number, entryId: undefined, fault: "cut" };
  return late === null ? undefined : { number, entryId: late, fault: "late" };
};

/**
 * Verifies the whole chain; reports the first invalid row and counts the unsealed tail.
 * @param head the newest seal as stored outside of the database
 */
export const verifyAuditTrail = async (
  db: Kysely<Schema>,
  head: AuditHead | undefined,
): Promise<Verification> => {
  const { count: unsealed, late } = await unsealedTail(db);
  let sealed = 0;
  let previous = FIRST_HASH;
  for (;;) {
    const page = await readPage(db, sealed);
    for (const row of page) {
      const fault = faultOf(row, sealed + 1, previous) ?? (isOtherThan(head, row) ? "changed" : undefined);
      if (fault) return { sealed, unsealed, broken: { number: sealed + 1, entryId: row.entry_id, fault } };
      sealed = row.number;
      previous = row.hash;
    }
    if (page.length < PAGE) {
      return { sealed, unsealed, broken: faultAtTheEnd({ sealed, late, head }) };
    }
  }
};
