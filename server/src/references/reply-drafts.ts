import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import type { OpenReview } from "./answer-review.ts";

/** Kept until the referee sends the reply, declines, or the link ends. Only the referee can read it. */

/** Only while the link awaits its answer: a late draft must not outlive the reply. */
export const keepDraft = async (
  db: Kysely<Schema>,
  { reviewId, generation }: Pick<OpenReview, "reviewId" | "generation">,
  draft: string,
): Promise<void> => {
  await db
    .updateTable("reference")
    .set({ draft })
    .where("id", "=", reviewId)
    .where("generation", "=", generation)
    .where("answered_at", "is", null)
    .execute();
};

export const readDraft = async (
  db: Kysely<Schema>,
  { reviewId }: Pick<OpenReview, "reviewId">,
): Promise<unknown> => {
  const row = await db.selectFrom("reference").select("draft").where("id", "=", reviewId).executeTakeFirst();
  return row?.draft ? JSON.parse(row.draft) : undefined;
};

export const forgetEndedDrafts = async (db: Kysely<Schema>): Promise<void> => {
  await db
    .updateTable("reference")
    .set({ draft: null })
    .where("draft", "is not", null)
    .where(sql<boolean>`expires_at < now()`)
    .execute();
};
