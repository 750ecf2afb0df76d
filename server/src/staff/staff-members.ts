import { knownSkills, type Skill } from "@latchkey/domain/staff/skills.ts";
import type { SecondFactor, StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { type Kysely, sql } from "kysely";
import { revokeAllSessions } from "../accounts/sessions.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import type { Tx } from "../platform/work/work-of.ts";
import { endPendingSignIns } from "./pending-sign-ins.ts";
import { sendStaffInvitation, tellOfFactor } from "./staff-emails.jobs.ts";

export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly skills: readonly Skill[];
  readonly factors: readonly SecondFactor[];
  readonly invitedAt: Date;
  readonly lastSeenAt: Date | null;
  readonly blockedAt: Date | null;
  readonly isEnrolled: boolean;
}

const members = (db: Kysely<Schema>) =>
  db
    .selectFrom("staff_member as member")
    .select([
      "member.id",
      "member.email",
      "member.name",
      "member.roles",
      "member.skills",
      "member.invited_at",
      "member.enrolled_at",
      "member.last_seen_at",
      "member.blocked_at",
    ])
    .select(sql<boolean>`member.sealed_totp_secret is not null`.as("has_app"))
    .select(
      sql<boolean>`exists (select 1 from staff_passkey p where p.staff_id = member.id)`.as("has_passkey"),
    );

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>["executeTakeFirstOrThrow"]>>;

const memberOf = (row: MemberRow): StaffMember => ({
  id: row.id,
  email: row.email,
  name: row.name,
  roles: row.roles,
  skills: row.skills,
  factors: [...(row.has_passkey ? (["PASSKEY"] as const) : []), ...(row.has_app ? (["APP"] as const) : [])],
  invitedAt: row.invited_at,
  lastSeenAt: row.last_seen_at,
  blockedAt: row.blocked_at,
  isEnrolled: row.enrolled_at !== null,
});

export const listStaff = async (db: Kysely<Schema>): Promise<readonly StaffMember[]> =>
  (await members(db).orderBy("member.name").orderBy("member.id").execute()).map(memberOf);

export const findStaff = async (db: Kysely<Schema>, id: string): Promise<StaffMember | undefined> => {
  const row = await members(db).where("member.id", "=", id).executeTakeFirst();
  return row && memberOf(row);
};

export const findStaffByEmail = async (
  db: Kysely<Schema>,
  email: string,
): Promise<StaffMember | undefined> => {
  const row = await members(db).where("member.email", "=", email).executeTakeFirst();
  return row && memberOf(row);
};

/** Another administrator, who can reset a lost second factor. */
export const findOtherAdministrator = async (
  db: Kysely<Schema>,
  id: string,
): Promise<Pick<StaffMember, "name"> | undefined> =>
  db
    .selectFrom("staff_member")
    .select("name")
    .where(sql<boolean>`'ADMINISTRATOR' = any(roles)`)
    .where("id", "!=", id)
    .where("blocked_at", "is", null)
    .where("enrolled_at", "is not", null)
    .orderBy("name")
    .executeTakeFirst();

/** Those who have signed in and are not blocked, by name. */
export const listAdministrators = async (db: Kysely<Schema>): Promise<readonly string[]> =>
  (
    await db
      .selectFrom("staff_member")
      .select("name")
      .where(sql<boolean>`'ADMINISTRATOR' = any(roles)`)
      .where("blocked_at", "is", null)
      .where("last_seen_at", "is not", null)
      .orderBy("name")
      .execute()
  ).map(({ name }) => name);

export interface NewStaffMember {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** @returns the new member's id; undefined if the address is taken */
export const inviteStaff = async (
  work: Pick<Work, "tx" | "actor">,
  member: NewStaffMember,
): Promise<string | undefined> => {
  const created = await work.tx
    .insertInto("staff_member")
    .values({ ...member, roles: [...member.roles] })
    .onConflict((conflict) => conflict.constraint("one_staff_member_per_email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!created) return undefined;
  await addJob(work.tx, sendStaffInvitation, { staffId: created.id });
  await audit(work, { action: "staff-invited", outcome: "done", subject: created.id });
  return created.id;
};

export const inviteStaffAgain = async (work: Work, id: string): Promise<void> => {
  await work.tx
    .updateTable("staff_member")
    .set({ invited_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
  await addJob(work.tx, sendStaffInvitation, { staffId: id });
  await audit(work, { action: "staff-invited", outcome: "done", subject: id });
};

export const changeStaff = async (
  work: Work,
  id: string,
  { name, roles }: Pick<NewStaffMember, "name" | "roles">,
): Promise<void> => {
  await work.tx
    .updateTable("staff_member")
    .set({ name, roles: [...roles] })
    .where("id", "=", id)
    .execute();
  await audit(work, { action: "staff-changed", outcome: "done", subject: id });
};

/** They say which cases the next case may be; every case stays open to every reviewer. */
export const setSkills = async (work: Work, id: string, given: readonly Skill[]): Promise<void> => {
  await work.tx
    .updateTable("staff_member")
    .set({ skills: [...knownSkills(given)] })
    .where("id", "=", id)
    .execute();
  await audit(work, { action: "staff-skills-changed", outcome: "done", subject: id });
};

const signOutStaff = async (tx: Tx, id: string): Promise<void> => {
  await revokeAllSessions(tx, { audience: "staff", ownerId: id });
  await endPendingSignIns(tx, id);
};

/** Invalidates all tokens and links at once (SES-04). */
export const blockStaff = async (work: Work, id: string): Promise<void> => {
  await work.tx
    .updateTable("staff_member")
    .set({ blocked_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("blocked_at", "is", null)
    .execute();
  await signOutStaff(work.tx, id);
  await audit(work, { action: "staff-blocked", outcome: "done", subject: id });
};

export const unblockStaff = async (work: Work, id: string): Promise<void> => {
  await work.tx.updateTable("staff_member").set({ blocked_at: null }).where("id", "=", id).execute();
  await audit(work, { action: "staff-unblocked", outcome: "done", subject: id });
};

/**
 * The next sign-in sets up a new second factor. Ends all sessions, which a thief of the old factor may hold.
 */
export const resetSecondFactor = async (work: Work, id: string): Promise<void> => {
  await forgetSecondFactor(work.tx, id);
  await signOutStaff(work.tx, id);
  await tellOfFactor(work, id, "reset");
  await audit(work, { action: "second-factor-reset", outcome: "done", subject: id });
};

export const forgetSecondFactor = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable("staff_member")
    .set({ sealed_totp_secret: null, totp_last_step: null, enrolled_at: null })
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("staff_passkey").where("staff_id", "=", id).execute();
  await tx.deleteFrom("staff_recovery_code").where("staff_id", "=", id).execute();
};
