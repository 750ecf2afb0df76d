import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";

/** The e-mails of a case that somebody waits for without knowing. An invitation is shown with the household. */
export const partyEmails = ["more-needed", "decided"] as const;
export type PartyEmail = (typeof partyEmails)[number];

/** An e-mail that never arrived. */
export interface FailedEmail {
  readonly kind: PartyEmail;
  /** The mail server's codes, like `550 5.1.1`. */
  readonly reason: string;
  readonly at: string;
}

/** The newest first. A request for more is named by its party and round, a decision by itself. */
export const readFailedEmails = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<readonly FailedEmail[]> => {
  const { rows } = await sql<FailedEmail>`select f.kind, f.reason, ${sql.raw(utcInstant("f.failed_at"))} as at
    from email_failure f
    where (f.kind, f.subject) in (
      select 'more-needed', ${partyId}::text || '-' || round
        from generate_series(1, (select count(*) from party_event
          where application_id = ${applicationId} and party_id = ${partyId} and kind = 'submitted')) round
      union all select 'decided', id::text from decision
        where application_id = ${applicationId} and party_id = ${partyId})
    order by f.failed_at desc`.execute(db);
  return rows;
};
