import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Generated } from "kysely";
import type { Instant, NullableInstant, Optional, OwnedByParty } from "../platform/db/columns.ts";

export type UploadState = "signed" | "stored";

/**
 * `unscanned`: no virus scanner is configured; `pending`: no verdict yet. An `infected` file is quarantined: it can
 * neither be read nor bound.
 */
export type ScanState = "unscanned" | "pending" | "clean" | "infected";

/** `right_to_rent`: evidence of a check, which outlives the party's key. */
export type KeyKind = "party" | "right_to_rent";

interface UploadTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly object_key: string;
  file_name: string;
  /** The original file name; null: not arrived yet, or stored before names were kept. */
  given_name: string | null;
  content_type: string;
  readonly max_bytes: number;
  readonly session_id: string | null;
  /** The reviewer who sent it; the applicant can neither see nor use it. */
  readonly staff_id: string | null | undefined;
  /** The user of the agency who sent it; the applicant can neither see nor use it. */
  readonly agency_user_id: Optional<string>;
  readonly key_kind: Generated<KeyKind>;
  tries: Generated<number>;
  state: UploadState;
  size_bytes: number | null;
  sha256: string | null;
  scan_state: Generated<ScanState>;
  readonly is_bound: Generated<boolean>;
  readonly created_at: Instant;
  stored_at: NullableInstant;
}

/** `person`: uploaded; `bank`: written by this server from a bank's data. */
export const documentOrigins = ["person", "bank"] as const;

export type DocumentOrigin = (typeof documentOrigins)[number];

interface DocumentTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly section: SectionName;
  readonly related_object_uuid: string | null;
  readonly remedial_section_id: string | null;
  readonly upload_id: string;
  readonly type: DocumentType;
  readonly side: Side;
  readonly origin: Generated<DocumentOrigin>;
  expires_on: string | null;
  readonly created_at: Instant;
}

interface RightToRentKeyTable {
  /** The party's. */
  readonly id: string;
  readonly application_id: string;
  wrapped_key: Buffer;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly right_to_rent_key: RightToRentKeyTable;
    readonly upload: UploadTable;
    readonly document: DocumentTable;
  }
}
