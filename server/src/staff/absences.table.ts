import type { GeneratedAlways } from "kysely";
import type { Instant, NullableInstant, Optional } from "../platform/db/columns.ts";

interface StaffAbsenceTable {
  readonly id: GeneratedAlways<number>;
  readonly staff_id: string;
  readonly from_day: string;
  /** The last day. */
  readonly until_day: string;
  readonly entered_by: string;
  readonly at: Instant;
  /** The member's cases have flowed back. */
  begun_at: NullableInstant;
  /** From this day on the member is present again. */
  ended_on: Optional<string>;
  ended_by: Optional<string>;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly staff_absence: StaffAbsenceTable;
  }
}
