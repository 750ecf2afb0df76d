import type { Generated } from "kysely";
import type { Instant } from "../platform/db/columns.ts";

interface AgencyTable {
  readonly id: Generated<string>;
  name: string;
  /** The provider itself, which may let homes too. At most one agency is. */
  is_own: Generated<boolean>;
  readonly created_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly agency: AgencyTable;
  }
}
