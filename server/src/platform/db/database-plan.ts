import type { Migration } from "kysely";

/** What the subjects of the product want of the database. */
export interface DatabasePlan {
  /** By name, in alphabetical order of which they run. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** Tables of history: the application's role may neither change nor remove their rows. */
  readonly appendOnly: readonly string[];
  /** Tables whose rows the application's role may not remove, with the only columns that it may change. */
  readonly changing: Readonly<Record<string, readonly string[]>>;
  /** A table that has rows as soon as people use the product. */
  readonly people: string;
}
