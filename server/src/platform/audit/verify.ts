import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { AuditHead } from "./head.ts";
import { entryColumns, FIRST_HASH, type SealedEntry, sealHash } from "./seal.ts";

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
 * `cut`: the end of the trail is gone.
 */
export type Fault = "missing" | "changed" | "gap" | "cut";

interface SealRow {
  readonly number: number;
  readonly entry_id: number;
  readonly hash: Buffer;
  readonly entry: SealedEntry | null;
}

const PAGE = 5_000;

const readPage = async (db: Kysely<Schema>, after: number): Promise<readonly SealRow[]> => {
  const { rows } = await sql<SealRow>`
    select s.number, s.entry_id, s.hash, case when e.id is null then null else ${entryColumns} end as entry
    from audit_seal s left join audit_entry e on e.id = s.entry_id
    where s.number > ${after} order by s.number limit ${PAGE}`.execute(db);
  return rows;
};

const faultOf = (row: SealRow, expected: number, previous: Buffer): Fault | undefined => {
  if (row.number !== expected) return "gap";
  if (!row.entry) return "missing";
  return sealHash(previous, row.entry).equals(row.hash) ? undefined : "changed";
};

const countUnsealed = async (db: Kysely<Schema>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from audit_entry e where not exists (select 1 from audit_seal s where s.entry_id = e.id)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

const isOtherThan = (head: AuditHead | undefined, { number, hash }: SealRow): boolean =>
  head?.number === number && head.hash !== hash.toString("hex");

/**
 * Verifies the whole chain; reports the first invalid row and counts the unsealed tail.
 * @param head the newest seal as stored outside of the database
 */
export const verifyAuditTrail = async (
  db: Kysely<Schema>,
  head: AuditHead | undefined,
): Promise<Verification> => {
  const unsealed = await countUnsealed(db);
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
      const isCut = head !== undefined && head.number > sealed;
      const broken = isCut ? { number: sealed + 1, entryId: undefined, fault: "cut" as const } : undefined;
      return { sealed, unsealed, broken };
    }
  }
};
