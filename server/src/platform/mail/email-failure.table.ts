import type { Instant } from "../db/columns.ts";

interface EmailFailureTable {
  readonly kind: string;
  readonly subject: string;
  reason: string;
  failed_at: Instant;
}

declare module "../db/schema.ts" {
  interface Schema {
    readonly email_failure: EmailFailureTable;
  }
}
