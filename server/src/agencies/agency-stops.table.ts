import type { GeneratedAlways } from "kysely";
import type { Instant } from "../platform/db/columns.ts";

interface AgencyStopTable {
  readonly id: GeneratedAlways<number>;
  readonly agency_id: string;
  /** false: new applications are taken again. */
  readonly is_stop: boolean;
  readonly reason: string | null;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly agency_stop: AgencyStopTable;
  }
}
