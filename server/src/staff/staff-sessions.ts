import { type Kysely, sql } from "kysely";
import type { StaffBearer } from "../accounts/access-token.ts";
import type { RefreshToken } from "../accounts/refresh-token.ts";
import { startSession } from "../accounts/sessions.ts";
import type { Actor } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Work } from "../platform/work/work.ts";
import { endPendingSignIn, type PendingSignIn } from "./pending-sign-ins.ts";
import type { StaffMember } from "./staff-members.ts";

export type StaffActor = Extract<Actor, { readonly kind: "staff" }>;

/** Both factors were shown: the pending sign-in becomes a session. */
export const startStaffSession = async (
  work: Work,
  pending: PendingSignIn,
  member: Pick<StaffMember, "id" | "roles">,
): Promise<RefreshToken> => {
  await endPendingSignIn(work.tx, pending);
  return openStaffSession(work, member);
};

/** From here on whoever acts is known: the entry of the audit trail names them, not the visitor who they were. */
export const openStaffSession = async (
  work: Work,
  { id, roles }: Pick<StaffMember, "id" | "roles">,
): Promise<RefreshToken> => {
  const owner = { audience: "staff", ownerId: id } as const;
  const session = await startSession(work.tx, owner, work.services.config.session);
  await noteSeen(work.tx, id);
  const actor: StaffActor = { kind: "staff", staffId: id, roles };
  await audit({ tx: work.tx, actor }, { action: "signed-in", outcome: "done", subject: session.familyId });
  return session;
};

export const noteSeen = async (db: Kysely<Schema>, staffId: string): Promise<void> => {
  await db
    .updateTable("staff_member")
    .set({ last_seen_at: sql<Date>`now()` })
    .where("id", "=", staffId)
    .execute();
};

/** Who acts, with the roles of this moment. undefined: the session is over, or they are blocked. */
export const findStaffActor = async (
  db: Kysely<Schema>,
  { staffId, sessionId }: StaffBearer,
): Promise<StaffActor | undefined> => {
  const row = await db
    .selectFrom("session_family as session")
    .innerJoin("staff_member as member", "member.id", "session.staff_id")
    .select(["member.id", "member.roles"])
    .where("session.id", "=", sessionId)
    .where("session.staff_id", "=", staffId)
    .where("session.revoked_at", "is", null)
    .where(sql<boolean>`session.expires_at > now()`)
    .where("member.blocked_at", "is", null)
    .executeTakeFirst();
  return row && { kind: "staff", staffId: row.id, roles: row.roles };
};
