import { knownSkills, type Skill } from "@latchkey/domain/staff/skills.ts";
import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { type Kysely, sql } from "kysely";
import { sendMemberInvitation } from "../members/member-emails.jobs.ts";
import {
  blockMember,
  factorsOf,
  hasApp,
  hasPasskey,
  type Member,
  unblockMember,
} from "../members/members.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";

export interface StaffMember extends Member {
  readonly roles: readonly StaffRole[];
  readonly skills: readonly Skill[];
  readonly invitedAt: Date;
  readonly lastSeenAt: Date | null;
}

const members = (db: Kysely<Schema>) =>
  db
    .selectFrom("staff_member as staff")
    .innerJoin("member", "member.id", "staff.id")
    .select(["staff.id", "staff.email", "staff.name", "staff.roles", "staff.skills", "staff.invited_at"])
    .select(["member.enrolled_at", "member.last_seen_at", "member.blocked_at"])
    .select(hasApp)
    .select(hasPasskey);

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>["executeTakeFirstOrThrow"]>>;

const memberOf = (row: MemberRow): StaffMember => ({
  id: row.id,
  audience: "staff",
  email: row.email,
  name: row.name,
  roles: row.roles,
  factors: factorsOf(row),
  skills: row.skills,
  invitedAt: row.invited_at,
  lastSeenAt: row.last_seen_at,
  blockedAt: row.blocked_at,
  isEnrolled: row.enrolled_at !== null,
});

export const listStaff = async (db: Kysely<Schema>): Promise<readonly StaffMember[]> =>
  (await members(db).orderBy("staff.name").orderBy("staff.id").execute()).map(memberOf);

export const findStaff = async (db: Kysely<Schema>, id: string): Promise<StaffMember | undefined> => {
  const row = await members(db).where("staff.id", "=", id).executeTakeFirst();
  return row && memberOf(row);
};

export const findStaffByEmail = async (
  db: Kysely<Schema>,
  email: string,
): Promise<StaffMember | undefined> => {
  const row = await members(db).where("staff.email", "=", email).executeTakeFirst();
  return row && memberOf(row);
};

/** Another administrator, who can reset a lost second factor. */
export const findOtherAdministrator = async (
  db: Kysely<Schema>,
  id: string,
): Promise<Pick<StaffMember, "name"> | undefined> =>
  db
    .selectFrom("staff_member as staff")
    .innerJoin("member", "member.id", "staff.id")
    .select("staff.name")
    .where(sql<boolean>`'ADMINISTRATOR' = any(staff.roles)`)
    .where("staff.id", "!=", id)
    .where("member.blocked_at", "is", null)
    .where("member.enrolled_at", "is not", null)
    .orderBy("staff.name")
    .executeTakeFirst();

/** Those who have signed in and are not blocked, by name. */
export const listAdministrators = async (db: Kysely<Schema>): Promise<readonly string[]> =>
  (
    await db
      .selectFrom("staff_member as staff")
      .innerJoin("member", "member.id", "staff.id")
      .select("staff.name")
      .where(sql<boolean>`'ADMINISTRATOR' = any(staff.roles)`)
      .where("member.blocked_at", "is", null)
      .where("member.last_seen_at", "is not", null)
      .orderBy("staff.name")
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
  await addJob(work.tx, sendMemberInvitation, { memberId: created.id });
  await audit(work, { action: "staff-invited", outcome: "done", subject: created.id });
  return created.id;
};

export const inviteStaffAgain = async (work: Work, id: string): Promise<void> => {
  await work.tx
    .updateTable("staff_member")
    .set({ invited_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
  await addJob(work.tx, sendMemberInvitation, { memberId: id });
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

/** Invalidates all tokens and links at once (SES-04). */
export const blockStaff = async (work: Work, id: string): Promise<void> => {
  await blockMember(work.tx, { id, audience: "staff" });
  await audit(work, { action: "staff-blocked", outcome: "done", subject: id });
};

export const unblockStaff = async (work: Work, id: string): Promise<void> => {
  await unblockMember(work.tx, id);
  await audit(work, { action: "staff-unblocked", outcome: "done", subject: id });
};
