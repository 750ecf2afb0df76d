import type { Instant } from "../db/columns.ts";

interface IdempotencyRecordTable {
  readonly actor: string;
  readonly idempotency_key: string;
  readonly request_hash: Buffer;
  readonly body: Buffer;
  readonly created_at: Instant;
}

declare module "../db/schema.ts" {
  interface Schema {
    readonly idempotency_record: IdempotencyRecordTable;
  }
}
