import type { Migration } from "kysely";

export interface DatabasePlan {
  /** By name; they run in alphabetical order. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** Tables of history, whose rows the application's role may neither change nor delete. */
  readonly appendOnly: readonly string[];
  /** Tables whose rows the application's role may not delete, with the only columns that it may change. */
  readonly changing: Readonly<Record<string, readonly string[]>>;
  readonly people: string;
}
