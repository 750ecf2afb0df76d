import type { CannedUse, InEveryLanguage } from "@latchkey/domain/review/canned-text.ts";
import type { Generated } from "kysely";
import type { Instant, Json } from "../../platform/db/columns.ts";

/** Append-only. */
interface CannedTextVersionTable {
  readonly id: Generated<string>;
  readonly text_id: Generated<string>;
  readonly version: number;
  readonly name: string;
  readonly use: CannedUse;
  readonly reason: string;
  readonly texts: Json<InEveryLanguage>;
  readonly is_retired: Generated<boolean>;
  /** null: shipped with the product. */
  readonly staff_id: string | null | undefined;
  readonly at: Instant;
}

declare module "../../platform/db/schema.ts" {
  interface Schema {
    readonly canned_text_version: CannedTextVersionTable;
  }
}
