import { sql } from "kysely";
import { lockParty } from "../parties/parties.ts";
import type { Services } from "../platform/work/services.ts";
import type { Work } from "../platform/work/work.ts";
import type { Tx } from "../platform/work/work-of.ts";
import type { PartnerStart } from "./partner-source.ts";

/**
 * Each verification costs the provider something, so the source is reserved first: no other server begins a
 * second one (INT-08).
 */

/** Longer than the provider's timeout, so that a server that died blocks others no longer. */
const RESERVED_SECONDS = 60;

export interface LastVerification {
  readonly id: string;
  readonly candidateUrl: string;
  readonly stateHash: Buffer;
  readonly state: "open" | "completed" | "cancelled";
}

export const findLast = async (
  { tx }: { readonly tx: Tx },
  sourceUuid: string,
): Promise<LastVerification | undefined> => {
  const row = await tx
    .selectFrom("employment_verification")
    .select(["id", "candidate_url", "state_hash", "state"])
    .where("source_id", "=", sourceUuid)
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, candidateUrl: row.candidate_url, stateHash: row.state_hash, state: row.state };
};

/**
 * @param seen the last verification when a new one was found necessary @returns false: another server has
 * reserved the source, or has begun a verification since
 */
export const reserveSource = async (
  { tx }: Pick<Work, "tx">,
  { party, sourceUuid }: Pick<PartnerStart, "party" | "sourceUuid">,
  seen: LastVerification | undefined,
): Promise<boolean> => {
  await lockParty(tx, party);
  const last = await findLast({ tx }, sourceUuid);
  if (last?.id !== seen?.id) return false;
  const reserved = await tx
    .updateTable("income_source")
    .set({ verification_reserved_until: sql<Date>`now() + make_interval(secs => ${RESERVED_SECONDS})` })
    .where("id", "=", sourceUuid)
    .where((is) =>
      is.or([
        is("verification_reserved_until", "is", null),
        is("verification_reserved_until", "<", sql<Date>`now()`),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return reserved !== undefined;
};

export const freeSource = async (
  { db }: Pick<Services, "db">,
  { sourceUuid }: Pick<PartnerStart, "sourceUuid">,
): Promise<void> => {
  await db
    .updateTable("income_source")
    .set({ verification_reserved_until: null })
    .where("id", "=", sourceUuid)
    .execute();
};
