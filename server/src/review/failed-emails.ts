import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";

/** E-mails whose failure leaves the applicant waiting unknowingly. The household shows failed invitations. */
export const partyEmails = ["more-needed", "decided"] as const;
export type PartyEmail = (typeof partyEmails)[number];

export interface FailedEmail {
  readonly kind: PartyEmail;
  readonly reason: string;
  readonly at: string;
}

/** Newest first. The id of a request consists of party and round, that of a decision is its own. */
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
