import type { DepositGround } from "@latchkey/domain/compliance/holding-deposit/deposit-rules.ts";
import type { GroundEvidence } from "@latchkey/domain/compliance/holding-deposit/deposit-statement.ts";
import type { GeneratedAlways } from "kysely";
import type { Instant, Json, Optional } from "../platform/db/columns.ts";

/** Append-only; the newest of an application counts. */
interface HoldingDepositTable {
  readonly id: GeneratedAlways<number>;
  readonly application_id: string;
  readonly received_on: string;
  readonly agreed_on: Optional<string>;
  readonly agreement_by: string;
  /** The party to whose files the written agreement belongs. */
  readonly party_id: Optional<string>;
  readonly upload_id: Optional<string>;
  /** null: the agency's program recorded it. */
  readonly staff_id: Optional<string>;
  readonly at: Instant;
}

/** With the evidence as it was on the day of the statement. */
export interface StatedGround {
  readonly ground: DepositGround;
  readonly words: string;
  readonly evidence: readonly GroundEvidence[];
}

/** Append-only; the newest of an application counts. No ground: the deposit is paid back. */
interface DepositStatementTable {
  readonly id: GeneratedAlways<number>;
  readonly application_id: string;
  readonly ended_on: string;
  readonly notice_by: string;
  readonly refund_by: string;
  readonly grounds: Json<readonly StatedGround[]>;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly holding_deposit: HoldingDepositTable;
    readonly deposit_statement: DepositStatementTable;
  }
}
