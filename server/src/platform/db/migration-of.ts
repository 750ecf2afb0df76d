import type { Migration, RawBuilder } from "kysely";

/** A migration that runs its statements in order, in one transaction. */
export const migrationOf = (...statements: readonly RawBuilder<unknown>[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
});
