import type { SummarisedItem } from "@latchkey/domain/parties/summarised-item.ts";
import type { NoteKind } from "@latchkey/domain/review/note.ts";
import type { DocumentVerdict } from "@latchkey/domain/review/verdict.ts";
import type { Generated, GeneratedAlways } from "kysely";
import type { Instant, Json, Optional, OwnedByParty } from "../platform/db/columns.ts";

interface PartyNoteTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly staff_id: string;
  readonly text: string;
  readonly kind: Generated<NoteKind>;
  /** The reviewer who got the case with the note. */
  readonly given_to: Optional<string>;
  readonly at: Instant;
}

interface SubmittedSummaryTable extends OwnedByParty {
  readonly round: number;
  readonly items: Json<readonly SummarisedItem[]>;
  readonly at: Instant;
}

/** Append-only; the newest counts. */
interface DocumentVerdictTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly document_id: string;
  readonly verdict: DocumentVerdict;
  readonly reasons: readonly string[];
  readonly note: string | null;
  readonly explained: Generated<readonly string[]>;
  readonly shown_minor: number | null | undefined;
  /** The source's currency when the figure was read; a later change of it makes the figure void. */
  readonly shown_currency: string | null | undefined;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly party_note: PartyNoteTable;
    readonly submitted_summary: SubmittedSummaryTable;
    readonly document_verdict: DocumentVerdictTable;
  }
}
