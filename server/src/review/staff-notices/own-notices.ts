import type { Kysely } from "kysely";
import { audit } from "../../platform/audit/audit.ts";
import type { Schema } from "../../platform/db/schema.ts";
import type { Work } from "../../platform/work/work.ts";

/** The e-mails that a member of staff wants. */
export interface OwnNotices {
  readonly wantsAnswers: boolean;
  readonly wantsWarnings: boolean;
}

export const readOwnNotices = (db: Kysely<Schema>, staffId: string): Promise<OwnNotices> =>
  db
    .selectFrom("staff_member")
    .select(["wants_answers as wantsAnswers", "wants_warnings as wantsWarnings"])
    .where("id", "=", staffId)
    .executeTakeFirstOrThrow();

export const changeOwnNotices = async (
  work: Work,
  staffId: string,
  { wantsAnswers, wantsWarnings }: OwnNotices,
): Promise<void> => {
  await work.tx
    .updateTable("staff_member")
    .set({ wants_answers: wantsAnswers, wants_warnings: wantsWarnings })
    .where("id", "=", staffId)
    .execute();
  await audit(work, { action: "staff-changed", outcome: "done", subject: staffId });
};
