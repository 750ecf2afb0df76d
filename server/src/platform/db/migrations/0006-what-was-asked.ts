import { type Kysely, sql } from "kysely";

/** As what a file was looked at: what was found of a letter says nothing of a passport. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table file_check add column asked text not null default ''`.execute(db);
};
