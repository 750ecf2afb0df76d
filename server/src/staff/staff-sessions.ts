import type { Kysely } from "kysely";
import type { StaffBearer } from "../accounts/access-token.ts";
import { isLive } from "../accounts/live-session.ts";
import { hasProved } from "../members/member-sessions.ts";
import type { Actor } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";

export type StaffActor = Extract<Actor, { readonly kind: "staff" }>;

export interface SignedInStaff extends StaffActor {
  readonly sessionId: string;
  readonly hasProved: boolean;
}

/** Reads the current roles. undefined: the session is over, or the member is blocked. */
export const findStaffActor = async (
  db: Kysely<Schema>,
  { staffId, sessionId }: StaffBearer,
): Promise<SignedInStaff | undefined> => {
  const row = await db
    .selectFrom("session_family as session")
    .innerJoin("staff_member as staff", "staff.id", "session.staff_id")
    .innerJoin("member", "member.id", "staff.id")
    .select(["staff.id", "staff.roles"])
    .select(hasProved)
    .where("session.id", "=", sessionId)
    .where("session.staff_id", "=", staffId)
    .where(isLive("session"))
    .where("member.blocked_at", "is", null)
    .executeTakeFirst();
  return row && { kind: "staff", staffId: row.id, roles: row.roles, sessionId, hasProved: row.has_proved };
};
