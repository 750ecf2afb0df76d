import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";

/** One reminder a person and day. @returns false if the person was written to today */
export const takeDay = async (tx: Kysely<Schema>, accountId: string, day: string): Promise<boolean> => {
  const taken = await tx
    .insertInto("reminded_day")
    .values({ account_id: accountId, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning("day")
    .executeTakeFirst();
  return taken !== undefined;
};
