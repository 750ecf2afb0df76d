import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/** A verdict says which problems it explains, and which yearly figure an income paper shows. */
export const shownFiguresMigration = migrationOf(
  sql`alter table document_verdict
    add column explained text[] not null default '{}',
    add column shown_minor bigint,
    add column shown_currency text,
    add constraint explained_in_a_note check (cardinality(explained) = 0 or note is not null),
    add constraint figure_with_its_currency check ((shown_minor is null) = (shown_currency is null)),
    add constraint figure_of_an_accepted_paper check (shown_minor is null or (verdict = 'accept' and shown_minor >= 0))`,
);
