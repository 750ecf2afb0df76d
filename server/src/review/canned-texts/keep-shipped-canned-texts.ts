import type { Kysely } from "kysely";
import type { Schema } from "../../platform/db/schema.ts";
import { shippedCannedTexts } from "./shipped-canned-texts.ts";

/** Adds the texts that this release ships and the database lacks. Nothing that exists changes. */
export const keepShippedCannedTexts = async (db: Kysely<Schema>): Promise<void> => {
  await db
    .insertInto("canned_text_version")
    .values(
      shippedCannedTexts.map(({ id, name, use, reason, texts }) => ({
        id,
        text_id: id,
        version: 1,
        name,
        use,
        reason,
        texts: JSON.stringify(texts),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
