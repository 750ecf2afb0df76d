import type { PlainFacts } from "@latchkey/domain/identity/values.ts";
import type { Instant, Optional, OwnedByParty } from "../platform/db/columns.ts";

export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";

type PlainFactColumns = { [Fact in keyof PlainFacts as SnakeCase<Fact>]: Optional<string> };

interface IdentityFactsTable extends OwnedByParty, PlainFactColumns {
  /** Encrypted with the party's data key. */
  share_code: Optional<Buffer>;
  /** The day on which the code was given. */
  share_code_on: Optional<string>;
  changed_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly identity_facts: IdentityFactsTable;
  }
}
