import { type HandedStep, PHONE_SESSION_MINUTES } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { type Kysely, sql } from "kysely";
import type { PhoneBearer } from "../accounts/access-token.ts";
import { hashOf } from "../accounts/links.ts";
import { isLive } from "../accounts/live-session.ts";
import type { RefreshToken } from "../accounts/refresh-token.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Work } from "../platform/work/work.ts";

/** The link starts the session once, and the session grants one step of one party. */

export interface Phone {
  readonly handOverId: string;
  readonly sessionId: string;
  readonly party: PartyKey;
  readonly accountId: string;
  readonly parentSessionId: string;
  readonly step: HandedStep;
}

const COLUMNS = [
  "hand_over.id",
  "hand_over.application_id",
  "hand_over.party_id",
  "hand_over.account_id",
  "hand_over.parent_session_id",
  "hand_over.section",
  "hand_over.doc_type",
  "hand_over.side",
  "hand_over.capacity",
] as const;

interface Row {
  readonly section: HandedStep["section"];
  readonly doc_type: HandedStep["docType"];
  readonly side: HandedStep["side"];
  readonly capacity: number;
}

const stepOf = ({ section, doc_type, side, capacity }: Row): HandedStep => ({
  section,
  docType: doc_type,
  side,
  room: capacity,
});

/** A link that is unopened, while the session that handed over is live. */
const waiting = (db: Kysely<Schema>, token: string) =>
  db
    .selectFrom("hand_over")
    .innerJoin("session_family as parent", "parent.id", "hand_over.parent_session_id")
    .where("hand_over.token_hash", "=", hashOf(token))
    .where("hand_over.opened_at", "is", null)
    .where("hand_over.ended_at", "is", null)
    .where(sql<boolean>`hand_over.expires_at > now()`)
    .where(isLive("parent"));

/** Read-only. undefined: used, ended, expired or never created */
export const lookAtHandOver = async (db: Kysely<Schema>, token: string): Promise<HandedStep | undefined> => {
  const row = await waiting(db, token).select(COLUMNS).executeTakeFirst();
  return row && stepOf(row);
};

const startPhoneSession = async (
  { tx }: Work,
  { id, parentSessionId }: { readonly id: string; readonly parentSessionId: string },
): Promise<RefreshToken> => {
  const family = await tx
    .insertInto("session_family")
    .values({
      hand_over_id: id,
      parent_id: parentSessionId,
      expires_at: sql<Date>`now() + make_interval(mins => ${PHONE_SESSION_MINUTES})`,
    })
    .returning(["id", "generation"])
    .executeTakeFirstOrThrow();
  return { familyId: family.id, generation: family.generation };
};

export interface OpenedOnPhone {
  readonly bearer: PhoneBearer;
  readonly refresh: RefreshToken;
}

/** Exactly one of many attempts succeeds. undefined: used, ended, expired or never created */
export const openOnPhone = async (work: Work, token: string): Promise<OpenedOnPhone | undefined> => {
  const row = await waiting(work.tx, token).select(COLUMNS).forUpdate("hand_over").executeTakeFirst();
  if (!row) return undefined;
  const { id, parent_session_id: parentSessionId } = row;
  await work.tx.updateTable("hand_over").set({ opened_at: sql<Date>`now()` }).where("id", "=", id).execute();
  const refresh = await startPhoneSession(work, { id, parentSessionId });
  const party = { applicationId: row.application_id, partyId: row.party_id };
  const by = { tx: work.tx, actor: { kind: "phone", handOverId: id } as const };
  await audit(by, { action: "opened-on-phone", outcome: "done", party, subject: id });
  return { bearer: { handOverId: id, sessionId: refresh.familyId }, refresh };
};

/** undefined: its session is over, or the one that handed over, or the hand-over itself */
export const findPhone = async (
  db: Kysely<Schema>,
  { handOverId, sessionId }: PhoneBearer,
): Promise<Phone | undefined> => {
  const row = await db
    .selectFrom("hand_over")
    .innerJoin("session_family as phone", "phone.hand_over_id", "hand_over.id")
    .select(COLUMNS)
    .where("hand_over.id", "=", handOverId)
    .where("hand_over.ended_at", "is", null)
    .where("phone.id", "=", sessionId)
    .where(isLive("phone"))
    .executeTakeFirst();
  return (
    row && {
      handOverId,
      sessionId,
      party: { applicationId: row.application_id, partyId: row.party_id },
      accountId: row.account_id,
      parentSessionId: row.parent_session_id,
      step: stepOf(row),
    }
  );
};
