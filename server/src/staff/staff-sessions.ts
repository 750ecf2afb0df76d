import { type Kysely, sql } from "kysely";
import type { StaffBearer } from "../accounts/access-token.ts";
import type { RefreshToken } from "../accounts/refresh-token.ts";
import { revokeSession, startSession } from "../accounts/sessions.ts";
import type { Actor } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { endPendingSignIn, type PendingSignIn } from "./pending-sign-ins.ts";
import { rememberStaffBrowser } from "./staff-browsers.ts";
import { sendStaffNewBrowser } from "./staff-emails.jobs.ts";
import type { StaffMember } from "./staff-members.ts";

export type StaffActor = Extract<Actor, { readonly kind: "staff" }>;

interface BothShown {
  readonly pending: PendingSignIn;
  readonly member: Pick<StaffMember, "id" | "roles">;
  readonly browser: string;
}

/** Both factors were shown: the pending sign-in becomes a session, and replaces the one that it renews. */
export const startStaffSession = async (
  work: Work,
  { pending, member, browser }: BothShown,
): Promise<RefreshToken> => {
  await endPendingSignIn(work.tx, pending);
  if (pending.renewsSession !== null) await revokeSession(work.tx, "staff", pending.renewsSession);
  const session = await openStaffSession(work, member);
  if (await rememberStaffBrowser(work.tx, member.id, browser)) {
    await addJob(work.tx, sendStaffNewBrowser, { sessionId: session.familyId });
    const actor: StaffActor = { kind: "staff", staffId: member.id, roles: member.roles };
    const by = { tx: work.tx, actor };
    await audit(by, { action: "new-browser-told", outcome: "done", subject: session.familyId });
  }
  return session;
};

/** From here on the actor is the member, so that the audit trail names them. */
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

/** A sensitive action within this time needs no further proof. */
const PROVED_MINUTES = 10;

export interface SignedInStaff extends StaffActor {
  readonly sessionId: string;
  /** A recent second factor; always true for members without one, which only a demo permits. */
  readonly hasProved: boolean;
}

/** Reads the current roles. undefined: the session is over, or the member is blocked. */
export const findStaffActor = async (
  db: Kysely<Schema>,
  { staffId, sessionId }: StaffBearer,
): Promise<SignedInStaff | undefined> => {
  const row = await db
    .selectFrom("session_family as session")
    .innerJoin("staff_member as member", "member.id", "session.staff_id")
    .select(["member.id", "member.roles"])
    .select(
      sql<boolean>`member.enrolled_at is null or session.created_at > now() - make_interval(mins => ${PROVED_MINUTES})`.as(
        "has_proved",
      ),
    )
    .where("session.id", "=", sessionId)
    .where("session.staff_id", "=", staffId)
    .where("session.revoked_at", "is", null)
    .where(sql<boolean>`session.expires_at > now()`)
    .where("member.blocked_at", "is", null)
    .executeTakeFirst();
  return row && { kind: "staff", staffId: row.id, roles: row.roles, sessionId, hasProved: row.has_proved };
};
