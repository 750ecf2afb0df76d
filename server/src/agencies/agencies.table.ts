import type { Generated } from "kysely";
import type { Instant, Optional } from "../platform/db/columns.ts";

interface AgencyTable {
  readonly id: Generated<string>;
  name: string;
  /** The provider itself, which may let homes too. At most one agency is. */
  is_own: Generated<boolean>;
  /** null: none is known. */
  email: Optional<string>;
  /** The named contact who alone learns of a confirmed candidate of the sanctions list. */
  compliance_email: Optional<string>;
  readonly created_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly agency: AgencyTable;
  }
}
