import type { Generated } from "kysely";
import type { Instant } from "../platform/db/columns.ts";

interface AgencyKeyTable {
  /** The agency's. */
  readonly id: string;
  wrapped_key: Buffer;
}

interface AgencyFileTable {
  readonly id: string;
  readonly agency_id: string;
  readonly object_key: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  readonly sha256: string;
  /** False: nothing names it, and it is removed after a day. */
  is_bound: Generated<boolean>;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly agency_key: AgencyKeyTable;
    readonly agency_file: AgencyFileTable;
  }
}
