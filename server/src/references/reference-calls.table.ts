import type { CallChannel, ContactSource } from "@latchkey/domain/references/call.ts";
import type { GeneratedAlways } from "kysely";
import type { Instant, OwnedByParty } from "../platform/db/columns.ts";

/** Append-only; a later row may correct an earlier one. */
interface ReferenceCallTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly reference_id: string;
  readonly channel: CallChannel;
  /** In London, such as `2026-11-29T14:05`. */
  readonly called_at: string;
  readonly contact: string;
  readonly source: ContactSource;
  readonly source_note: string | null;
  readonly is_reached: boolean;
  readonly spoke_to: string | null;
  readonly said: string | null;
  readonly corrects: number | null;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly reference_call: ReferenceCallTable;
  }
}
