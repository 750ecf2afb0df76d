import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** The applicant's reply to facts that weigh against them, given once. */
export const applicantRepliesMigration = migrationOf(
  sql`alter table reference
    add column applicant_reply text,
    add column applicant_replied_at timestamptz,
    add constraint reply_with_its_instant check ((applicant_reply is null) = (applicant_replied_at is null)),
    add constraint reply_to_an_answer check (applicant_reply is null or state in ('answered', 'declined'))`,
);
