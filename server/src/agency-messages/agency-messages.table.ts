import type { GeneratedAlways } from "kysely";
import type { Instant, Optional } from "../platform/db/columns.ts";

/** Append-only. Exactly one of staff member and agency user is the author. */
interface AgencyMessageTable {
  readonly id: GeneratedAlways<number>;
  readonly application_id: string;
  readonly staff_id: Optional<string>;
  readonly agency_user_id: Optional<string>;
  readonly text: string;
  /** The other side is to answer; only the newest message counts. */
  readonly needs_answer: boolean;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly agency_message: AgencyMessageTable;
  }
}
