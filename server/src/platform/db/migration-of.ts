import type { Migration, RawBuilder } from "kysely";

export const migrationOf = (...statements: readonly RawBuilder<unknown>[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
});
