import type { ApiScope } from "@latchkey/domain/vocabulary/api-scopes.ts";
import type { Instant, NullableInstant, Optional } from "../platform/db/columns.ts";

interface ApiKeyTable {
  readonly id: string;
  readonly agency_id: string;
  name: string;
  readonly secret_hash: Buffer;
  readonly last_four: string;
  readonly scopes: readonly ApiScope[];
  readonly created_at: Instant;
  readonly created_by: Optional<string>;
  last_used_at: NullableInstant;
  readonly expires_at: NullableInstant;
  revoked_at: NullableInstant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly api_key: ApiKeyTable;
  }
}
