import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { knownApplications } from "../review/own-party.ts";

/** Those who may work on the application, as far as they have said. */
export const readReviewers = (
  db: Kysely<Schema>,
  applicationId: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  db
    .selectFrom("staff_member")
    .innerJoin("member", "member.id", "staff_member.id")
    .select(["staff_member.id", "staff_member.name"])
    .where("member.blocked_at", "is", null)
    .where(sql<boolean>`'REVIEWER' = any(roles)`)
    .where(sql<boolean>`${applicationId}::uuid not in ${knownApplications(sql.ref("staff_member.id"))}`)
    .orderBy("staff_member.name")
    .orderBy("staff_member.id")
    .execute();

export const isReviewer = async (
  db: Kysely<Schema>,
  { id, applicationId }: { readonly id: string; readonly applicationId: string },
): Promise<boolean> => (await readReviewers(db, applicationId)).some((reviewer) => reviewer.id === id);
