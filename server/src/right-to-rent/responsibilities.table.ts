import type { GeneratedAlways } from "kysely";
import type { Instant, Optional } from "../platform/db/columns.ts";

interface ResponsibilityTable {
  readonly id: GeneratedAlways<number>;
  readonly agency_id: string;
  /** The landlord whose checks the agency accepts; null: the provider accepts those of the agency. */
  readonly landlord_id: string | null;
  readonly accepted_on: string;
  /** The first day on which it does not hold; null: it goes on. */
  ended_on: Optional<string>;
  readonly file_id: string;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly responsibility: ResponsibilityTable;
  }
}
