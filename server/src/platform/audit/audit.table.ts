import type { GeneratedAlways } from "kysely";
import type { Instant } from "../db/columns.ts";

interface AuditEntryTable {
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

interface AuditSealTable {
  readonly number: number;
  readonly entry_id: number;
  readonly hash: Buffer;
  readonly at: Instant;
}

declare module "../db/schema.ts" {
  interface Schema {
    readonly audit_entry: AuditEntryTable;
    readonly audit_seal: AuditSealTable;
  }
}
