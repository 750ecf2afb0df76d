import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { Schema } from "../db/schema.ts";
import { handle, job } from "../jobs/job.ts";
import type { Services } from "../work/services.ts";
import { type AuditHead, writeHead } from "./head.ts";

/**
 * The audit trail is a hash chain: every entry gets a number and a hash over itself and the previous hash. A
 * job calls the function that does this, in order and under a lock (`db/audit-rights.ts`); the most recent
 * entries are the unsealed tail. The newest hash is written to a file and logged, so that it also exists
 * where the database's owner cannot change it.
 */

export const FIRST_HASH: Buffer = Buffer.alloc(32);

/** Matches `seal_audit_trail`. @param entry its text, as the database writes it */
export const sealHash = (previous: Buffer, entry: string): Buffer =>
  createHash("sha256").update(previous).update(entry).digest();

const BATCH = 5_000;

interface Sealed {
  readonly count: number;
  readonly head: AuditHead;
}

const sealNext = async (db: Kysely<Schema>): Promise<Sealed> => {
  const { rows } = await sql<{ sealed: number; number: number; hash: Buffer }>`
    select * from seal_audit_trail(${BATCH})`.execute(db);
  const { sealed, number, hash } = rows[0] ?? { sealed: 0, number: 0, hash: FIRST_HASH };
  return { count: sealed, head: { number, hash: hash.toString("hex") } };
};

export const sealAuditTrail = async ({
  db,
  log,
  config,
}: Pick<Services, "db" | "log" | "config">): Promise<number> => {
  let count = 0;
  for (;;) {
    const sealed = await sealNext(db);
    if (sealed.count === 0) return count;
    count += sealed.count;
    // After the commit: a head written earlier could point to a seal that was rolled back.
    await writeHead(config.dataDir, sealed.head);
    log.info(sealed.head, "The audit trail is sealed");
    if (sealed.count < BATCH) return count;
  }
};

export const SEAL_AUDIT = "seal-audit";

const sealJob = job(SEAL_AUDIT, z.unknown());

export const sealAuditHandler = handle<unknown, Pick<Services, "db" | "log" | "config">>(
  sealJob,
  async (_payload, context) => {
    await sealAuditTrail(context);
  },
);
