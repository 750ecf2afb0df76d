import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { DocumentVerdict } from "@latchkey/domain/review/verdict.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Generated, GeneratedAlways } from "kysely";
import type { Instant, Json, NullableInstant, Optional, OwnedByParty } from "./columns.ts";

/** Files, and what they are evidence of. */

export type UploadState = "signed" | "stored";

/**
 * `unscanned`: no virus scanner is configured; `pending`: no verdict yet. An `infected` file is quarantined: it can
 * neither be read nor bound.
 */
export type ScanState = "unscanned" | "pending" | "clean" | "infected";

export interface UploadTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly object_key: string;
  readonly file_name: string;
  /** What the person's own file was called; null: nobody has sent it, or it arrived before that was kept. */
  given_name: string | null;
  readonly content_type: string;
  readonly max_bytes: number;
  readonly session_id: string | null;
  tries: Generated<number>;
  state: UploadState;
  size_bytes: number | null;
  sha256: string | null;
  scan_state: Generated<ScanState>;
  /** Whether a document uses it; kept by a trigger. */
  readonly is_bound: Generated<boolean>;
  readonly created_at: Instant;
  stored_at: NullableInstant;
}

/** Who made a document: the person who sent it, or we, of what a connected bank has shown. */
export const documentOrigins = ["person", "bank"] as const;
export type DocumentOrigin = (typeof documentOrigins)[number];

/** What an upload is evidence of, and for which section. */
export interface DocumentTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly section: SectionName;
  readonly related_object_uuid: string | null;
  readonly remedial_section_id: string | null;
  readonly upload_id: string;
  readonly type: DocumentType;
  readonly side: Side;
  readonly origin: Generated<DocumentOrigin>;
  /** The document's expiry date, if it has one. */
  expires_on: string | null;
  readonly created_at: Instant;
}

/** What the built-in engine or an outside service found in a file. For the reviewer; never the final verdict. */
export interface FileCheckTable extends OwnedByParty {
  readonly upload_id: string;
  /** Of `pdf`: how the file was made; of `look`: what the picture looks like. */
  readonly kind: "document" | "photo" | "pdf" | "look";
  /** What it was checked as, e.g. `passport/front`; empty for a photo, and where no check was made. */
  asked: string;
  outcome: string;
  scores: Json<unknown>;
  /** The contents of a machine-readable zone, as JSON encrypted with the party's data key. */
  zone: Buffer | null;
  /** HMACs of the country and number in the zone, one for every key, to find them in other cases. */
  number_hashes: Optional<readonly Buffer[]>;
  /** Where the zone differs from what the person said: `surname`, `birthdate`, `expired`; the signals of a PDF; what a picture looks like. */
  findings: readonly string[];
  at: Instant;
}

/** What reviewers said of a document. Appended; the newest counts. */
export interface DocumentVerdictTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly document_id: string;
  readonly verdict: DocumentVerdict;
  readonly reasons: readonly string[];
  readonly note: string | null;
  readonly staff_id: string;
  readonly at: Instant;
}
