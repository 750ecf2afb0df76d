import { type RawBuilder, sql } from "kysely";

/**
 * The columns of a table whose rows belong to a party. Every such row has both ids and an index that leads with the
 * application, so that an application stays together if the tables are sharded; a foreign key checks the pair.
 */
export const ownedByParty = sql.raw(`application_id uuid not null, party_id uuid not null,
    foreign key (application_id, party_id) references party (application_id, id)`);

/** @param rest further columns, with a leading comma */
export const indexOfParty = (table: string, rest = ""): RawBuilder<unknown> =>
  sql.raw(`create index ${table}_of_party on ${table} (application_id, party_id${rest})`);
