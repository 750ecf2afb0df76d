import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { absentStaff } from "../staff/absences.ts";
import { barredApplications, knownApplications } from "./own-party.ts";

export interface Reviewer {
  readonly id: string;
  readonly name: string;
}

/** On `staff_member` and `member`. */
const IS_REVIEWER = sql<boolean>`member.blocked_at is null and 'REVIEWER' = any(staff_member.roles)`;

const reviewers = (db: Kysely<Schema>, which: readonly RawBuilder<boolean>[]) =>
  db
    .selectFrom("staff_member")
    .innerJoin("member", "member.id", "staff_member.id")
    .select(["staff_member.id", "staff_member.name"])
    .where(IS_REVIEWER)
    .$if(which.length > 0, (query) => query.where(sql<boolean>`${sql.join([...which], sql` and `)}`))
    .orderBy("staff_member.name")
    .orderBy("staff_member.id");

const isPresent = (today: CivilDate): RawBuilder<boolean> =>
  sql<boolean>`staff_member.id not in ${absentStaff(today)}`;

/** Those who may agree to a decision of the application, as far as they have said. */
export const readReviewers = (
  db: Kysely<Schema>,
  { applicationId, today }: { readonly applicationId: string; readonly today: CivilDate },
): Promise<readonly Reviewer[]> =>
  reviewers(db, [
    isPresent(today),
    sql<boolean>`${applicationId}::uuid not in ${knownApplications(sql.ref("staff_member.id"))}`,
  ]).execute();

/** Every reviewer who is present and not blocked. */
export const presentReviewers = (db: Kysely<Schema>, today: CivilDate): Promise<readonly Reviewer[]> =>
  reviewers(db, [isPresent(today)]).execute();

/** The case can be given to them. */
export const reviewersForCase = (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
  today: CivilDate,
): Promise<readonly Reviewer[]> =>
  reviewers(db, [
    isPresent(today),
    sql<boolean>`${applicationId}::uuid not in ${barredApplications(sql.ref("staff_member.id"))}`,
    sql<boolean>`not exists (select 1 from queue_entry q
      where q.party_id = ${partyId} and staff_member.id = any(q.closed_to))`,
  ]).execute();

export const isPresentReviewer = async (db: Kysely<Schema>, id: string, today: CivilDate): Promise<boolean> =>
  (await reviewers(db, [
    isPresent(today),
    sql<boolean>`staff_member.id = ${id}::uuid`,
  ]).executeTakeFirst()) !== undefined;
