import { type Kysely, sql } from "kysely";
import type { RefreshToken } from "../accounts/refresh-token.ts";
import { revokeSession, sessionActor, startSession } from "../accounts/sessions.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { rememberMemberBrowser } from "./member-browsers.ts";
import { sendMemberNewBrowser } from "./member-emails.jobs.ts";
import type { MemberKey } from "./members.ts";
import { endPendingSignIn, type PendingSignIn } from "./pending-sign-ins.ts";

interface BothShown {
  readonly pending: PendingSignIn;
  readonly member: MemberKey;
  readonly browser: string;
}

/** Both factors were shown: the pending sign-in becomes a session, and replaces the one that it renews. */
export const startMemberSession = async (
  work: Work,
  { pending, member, browser }: BothShown,
): Promise<RefreshToken> => {
  const { audience, id: ownerId } = member;
  await endPendingSignIn(work.tx, pending);
  if (pending.renewsSession !== null) await revokeSession(work.tx, audience, pending.renewsSession);
  const session = await openMemberSession(work, member);
  if (await rememberMemberBrowser(work.tx, ownerId, browser)) {
    await addJob(work.tx, sendMemberNewBrowser, { memberId: ownerId, sessionId: session.familyId });
    const by = { tx: work.tx, actor: sessionActor({ audience, ownerId }, session.familyId) };
    await audit(by, { action: "new-browser-told", outcome: "done", subject: session.familyId });
  }
  return session;
};

/** From here on the actor is the member, so that the audit trail names them. */
export const openMemberSession = async (
  work: Work,
  { audience, id: ownerId }: MemberKey,
): Promise<RefreshToken> => {
  const owner = { audience, ownerId };
  const session = await startSession(work.tx, owner, work.services.config.session);
  await noteSeen(work.tx, ownerId);
  const by = { tx: work.tx, actor: sessionActor(owner, session.familyId) };
  await audit(by, { action: "signed-in", outcome: "done", subject: session.familyId });
  return session;
};

export const noteSeen = async (db: Kysely<Schema>, memberId: string): Promise<void> => {
  await db.updateTable("member").set({ last_seen_at: sql<Date>`now()` }).where("id", "=", memberId).execute();
};

/** A sensitive action within this time needs no further proof. */
const PROVED_MINUTES = 10;

/**
 * For queries of `session_family as session` with `member`: a recent second factor; always true for members without one, which only a
 * demo permits.
 */
export const hasProved = sql<boolean>`member.enrolled_at is null
  or session.created_at > now() - make_interval(mins => ${PROVED_MINUTES})`.as("has_proved");
