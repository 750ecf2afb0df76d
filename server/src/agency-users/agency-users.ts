import {
  AGENCY_USER_EXISTS,
  type AgencyUserFields,
  type AgencyUserRole,
  agencyUserIssues,
  type NewAgencyUser,
  newAgencyUserIssues,
} from "@latchkey/domain/agencies/agency-users.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { tidyName } from "@latchkey/domain/rules/tidy.ts";
import { type Kysely, sql } from "kysely";
import { canonicalAddress } from "../accounts/canonical-address.ts";
import { assertAgency } from "../agencies/agencies.ts";
import { sendMemberInvitation } from "../members/member-emails.jobs.ts";
import {
  blockMember,
  factorsOf,
  hasApp,
  hasPasskey,
  type Member,
  resetSecondFactor,
  unblockMember,
} from "../members/members.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob } from "../platform/jobs/job.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

export interface AgencyUser extends Member {
  readonly agencyId: string;
  readonly roles: readonly AgencyUserRole[];
  readonly branchId: string | null;
  readonly wantsEvents: boolean;
  readonly wantsDigest: boolean;
  readonly invitedAt: Date;
  readonly lastSeenAt: Date | null;
}

const users = (db: Kysely<Schema>) =>
  db
    .selectFrom("agency_user as agent")
    .innerJoin("member", "member.id", "agent.id")
    .select(["agent.id", "agent.agency_id", "agent.email", "agent.name", "agent.roles", "agent.branch_id"])
    .select(["agent.wants_events", "agent.wants_digest", "agent.invited_at"])
    .select(["member.enrolled_at", "member.last_seen_at", "member.blocked_at"])
    .select(hasApp)
    .select(hasPasskey);

type UserRow = Awaited<ReturnType<ReturnType<typeof users>["executeTakeFirstOrThrow"]>>;

const userOf = (row: UserRow): AgencyUser => ({
  id: row.id,
  audience: "agency",
  agencyId: row.agency_id,
  email: row.email,
  name: row.name,
  roles: row.roles,
  branchId: row.branch_id ?? null,
  wantsEvents: row.wants_events,
  wantsDigest: row.wants_digest,
  factors: factorsOf(row),
  invitedAt: row.invited_at,
  lastSeenAt: row.last_seen_at,
  blockedAt: row.blocked_at,
  isEnrolled: row.enrolled_at !== null,
});

/** Those with access first, by name. */
export const listAgencyUsers = async (db: Kysely<Schema>, agencyId: string): Promise<readonly AgencyUser[]> =>
  (
    await users(db)
      .where("agent.agency_id", "=", agencyId)
      .orderBy(sql`member.blocked_at is not null`)
      .orderBy("agent.name")
      .orderBy("agent.id")
      .execute()
  ).map(userOf);

/** undefined: unknown, or of another agency. */
export const findAgencyUser = async (
  db: Kysely<Schema>,
  agencyId: string,
  id: string,
): Promise<AgencyUser | undefined> => {
  if (!isUuid(id)) return undefined;
  const row = await users(db)
    .where("agent.id", "=", id)
    .where("agent.agency_id", "=", agencyId)
    .executeTakeFirst();
  return row && userOf(row);
};

/** Another administrator of the same agency, who can reset a lost second factor. */
export const findOtherAgencyAdministrator = async (
  db: Kysely<Schema>,
  id: string,
): Promise<{ readonly name: string } | undefined> =>
  db
    .selectFrom("agency_user as agent")
    .innerJoin("agency_user as asking", "asking.agency_id", "agent.agency_id")
    .innerJoin("member", "member.id", "agent.id")
    .select("agent.name")
    .where("asking.id", "=", id)
    .where("agent.id", "!=", id)
    .where(sql<boolean>`'AGENCY_ADMINISTRATOR' = any(agent.roles)`)
    .where("member.blocked_at", "is", null)
    .where("member.enrolled_at", "is not", null)
    .orderBy("agent.name")
    .executeTakeFirst();

