import type { CaseCount, Measure } from "@latchkey/domain/figures/case-counts.ts";
import type { Generated } from "kysely";

/** No key leads to a case or a person: counts outlive both. */
interface FigureCountTable {
  readonly id: Generated<string>;
  /** The first day of the month. */
  readonly month: string;
  readonly agency_id: string;
  readonly policy: string;
  readonly measure: Measure;
  readonly grouping: CaseCount["grouping"];
  readonly value: string;
  readonly count: number;
  readonly is_sum: Generated<boolean>;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly figure_count: FigureCountTable;
  }
}
