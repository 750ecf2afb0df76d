import type { RegisteredService } from "@latchkey/domain/compliance/right-to-rent/providers.ts";
import type { Generated, GeneratedAlways } from "kysely";
import type { Instant } from "../platform/db/columns.ts";

interface RegisteredProviderTable {
  readonly id: Generated<string>;
  name: string;
  register_id: string;
  register_url: string | null;
  in_use: Generated<boolean>;
  readonly added_at: Instant;
}

/** Append-only; the newest of a provider counts. */
interface RegisteredProviderLookTable {
  readonly id: GeneratedAlways<number>;
  readonly provider_id: string;
  readonly services: readonly RegisteredService[];
  /** null: the register names no end. */
  readonly valid_until: string | null;
  readonly looked_on: string;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly registered_provider: RegisteredProviderTable;
    readonly registered_provider_look: RegisteredProviderLookTable;
  }
}
