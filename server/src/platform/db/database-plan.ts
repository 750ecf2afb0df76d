import type { Kysely, Migration } from "kysely";
import type { Schema } from "./schema.ts";
import type { ScopedRole } from "./scoped-role.ts";

export interface DatabasePlan {
  /** By name; they run in alphabetical order. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** Rows that every database has: added after the migrations, before the server answers. */
  readonly keep: (db: Kysely<Schema>) => Promise<void>;
  /** Tables of history, whose rows the application's role may neither change nor delete. */
  readonly appendOnly: readonly string[];
  /** Tables whose rows the application's role may not delete, with the only columns that it may change. */
  readonly changing: Readonly<Record<string, readonly string[]>>;
  readonly people: string;
  readonly scoped: ScopedRole;
}
