import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { Schema } from "../db/schema.ts";
import { handle, job } from "../jobs/job.ts";
import type { Services } from "../work/services.ts";
import { type AuditHead, writeHead } from "./head.ts";

/**
 * The audit trail is a hash chain: every entry gets a number and a hash over itself and the previous hash. One job
 * does this, in order, under a lock; the most recent entries are the unsealed tail. The newest hash is written to a
 * file and logged, so that it also exists where the database's owner cannot change it.
 */

export interface SealedEntry {
  readonly id: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly outcome: string;
  readonly applicationId: string | null;
  readonly partyId: string | null;
  readonly subject: string | null;
  readonly origin: string | null;
}

export const FIRST_HASH: Buffer = Buffer.alloc(32);

export const sealHash = (previous: Buffer, entry: SealedEntry): Buffer => {
  const { id, at, actor, action, outcome, applicationId, partyId, subject, origin } = entry;
  const text = JSON.stringify([id, at, actor, action, outcome, applicationId, partyId, subject, origin]);
  return createHash("sha256").update(previous).update(text).digest();
};

/** An entry as it is hashed: its time as text, so that rounding by a driver cannot change it. */
export const entryColumns = sql<SealedEntry>`json_build_object('id', e.id, 'at', e.at at time zone 'UTC', 'actor', e.actor,
  'action', e.action, 'outcome', e.outcome, 'applicationId', e.application_id, 'partyId', e.party_id, 'subject', e.subject, 'origin', e.origin)`;

const SEAL_LOCK = 7_402_612;
const BATCH = 5_000;

const lastSeal = async (tx: Kysely<Schema>) =>
  tx
    .selectFrom("audit_seal")
    .select(["number", "hash"])
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();

/** An entry of a slow transaction may be older than others already sealed, but never by this much. */
const LATE = 100_000;

const unsealed = async (tx: Kysely<Schema>): Promise<readonly SealedEntry[]> => {
  const { rows } = await sql<{ entry: SealedEntry }>`
    select ${entryColumns} as entry from audit_entry e
    where e.id > coalesce((select max(entry_id) from audit_seal), 0) - ${LATE}
      and not exists (select 1 from audit_seal s where s.entry_id = e.id) order by e.id limit ${BATCH}`.execute(
    tx,
  );
  return rows.map(({ entry }) => entry);
};

interface Sealed {
  readonly count: number;
  readonly head: AuditHead;
}

const sealNext = async (tx: Kysely<Schema>): Promise<Sealed | undefined> => {
  await sql`select pg_advisory_xact_lock(${SEAL_LOCK})`.execute(tx);
  const last = await lastSeal(tx);
  const entries = await unsealed(tx);
  let number = last?.number ?? 0;
  let hash = last?.hash ?? FIRST_HASH;
  const seals = entries.map((entry) => {
    number += 1;
    hash = sealHash(hash, entry);
    return { number, entry_id: entry.id, hash };
  });
  if (seals.length === 0) return undefined;
  await tx.insertInto("audit_seal").values(seals).execute();
  return { count: seals.length, head: { number, hash: hash.toString("hex") } };
};

/** @returns how many entries were sealed */
export const sealAuditTrail = async ({
  db,
  log,
  config,
}: Pick<Services, "db" | "log" | "config">): Promise<number> => {
  const sealed = await db.transaction().execute(sealNext);
  if (!sealed) return 0;
  // After the commit: a head written earlier could point to a seal that was rolled back.
  await writeHead(config.dataDir, sealed.head);
  log.info(sealed.head, "The audit trail is sealed");
  return sealed.count;
};

export const SEAL_AUDIT = "seal-audit";

const sealJob = job(SEAL_AUDIT, z.unknown());

export const sealAuditHandler = handle<unknown, Pick<Services, "db" | "log" | "config">>(
  sealJob,
  async (_payload, context) => {
    await sealAuditTrail(context);
  },
);
