import {
  HAND_OVER_MINUTES,
  type HandedStep,
  type HandOverProgress,
  type HandOverState,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { type Kysely, sql } from "kysely";
import { hashOf, newToken } from "../accounts/links.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Work } from "../platform/work/work.ts";
import { arrivedFiles, type StoredArrival } from "./handed-files.ts";

export interface HandingPage {
  readonly party: PartyKey;
  readonly accountId: string;
  readonly sessionId: string;
}

/** One phone at a time: a new code invalidates the older ones and ends their sessions. */
const endOthers = async (work: Work, { sessionId }: HandingPage): Promise<void> => {
  const others = await work.tx
    .selectFrom("hand_over")
    .select("id")
    .where("parent_session_id", "=", sessionId)
    .where("ended_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const { id } of others) await endHandOver(work, id);
};

/** @returns the token of the link, stored as a hash only */
export const startHandOver = async (
  work: Work,
  page: HandingPage,
  step: HandedStep,
): Promise<{ readonly id: string; readonly token: string }> => {
  const token = newToken();
  await endOthers(work, page);
  const { id } = await work.tx
    .insertInto("hand_over")
    .values({
      application_id: page.party.applicationId,
      party_id: page.party.partyId,
      account_id: page.accountId,
      parent_session_id: page.sessionId,
      token_hash: hashOf(token),
      section: step.section,
      doc_type: step.docType,
      side: step.side,
      capacity: step.room,
      expires_at: sql<Date>`now() + make_interval(mins => ${HAND_OVER_MINUTES})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(work, { action: "step-handed-over", outcome: "done", party: page.party, subject: id });
  return { id, token };
};

const stateOf = (row: {
  readonly opened: boolean;
  readonly ended: boolean;
  readonly expired: boolean;
  readonly lives: boolean;
}): HandOverState => {
  if (row.ended) return "over";
  if (row.opened) return row.lives ? "open" : "over";
  return row.expired ? "over" : "waiting";
};

export interface StoredProgress extends Omit<HandOverProgress, "files"> {
  readonly files: readonly StoredArrival[];
}

export const readProgress = async (
  db: Kysely<Schema>,
  { sessionId, party }: HandingPage,
  id: string,
): Promise<StoredProgress | undefined> => {
  const row = await db
    .selectFrom("hand_over")
    .leftJoin("session_family as phone", "phone.hand_over_id", "hand_over.id")
    .select([
      sql<boolean>`hand_over.opened_at is not null`.as("opened"),
      sql<boolean>`hand_over.ended_at is not null`.as("ended"),
      sql<boolean>`hand_over.expires_at <= now()`.as("expired"),
      sql<boolean>`coalesce(phone.revoked_at is null and phone.expires_at > now(), false)`.as("lives"),
    ])
    .where("hand_over.id", "=", id)
    .where("hand_over.parent_session_id", "=", sessionId)
    .where("hand_over.application_id", "=", party.applicationId)
    .where("hand_over.party_id", "=", party.partyId)
    .executeTakeFirst();
  return row && { state: stateOf(row), files: await arrivedFiles(db, id) };
};

/** Ends the phone's session too. Idempotent. */
export const endHandOver = async ({ tx }: Work, id: string): Promise<void> => {
  await tx
    .updateTable("hand_over")
    .set({ ended_at: sql<Date>`coalesce(ended_at, now())` })
    .where("id", "=", id)
    .execute();
  await tx
    .updateTable("session_family")
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
    .where("hand_over_id", "=", id)
    .execute();
};

/**
 * Ends the hand-over and returns the files that have arrived until then. undefined: another session's
 * hand-over
 */
export const finishHandOver = async (
  work: Work,
  page: HandingPage,
  id: string,
): Promise<StoredProgress | undefined> => {
  if (!(await readProgress(work.tx, page, id))) return undefined;
  await endHandOver(work, id);
  return readProgress(work.tx, page, id);
};
