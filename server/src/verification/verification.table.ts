import type { Instant, Json, Optional, OwnedByParty } from "../platform/db/columns.ts";

/** Findings of the engine or service, for the reviewer; never the final verdict. */
interface FileCheckTable extends OwnedByParty {
  readonly upload_id: string;
  /** `pdf`: the file's metadata; `look`: the picture's look. */
  readonly kind: "document" | "photo" | "pdf" | "look";
  /** The question, e.g. `passport/front`; empty for a photo, and without a check. */
  asked: string;
  outcome: string;
  scores: Json<unknown>;
  zone: Buffer | null;
  number_hashes: Optional<readonly Buffer[]>;
  /**
   * Differences of the zone from the answers: `surname`, `birthdate`, `expired`; signals of a PDF; the look
   * of a picture.
   */
  findings: readonly string[];
  at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly file_check: FileCheckTable;
  }
}
