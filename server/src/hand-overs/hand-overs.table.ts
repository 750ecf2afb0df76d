import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { AdditionalFilePath } from "@latchkey/domain/documents/paths.ts";
import type { Generated } from "kysely";
import type { Instant, NullableInstant, OwnedByParty } from "../platform/db/columns.ts";

interface HandOverTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly account_id: string;
  readonly parent_session_id: string;
  readonly token_hash: Buffer;
  readonly section: AdditionalFilePath;
  readonly doc_type: DocumentType;
  readonly side: Side;
  /** Free places of the slot when the step was handed over. */
  readonly capacity: number;
  readonly created_at: Instant;
  readonly expires_at: Instant;
  opened_at: NullableInstant;
  ended_at: NullableInstant;
}

interface HandedFileTable {
  readonly hand_over_id: string;
  readonly upload_id: string;
  readonly application_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly hand_over: HandOverTable;
    readonly handed_file: HandedFileTable;
  }
}
