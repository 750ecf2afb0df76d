import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * An acceptance against the calculated outcome has a reason of the list and a second reviewer. Where no income was asked
 * for, no reason says why a guarantor is needed.
 */
export const overridesMigration = migrationOf(
  sql`alter table decision add column override_reason text, add column override_words text`,
  sql`update decision set override_reason = 'OTHER', override_words = 'Decided before the reason was asked for.'
    where outcome = 'accepted' and calculated is not null and calculated <> 'accepted'`,
  sql`alter table decision
    drop constraint declined_for_a_reason,
    add constraint declined_for_a_reason check (outcome <> 'declined' or cardinality(reasons) > 0),
    add constraint overridden_by_two check (override_reason is null or needs_second),
    add constraint against_the_sums_for_a_reason check (outcome <> 'accepted' or calculated is null
      or calculated = 'accepted' or override_reason is not null)`,
);
