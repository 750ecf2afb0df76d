import { SEARCH_WORDS_VERSION, searchableWords } from "@latchkey/domain/parties/search-words.ts";
import type { Referee } from "@latchkey/domain/references/referee.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";

interface SearchedReference {
  readonly referee: Referee;
  readonly shown: object | null;
}

const wordsOf = ({ referee, shown }: SearchedReference): readonly string[] =>
  searchableWords([
    referee.firstName,
    referee.lastName,
    referee.email,
    shown !== null && "company" in shown ? String(shown.company) : "",
  ]);

/** Call in the transaction that sends the reference, or changes its referee. The applicant's words are those of the queue. */
export const refreshReferenceWords = async (db: Kysely<Schema>, id: string): Promise<void> => {
  const row = await db
    .selectFrom("reference")
    .select(["referee", "shown"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  await db
    .updateTable("reference")
    .set({
      words: sql<string>`array_to_tsvector(${sql.val([...wordsOf(row)])}::text[])`,
      words_version: SEARCH_WORDS_VERSION,
    })
    .where("id", "=", id)
    .execute();
};
