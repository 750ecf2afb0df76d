import type { SavedList } from "@latchkey/domain/review/saved-view.ts";
import type { Generated } from "kysely";
import type { Instant } from "../platform/db/columns.ts";

interface SavedViewTable {
  readonly id: Generated<string>;
  readonly staff_id: string;
  readonly list: SavedList;
  name: string;
  /** Parameters of the address, without `?`; empty for the plain list. */
  readonly query: string;
  readonly created_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly saved_view: SavedViewTable;
  }
}
