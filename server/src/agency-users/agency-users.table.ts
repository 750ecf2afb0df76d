import type { AgencyUserRole } from "@latchkey/domain/agencies/agency-users.ts";
import type { Generated } from "kysely";
import type { Instant } from "../platform/db/columns.ts";

interface AgencyUserTable {
  readonly id: Generated<string>;
  readonly agency_id: string;
  readonly email: string;
  name: string;
  roles: readonly AgencyUserRole[];
  /** The branch whose applications the lists begin with; null: all. */
  branch_id: string | null | undefined;
  /** An e-mail for each event of an application that the user has created. */
  wants_events: Generated<boolean>;
  /** One e-mail each working day that tells what waits for the agency. */
  wants_digest: Generated<boolean>;
  invited_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly agency_user: AgencyUserTable;
  }
}
