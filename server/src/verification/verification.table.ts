import type { Instant, Json, Optional, OwnedByParty } from "../platform/db/columns.ts";

/** What the built-in engine or an outside service found in a file. For the reviewer; never the final verdict. */
interface FileCheckTable extends OwnedByParty {
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

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly file_check: FileCheckTable;
  }
}
