import type { Instant } from "../db/columns.ts";

/** An e-mail that never arrived. */
interface EmailFailureTable {
  readonly kind: string;
  /** The id of what it was about. */
  readonly subject: string;
  reason: string;
  failed_at: Instant;
}

declare module "../db/schema.ts" {
  interface Schema {
    readonly email_failure: EmailFailureTable;
  }
}
