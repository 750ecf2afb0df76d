import type { GeneratedAlways } from "kysely";
import type { Instant } from "./columns.ts";

/** What the installation, the audit trail and the limits keep. */

export interface InstallationTable {
  readonly name: string;
  value: string;
}

/** An e-mail that never arrived. */
export interface EmailFailureTable {
  readonly kind: string;
  /** The id of what it was about. */
  readonly subject: string;
  reason: string;
  failed_at: Instant;
}

export interface AuditEntryTable {
  readonly id: GeneratedAlways<number>;
  readonly at: Instant;
  readonly actor: string;
  readonly action: string;
  readonly outcome: string;
  readonly application_id: string | null;
  readonly party_id: string | null;
  readonly subject: string | null;
  readonly origin: string | null;
}

export interface AuditSealTable {
  readonly number: number;
  readonly entry_id: number;
  readonly hash: Buffer;
  readonly at: Instant;
}

export interface IdempotencyRecordTable {
  readonly actor: string;
  readonly idempotency_key: string;
  readonly request_hash: Buffer;
  readonly body: Buffer;
  readonly created_at: Instant;
}

export interface RateCounterTable {
  readonly name: string;
  readonly subject: Buffer;
  readonly window_start: Instant;
  readonly count: number;
}
