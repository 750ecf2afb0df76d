import type { AgencyUserRole } from "@latchkey/domain/agencies/agency-users.ts";
import type { Kysely } from "kysely";
import type { AgencyBearer } from "../accounts/access-token.ts";
import { isLive } from "../accounts/live-session.ts";
import { hasProved } from "../members/member-sessions.ts";
import type { Actor } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";

export interface SignedInAgencyUser extends Extract<Actor, { readonly kind: "agency-user" }> {
  readonly agencyId: string;
  readonly roles: readonly AgencyUserRole[];
  readonly sessionId: string;
  readonly hasProved: boolean;
}

/** Reads the current roles. undefined: the session is over, or the user's access has ended. */
export const findAgencyActor = async (
  { db }: { readonly db: Kysely<Schema> },
  { agencyUserId, sessionId }: AgencyBearer,
): Promise<SignedInAgencyUser | undefined> => {
  const row = await db
    .selectFrom("session_family as session")
    .innerJoin("agency_user as agent", "agent.id", "session.agency_user_id")
    .innerJoin("member", "member.id", "agent.id")
    .select(["agent.agency_id", "agent.roles"])
    .select(hasProved)
    .where("session.id", "=", sessionId)
    .where("session.agency_user_id", "=", agencyUserId)
    .where(isLive("session"))
    .where("member.blocked_at", "is", null)
    .executeTakeFirst();
  return (
    row && {
      kind: "agency-user",
      agencyUserId,
      agencyId: row.agency_id,
      roles: row.roles,
      sessionId,
      hasProved: row.has_proved,
    }
  );
};
