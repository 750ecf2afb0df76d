import type { Generated } from "kysely";
import type { Instant, Optional, OwnedByParty } from "../platform/db/columns.ts";

/** Append-only. */
interface RightToRentPackTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly check_id: number;
  readonly handed_to: string;
  /** Either it or the user of the agency is set. */
  readonly staff_id: Optional<string>;
  readonly agency_user_id: Optional<string>;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly right_to_rent_pack: RightToRentPackTable;
  }
}
