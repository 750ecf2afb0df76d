import type { Generated } from "kysely";
import type { Instant, OwnedByParty } from "../platform/db/columns.ts";

/** Append-only. */
interface RightToRentPackTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly check_id: number;
  readonly handed_to: string;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly right_to_rent_pack: RightToRentPackTable;
  }
}
