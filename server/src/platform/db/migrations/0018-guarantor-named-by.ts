import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** Whom the agency has named stays, whatever a tenant says; whom a tenant has named goes when they name nobody any more. */
const statements = [
  sql`alter table party add column guarantor_named_by text
    constraint known_who_names_guarantors check (guarantor_named_by in ('agency', 'tenant'))`,
  // Until now nobody noted it: a tenant who still names the address has named the guarantor.
  sql`update party p set guarantor_named_by = case when exists (
      select from guarantor_nomination n
        join party g on g.application_id = n.application_id and g.id = p.guarantor_id
        join account a on a.id = g.account_id
        where n.application_id = p.application_id and n.party_id = p.id and lower(n.email) = lower(a.email)
    ) then 'tenant' else 'agency' end where p.guarantor_id is not null`,
  sql`alter table party add constraint a_guarantor_was_named_by_somebody
    check ((guarantor_id is null) = (guarantor_named_by is null))`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
