import { reportFileTypes } from "@latchkey/domain/reports/report-wire.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";

/** The files of reports in the store, for the tidy-up and the search for missing files. */

const withEndings = (keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => reportFileTypes.map((type) => `${key}.${type}`));

const withoutEnding = (key: string): string => key.replace(/\.\w+$/, "");

/** @returns those of the keys that belong to reports */
export const reportKeysAmong = async (
  db: Kysely<Schema>,
  keys: readonly string[],
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("report_edition")
    .select("object_key")
    .where("object_key", "in", keys.map(withoutEnding))
    .execute();
  return withEndings(rows.map(({ object_key }) => object_key));
};

/** For the search for missing files. */
export const REPORT_FILES = {
  cursor: "report-files-looked-for",
  keysAfter: async (db: Kysely<Schema>, last: string, most: number): Promise<readonly string[]> => {
    const { rows } = await sql<{ key: string }>`select e.object_key || '.' || t.type as key
      from report_edition e cross join unnest(${reportFileTypes}::text[]) as t (type)
      where e.object_key >= ${withoutEnding(last)} and e.object_key || '.' || t.type > ${last}
      order by 1 limit ${most}`.execute(db);
    return rows.map(({ key }) => key);
  },
  used: async (db: Kysely<Schema>, keys: readonly string[]): Promise<readonly string[]> => {
    const known = await reportKeysAmong(db, keys);
    return keys.filter((key) => known.includes(key));
  },
} as const;
