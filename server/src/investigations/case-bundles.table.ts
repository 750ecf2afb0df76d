import type { Generated } from "kysely";
import type { Instant, NullableInstant, Optional, OwnedByParty } from "../platform/db/columns.ts";

/** `asked`: waits for an administrator. The content is put together when it is read: no copy of the case is stored. */
export type BundleState = "asked" | "released" | "returned";

interface CaseBundleTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly name: string;
  readonly recipient: string;
  state: Generated<BundleState>;
  readonly asked_by: string;
  readonly asked_at: Instant;
  settled_by: Optional<string>;
  settled_at: NullableInstant;
  settled_note: Optional<string>;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly case_bundle: CaseBundleTable;
  }
}
