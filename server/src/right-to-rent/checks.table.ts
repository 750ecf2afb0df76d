import type { RecordPurpose } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import type { RecordResult } from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import type { RightToRentRoute } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import type { GeneratedAlways } from "kysely";
import type { Instant, Optional, OwnedByParty } from "../platform/db/columns.ts";

/** Append-only; the newest that counts replaces the earlier ones. */
interface RightToRentCheckTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly rule_set: string;
  readonly purpose: RecordPurpose;
  readonly route: RightToRentRoute;
  readonly checked_on: string;
  readonly shows: RecordResult["shows"];
  readonly is_time_limited: boolean;
  readonly follow_up_by: string | null;
  /** The registered provider that the record names; null: none, or an earlier record. */
  readonly provider_id: string | null;
  /** The fields and documents, encrypted with the key of the party's evidence. */
  readonly sealed: Buffer;
  /** Either it or the user of the agency is set. */
  readonly staff_id: Optional<string>;
  readonly agency_user_id: Optional<string>;
  readonly at: Instant;
}

interface RightToRentFileTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly check_id: number;
  readonly field: string;
  readonly upload_id: string;
}

/** A second reviewer's answer to a record without a statutory excuse. */
interface RightToRentSecondTable {
  readonly check_id: number;
  readonly agrees: boolean;
  readonly reason: string | null;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly right_to_rent_check: RightToRentCheckTable;
    readonly right_to_rent_file: RightToRentFileTable;
    readonly right_to_rent_second: RightToRentSecondTable;
  }
}
