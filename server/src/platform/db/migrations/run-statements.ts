import type { Kysely, RawBuilder } from "kysely";

/** One after the other, in the transaction of the migration. */
export const runStatements = async (
  db: Kysely<unknown>,
  statements: readonly RawBuilder<unknown>[],
): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
