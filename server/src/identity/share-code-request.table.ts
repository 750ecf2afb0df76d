import type { Instant, OwnedByParty } from "../platform/db/columns.ts";

/** Append-only: for a new code in place of the one that was given on the day, the person was asked by e-mail. */
interface ShareCodeRequestTable extends OwnedByParty {
  readonly given_on: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly share_code_request: ShareCodeRequestTable;
  }
}
