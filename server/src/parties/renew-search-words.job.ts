import { SEARCH_WORDS_VERSION } from "@latchkey/domain/parties/search-words.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { handle, job } from "../platform/jobs/job.ts";
import { refreshQueueEntry } from "./queue-entry.ts";

/** Added at every start: words that another version stored would not be found. */
export const renewSearchWords = job("renew-search-words", z.object({}));

const BATCH = 200;

const outdated = (db: Kysely<Schema>) =>
  db
    .selectFrom("queue_entry")
    .select(["application_id as applicationId", "party_id as partyId"])
    .where("words_version", "<>", SEARCH_WORDS_VERSION)
    .limit(BATCH)
    .execute();

const renewBetweenChanges = (db: Kysely<Schema>, party: PartyKey): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .selectFrom("queue_entry")
      .select("party_id")
      .where("party_id", "=", party.partyId)
      .forUpdate()
      .execute();
    await refreshQueueEntry(tx, party);
  });

export const renewSearchWordsHandler = handle<object, { readonly db: Kysely<Schema> }>(
  renewSearchWords,
  async (_payload, { db }, stopping) => {
    let parties = await outdated(db);
    while (parties.length > 0 && !stopping?.aborted) {
      for (const party of parties) await renewBetweenChanges(db, party);
      parties = await outdated(db);
    }
  },
);
