import type { Generated } from "kysely";
import type { Instant, NullableInstant, Optional } from "../platform/db/columns.ts";

interface AgencyBranchTable {
  readonly id: Generated<string>;
  readonly agency_id: string;
  name: string;
  address: string;
  phone: Optional<string>;
  /** From then on no application begins with it. */
  closed_at: NullableInstant;
  readonly created_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly agency_branch: AgencyBranchTable;
  }
}
