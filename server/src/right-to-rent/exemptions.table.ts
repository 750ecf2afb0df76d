import type { GeneratedAlways } from "kysely";
import type { Instant } from "../platform/db/columns.ts";

/** Append-only; the newest to which a second reviewer has agreed counts. */
interface RightToRentExemptionTable {
  readonly id: GeneratedAlways<number>;
  readonly application_id: string;
  readonly rule_set: string;
  readonly ground: string;
  readonly words: string;
  readonly confirmed_by: string;
  readonly confirmed_on: string;
  readonly recorded_on: string;
  readonly party_id: string;
  readonly upload_id: string;
  readonly staff_id: string;
  readonly at: Instant;
}

interface ExemptionAnswerTable {
  readonly exemption_id: number;
  readonly agrees: boolean;
  readonly reason: string | null;
  readonly staff_id: string;
  readonly at: Instant;
}

/** The ground does not hold any more. */
interface ExemptionEndTable {
  readonly exemption_id: number;
  readonly reason: string;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly right_to_rent_exemption: RightToRentExemptionTable;
    readonly exemption_answer: ExemptionAnswerTable;
    readonly exemption_end: ExemptionEndTable;
  }
}
