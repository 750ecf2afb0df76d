import type { Instant } from "../platform/db/columns.ts";

/** Append-only. */
interface RightToRentWarningTable {
  readonly check_id: number;
  /** Before the last day on which a follow-up is in time. */
  readonly days: number;
  readonly at: Instant;
}

/** Append-only: the agency is asked once a year about each row of a letting. */
interface TenancyQuestionTable {
  readonly letting_id: number;
  readonly asked_on: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly right_to_rent_warning: RightToRentWarningTable;
    readonly tenancy_question: TenancyQuestionTable;
  }
}
