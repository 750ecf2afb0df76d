import type { GeneratedAlways } from "kysely";
import type { Instant } from "../platform/db/columns.ts";

/** A set of rules that an administrator confirmed after legal advice. The newest of a set counts. */
interface RightToRentConfirmationTable {
  readonly id: GeneratedAlways<number>;
  readonly rule_set: string;
  readonly adviser: string;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly right_to_rent_confirmation: RightToRentConfirmationTable;
  }
}
