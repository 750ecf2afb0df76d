import type { Insolvency, OutsideKind, OutsideVerdict } from "@latchkey/domain/review/outside-result.ts";
import type { GeneratedAlways } from "kysely";
import type { Instant, OwnedByParty } from "../platform/db/columns.ts";

/** Append-only; the newest of a kind counts. */
interface OutsideResultTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly kind: OutsideKind;
  readonly title: string | null;
  readonly provider: string;
  readonly made_on: string;
  readonly upload_id: string;
  readonly ccjs: number | null;
  readonly insolvency: Insolvency | null;
  readonly verdict: OutsideVerdict;
  readonly reason: string | null;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly outside_result: OutsideResultTable;
  }
}
