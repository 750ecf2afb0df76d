import { SEARCH_WORDS_VERSION } from "@latchkey/domain/parties/search-words.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Schema } from "../platform/db/schema.ts";
import { handle, job } from "../platform/jobs/job.ts";
import { refreshReferenceWords } from "./reference-words.ts";

/** Added at every start, for rows of another version. */
export const renewReferenceWords = job("renew-reference-words", z.object({}));

const BATCH = 200;

const outdated = (db: Kysely<Schema>) =>
  db
    .selectFrom("reference")
    .select("id")
    .where("words_version", "<>", SEARCH_WORDS_VERSION)
    .where("state", "<>", "draft")
    .limit(BATCH)
    .execute();

export const renewReferenceWordsHandler = handle<object, { readonly db: Kysely<Schema> }>(
  renewReferenceWords,
  async (_payload, { db }, stopping) => {
    let references = await outdated(db);
    while (references.length > 0 && !stopping?.aborted) {
      for (const { id } of references) {
        await db.transaction().execute((tx) => refreshReferenceWords(tx, id));
      }
      references = await outdated(db);
    }
  },
);
