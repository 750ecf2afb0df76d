import type { ListedEntry } from "@latchkey/domain/compliance/sanctions/uk-list.ts";
import type { SanctionsSight, SanctionsVerdict } from "@latchkey/domain/compliance/sanctions/verdict.ts";
import type { Generated, GeneratedAlways } from "kysely";
import type { Instant, Json, OwnedByParty } from "../../platform/db/columns.ts";

/** Append-only. The newest is the one with the latest day. */
interface SanctionsListTable {
  readonly id: GeneratedAlways<number>;
  /** The day of the report, as the file says. */
  readonly day: string;
  /** SHA-256 of the file, in hexadecimal. */
  readonly hash: string;
  readonly file_name: string;
  readonly persons: number;
  readonly names: number;
  readonly others: number;
  readonly at: Instant;
}

/** Entries of the newest list alone. */
interface SanctionsEntryTable {
  readonly list_id: number;
  readonly entry_id: string;
  readonly content: Json<ListedEntry>;
}

/** Append-only. */
interface SanctionsScreeningTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly list_id: number;
  /** Tells whether the same was asked, without saying what. */
  readonly asked_hash: string;
  /** Encrypted: names, date of birth, and names that were close. */
  readonly asked: Buffer;
  readonly found: number;
  readonly at: Instant;
}

/** Append-only; a match that is found again is no new row. */
interface SanctionsCandidateTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly screening_id: number;
  readonly match_hash: string;
  /** Encrypted: the entry as it was, the score and its reasons. */
  readonly details: Buffer;
  readonly at: Instant;
}

/** Append-only; the newest of a candidate counts. */
interface SanctionsVerdictTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly candidate_id: string;
  readonly verdict: SanctionsVerdict;
  readonly seen_on: readonly SanctionsSight[];
  readonly reason: Buffer;
  /** The agency had a compliance contact, who gets an e-mail. */
  readonly tells_agency: boolean;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../../platform/db/schema.ts" {
  interface Schema {
    readonly sanctions_list: SanctionsListTable;
    readonly sanctions_entry: SanctionsEntryTable;
    readonly sanctions_screening: SanctionsScreeningTable;
    readonly sanctions_candidate: SanctionsCandidateTable;
    readonly sanctions_verdict: SanctionsVerdictTable;
  }
}
