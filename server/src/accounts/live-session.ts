import { type RawBuilder, sql } from "kysely";

/**
 * A session is live until it, or the session that handed over to it, is revoked or expires.
 *
 * @param family how the query names the table session_family
 */
export const isLive = (family: string): RawBuilder<boolean> => sql<boolean>`
  ${sql.ref(`${family}.revoked_at`)} is null and ${sql.ref(`${family}.expires_at`)} > now()
  and not exists (select 1 from session_family parent where parent.id = ${sql.ref(`${family}.parent_id`)}
    and (parent.revoked_at is not null or parent.expires_at <= now()))`;
