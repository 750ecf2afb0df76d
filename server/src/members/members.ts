import type { SecondFactor } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { type Kysely, sql } from "kysely";
import { revokeAllSessions } from "../accounts/sessions.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Work } from "../platform/work/work.ts";
import type { Tx } from "../platform/work/work-of.ts";
import type { MemberAudience } from "./member-audience.ts";
import { tellOfFactor } from "./member-emails.jobs.ts";
import { endPendingSignIns } from "./pending-sign-ins.ts";

export interface Member {
  readonly id: string;
  readonly audience: MemberAudience;
  readonly email: string;
  readonly name: string;
  readonly factors: readonly SecondFactor[];
  readonly blockedAt: Date | null;
  readonly isEnrolled: boolean;
}

const members = (db: Kysely<Schema>) =>
  db
    .selectFrom("member")
    .leftJoin("staff_member as staff", "staff.id", "member.id")
    .leftJoin("agency_user as agent", "agent.id", "member.id")
    .select(["member.id", "member.audience", "member.blocked_at", "member.enrolled_at"])
    .select(sql<string>`coalesce(staff.email, agent.email)`.as("email"))
    .select(sql<string>`coalesce(staff.name, agent.name)`.as("name"))
    .select(hasApp)
    .select(hasPasskey);

/** For queries of the table `member`. */
export const hasApp = sql<boolean>`member.has_app`.as("has_app");
export const hasPasskey =
  sql<boolean>`exists (select 1 from member_passkey p where p.member_id = member.id)`.as("has_passkey");

interface HasFactors {
  readonly has_app: boolean;
  readonly has_passkey: boolean;
}

export const factorsOf = ({ has_app, has_passkey }: HasFactors): readonly SecondFactor[] => [
  ...(has_passkey ? (["PASSKEY"] as const) : []),
  ...(has_app ? (["APP"] as const) : []),
];

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>["executeTakeFirstOrThrow"]>>;

const memberOf = (row: MemberRow): Member => ({
  id: row.id,
  audience: row.audience,
  email: row.email,
  name: row.name,
  factors: factorsOf(row),
  blockedAt: row.blocked_at,
  isEnrolled: row.enrolled_at !== null,
});

export const findMember = async (db: Kysely<Schema>, id: string): Promise<Member | undefined> => {
  const row = await members(db).where("member.id", "=", id).executeTakeFirst();
  return row && memberOf(row);
};

/** @param email canonical */
export const findMemberByEmail = async (
  db: Kysely<Schema>,
  audience: MemberAudience,
  email: string,
): Promise<Member | undefined> => {
  const column = audience === "staff" ? "staff.email" : "agent.email";
  const row = await members(db).where(column, "=", email).executeTakeFirst();
  return row && memberOf(row);
};

export type MemberKey = Pick<Member, "id" | "audience">;

const signOut = async (tx: Tx, { id, audience }: MemberKey): Promise<void> => {
  await revokeAllSessions(tx, { audience, ownerId: id });
  await endPendingSignIns(tx, id);
};

/** Invalidates all tokens and links at once (SES-04). The caller records who did it. */
export const blockMember = async (tx: Tx, member: MemberKey): Promise<void> => {
  await tx
    .updateTable("member")
    .set({ blocked_at: sql<Date>`now()` })
    .where("id", "=", member.id)
    .where("blocked_at", "is", null)
    .execute();
  await signOut(tx, member);
};

export const unblockMember = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable("member").set({ blocked_at: null }).where("id", "=", id).execute();
};

/**
 * The next sign-in sets up a new second factor. Ends all sessions, which a thief of the old factor may hold.
 */
export const resetSecondFactor = async (work: Work, member: MemberKey): Promise<void> => {
  await forgetSecondFactor(work.tx, member.id);
  await signOut(work.tx, member);
  await tellOfFactor(work, member.id, "reset");
  await audit(work, { action: "second-factor-reset", outcome: "done", subject: member.id });
};

export const forgetSecondFactor = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable("member")
    .set({ sealed_totp_secret: null, totp_last_step: null, enrolled_at: null })
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("member_passkey").where("member_id", "=", id).execute();
  await tx.deleteFrom("member_recovery_code").where("member_id", "=", id).execute();
};