/** @returns the new user's id @throws NOT_FOUND; INVALID_INPUT by field */
export const inviteAgencyUser = async (
  work: Work,
  agencyId: string,
  given: NewAgencyUser,
): Promise<string> => {
  await assertAgency(work.tx, agencyId);
  const issues = newAgencyUserIssues(given);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const created = await work.tx
    .insertInto("agency_user")
    .values({
      agency_id: agencyId,
      email: canonicalAddress(given.email),
      name: tidyName(given.name),
      roles: [...new Set(given.roles)],
    })
    .onConflict((conflict) => conflict.constraint("one_agency_user_per_email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!created) throw invalidInput({ email: { code: AGENCY_USER_EXISTS } });
  await addJob(work.tx, sendMemberInvitation, { memberId: created.id });
  await audit(work, { action: "agency-user-invited", outcome: "done", subject: created.id });
  return created.id;
};

/** An administrator of the agency, or the provider's. `self`: the asking user, who never ends their own access. */
export interface UserInAgency {
  readonly agencyId: string;
  readonly id: string;
  readonly self?: string | undefined;
}

const lockUser = async (work: Work, { agencyId, id }: UserInAgency): Promise<AgencyUser> => {
  const user = await findAgencyUser(work.tx, agencyId, id);
  if (!user) throw notFound();
  await work.tx.selectFrom("agency_user").select("id").where("id", "=", id).forUpdate().execute();
  return user;
};

/** @throws NOT_FOUND */
export const inviteAgencyUserAgain = async (work: Work, at: UserInAgency): Promise<void> => {
  const { id } = await lockUser(work, at);
  await work.tx
    .updateTable("agency_user")
    .set({ invited_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
  await addJob(work.tx, sendMemberInvitation, { memberId: id });
  await audit(work, { action: "agency-user-invited", outcome: "done", subject: id });
};

/** @throws NOT_FOUND; NOT_YOURSELF for a user's own roles; INVALID_INPUT by field */
export const changeAgencyUser = async (
  work: Work,
  at: UserInAgency,
  given: AgencyUserFields,
): Promise<void> => {
  const user = await lockUser(work, at);
  const issues = agencyUserIssues(given);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const roles = [...new Set(given.roles)];
  const isSame = roles.length === user.roles.length && roles.every((role) => user.roles.includes(role));
  if (at.self === at.id && !isSame) throw new Refusal("NOT_YOURSELF");
  await work.tx
    .updateTable("agency_user")
    .set({ name: tidyName(given.name), roles })
    .where("id", "=", at.id)
    .execute();
  await audit(work, { action: "agency-user-changed", outcome: "done", subject: at.id });
};

/** A leaver's tokens, sessions and links end at once. @throws NOT_FOUND; NOT_YOURSELF */
export const endAgencyAccess = async (work: Work, at: UserInAgency): Promise<void> => {
  if (at.self === at.id) throw new Refusal("NOT_YOURSELF");
  const user = await lockUser(work, at);
  await blockMember(work.tx, user);
  await audit(work, { action: "agency-user-ended", outcome: "done", subject: at.id });
};

/** @throws NOT_FOUND */
export const restoreAgencyAccess = async (work: Work, at: UserInAgency): Promise<void> => {
  const user = await lockUser(work, at);
  await unblockMember(work.tx, user.id);
  await audit(work, { action: "agency-user-restored", outcome: "done", subject: at.id });
};

/** @throws NOT_FOUND; NOT_YOURSELF: it would be no proof of the person */
export const resetAgencyFactor = async (work: Work, at: UserInAgency): Promise<void> => {
  if (at.self === at.id) throw new Refusal("NOT_YOURSELF");
  await resetSecondFactor(work, await lockUser(work, at));
};

export interface OwnSettings {
  /** null: all branches. */
  readonly branchId: string | null;
  readonly wantsEvents: boolean;
  readonly wantsDigest: boolean;
}

/** @throws NOT_FOUND for a branch of another agency */
export const changeOwnSettings = async (work: Work, at: UserInAgency, given: OwnSettings): Promise<void> => {
  const { branchId, wantsEvents, wantsDigest } = given;
  if (branchId !== null && !(await isBranchOf(work, at.agencyId, branchId))) throw notFound();
  await work.tx
    .updateTable("agency_user")
    .set({ branch_id: branchId, wants_events: wantsEvents, wants_digest: wantsDigest })
    .where("id", "=", at.id)
    .execute();
  await audit(work, { action: "agency-user-changed", outcome: "done", subject: at.id });
};

const isBranchOf = async ({ tx }: Work, agencyId: string, id: string): Promise<boolean> =>
  isUuid(id) &&
  (await tx
    .selectFrom("agency_branch")
    .select("id")
    .where("id", "=", id)
    .where("agency_id", "=", agencyId)
    .executeTakeFirst()) !== undefined;
