import { type Kysely, sql } from "kysely";

/** Where an act came from, as a hash: equal places can be told from others, and no address is kept. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table audit_entry add column origin text`.execute(db);
};
