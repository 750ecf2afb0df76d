import type { GeneratedAlways } from "kysely";
import type { Instant, NullableInstant, Optional, OwnedByParty } from "../platform/db/columns.ts";

/** A reviewer has declared to know the person of the party. */
interface KnownPersonTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly staff_id: string;
  readonly at: Instant;
  lifted_at: NullableInstant;
  lifted_by: Optional<string>;
  lifted_reason: Optional<string>;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly known_person: KnownPersonTable;
  }
}
