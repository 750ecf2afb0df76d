import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";

export const readReviewers = (
  db: Kysely<Schema>,
): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  db
    .selectFrom("staff_member")
    .select(["id", "name"])
    .where("blocked_at", "is", null)
    .where(sql<boolean>`'REVIEWER' = any(roles)`)
    .orderBy("name")
    .orderBy("id")
    .execute();

export const isReviewer = async (db: Kysely<Schema>, id: string): Promise<boolean> =>
  (await readReviewers(db)).some((reviewer) => reviewer.id === id);
