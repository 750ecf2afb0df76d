import type { GeneratedAlways } from "kysely";
import type { Instant, OwnedByParty } from "../platform/db/columns.ts";

/** The source of a tenant's money, as a reviewer saw it. The newest counts. */
interface DueDiligenceTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly source_of_funds: string;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly due_diligence: DueDiligenceTable;
  }
}
