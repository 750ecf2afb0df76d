import type { GeneratedAlways } from "kysely";
import type { Instant } from "../platform/db/columns.ts";

interface AgencyLogoTable {
  readonly id: GeneratedAlways<number>;
  readonly agency_id: string;
  /** null: the agency has no logo any more. */
  readonly file_id: string | null;
  /** In pixels. */
  readonly width: number | null;
  readonly height: number | null;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly agency_logo: AgencyLogoTable;
  }
}
