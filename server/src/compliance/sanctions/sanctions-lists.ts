import { indexNames, type NameIndex } from "@latchkey/domain/compliance/sanctions/name-index.ts";
import type { ListedEntry, UkList } from "@latchkey/domain/compliance/sanctions/uk-list.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, sql } from "kysely";
import { audit } from "../../platform/audit/audit.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { addJob } from "../../platform/jobs/job.ts";
import type { Work } from "../../platform/work/work.ts";
import { rescreenParties } from "./screening.jobs.ts";

export interface ImportedList {
  readonly id: number;
  readonly day: CivilDate;
  readonly hash: string;
  readonly fileName: string;
  readonly persons: number;
  readonly names: number;
  readonly others: number;
  readonly at: Date;
}

const lists = (db: Kysely<Schema>) =>
  db
    .selectFrom("sanctions_list")
    .select(["id", "day", "hash", "file_name as fileName", "persons", "names", "others", "at"])
    .orderBy("day", "desc")
    .orderBy("id", "desc");

export const readLists = (db: Kysely<Schema>): Promise<readonly ImportedList[]> =>
  lists(db).limit(30).execute();

export const newestList = (db: Kysely<Schema>): Promise<ImportedList | undefined> =>
  lists(db).limit(1).executeTakeFirst();

export interface GivenList {
  readonly list: UkList;
  readonly hash: string;
  readonly fileName: string;
}

export type Imported =
  | { readonly kind: "imported" }
  | { readonly kind: "known" }
  /** Its day is before that of the newest list. */
  | { readonly kind: "older"; readonly newest: CivilDate };

const BATCH = 500;

const keepEntries = async (
  { tx }: Pick<Work, "tx">,
  listId: number,
  persons: readonly ListedEntry[],
): Promise<void> => {
  await tx.deleteFrom("sanctions_entry").execute();
  for (let at = 0; at < persons.length; at += BATCH) {
    const rows = persons
      .slice(at, at + BATCH)
      .map((entry) => ({ list_id: listId, entry_id: entry.id, content: JSON.stringify(entry) }));
    await tx.insertInto("sanctions_entry").values(rows).execute();
  }
};

/** A file that was imported before changes nothing. All parties that are still open are screened again by jobs. */
export const importList = async (
  work: Pick<Work, "tx" | "actor">,
  { list, hash, fileName }: GivenList,
): Promise<Imported> => {
  const { tx } = work;
  // Two imports at a time would each remove the other's entries.
  await sql`lock table sanctions_entry in share row exclusive mode`.execute(tx);
  const known = await tx
    .selectFrom("sanctions_list")
    .select("id")
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (known) return { kind: "known" };
  const newest = await newestList(tx);
  if (newest && newest.day > list.day) return { kind: "older", newest: newest.day };
  const { id } = await tx
    .insertInto("sanctions_list")
    .values({
      day: list.day,
      hash,
      file_name: fileName,
      persons: list.persons.length,
      names: list.persons.reduce((sum, { names }) => sum + names.length, 0),
      others: list.others,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await keepEntries(work, id, list.persons);
  await addJob(tx, rescreenParties, { listId: id });
  await audit(work, { action: "sanctions-list-imported", outcome: "done", subject: hash });
  return { kind: "imported" };
};

interface Kept {
  readonly hash: string;
  readonly index: Promise<NameIndex>;
}

/** The index of the newest list takes a second to build, and every process needs only one. */
let kept: Kept | undefined;

const buildIndex = async (db: Kysely<Schema>, listId: number): Promise<NameIndex> => {
  const rows = await db
    .selectFrom("sanctions_entry")
    .select("content")
    .where("list_id", "=", listId)
    .orderBy("entry_id")
    .execute();
  return indexNames(rows.map(({ content }) => content));
};

export const indexOf = (
  db: Kysely<Schema>,
  { id, hash }: Pick<ImportedList, "id" | "hash">,
): Promise<NameIndex> => {
  if (kept?.hash === hash) return kept.index;
  const index = buildIndex(db, id);
  kept = { hash, index };
  index.catch(() => {
    kept = undefined;
  });
  return index;
};

export const entryOf = async (db: Kysely<Schema>, listId: number, entryId: string): Promise<ListedEntry> =>
  (
    await db
      .selectFrom("sanctions_entry")
      .select("content")
      .where("list_id", "=", listId)
      .where("entry_id", "=", entryId)
      .executeTakeFirstOrThrow()
  ).content;
