import type { Generated, GeneratedAlways } from "kysely";
import type { Instant, Optional } from "../platform/db/columns.ts";

interface LandlordTable {
  readonly id: Generated<string>;
  readonly agency_id: string;
  readonly name: string;
  readonly created_at: Instant;
}

/** Append-only; the newest of an application counts. */
interface LettingTable {
  readonly id: GeneratedAlways<number>;
  readonly application_id: string;
  readonly landlord_id: string;
  /** The day on which the agreement is expected to be entered into. */
  readonly agreement_on: string;
  readonly starts_on: string;
  /** null: it is not signed. */
  readonly signed_on: string | null;
  /** null: the tenancy goes on, as far as is known. */
  readonly ended_on: string | null;
  /** A member of staff, an agency's program or one of its users has recorded it. */
  readonly staff_id: Optional<string>;
  readonly api_key_id: Optional<string>;
  readonly agency_user_id: Optional<string>;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly landlord: LandlordTable;
    readonly letting: LettingTable;
  }
}
