import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Generated } from "kysely";
import type { Instant, NullableInstant, Optional } from "../platform/db/columns.ts";

export type Audience = "applicant" | "staff" | "agency" | "phone";

interface AccountTable {
  readonly id: Generated<string>;
  readonly email: string;
  /** The language of its owner's latest sign-in request. */
  language: Language;
  readonly created_at: Instant;
  first_signed_in_at: NullableInstant;
}

interface KnownBrowserTable {
  readonly account_id: string;
  readonly browser_hash: Buffer;
  readonly first_seen_at: Instant;
  last_seen_at: Instant;
}

interface SignInRequestTable {
  readonly id: Generated<string>;
  readonly audience: Generated<Audience>;
  readonly email: string;
  readonly browser_hash: Buffer;
  readonly return_path: string;
  readonly language: Language;
  readonly created_at: Instant;
}

interface SignInLinkTable {
  readonly token_hash: Buffer;
  readonly request_id: string;
  readonly audience: Generated<Audience>;
  readonly account_id: string | null;
  readonly email: string;
  readonly created_at: Instant;
  readonly expires_at: Instant;
  used_at: NullableInstant;
}

/** Exactly one of account, staff member, agency user and hand-over is the owner. */
interface SessionFamilyTable {
  readonly id: Generated<string>;
  readonly account_id: Optional<string>;
  readonly staff_id: Optional<string>;
  readonly agency_user_id: Optional<string>;
  readonly hand_over_id: Optional<string>;
  /** The session that handed over; the phone's session ends with it. */
  readonly parent_id: Optional<string>;
  generation: Generated<number>;
  rotated_at: Instant;
  readonly created_at: Instant;
  readonly expires_at: Instant;
  revoked_at: NullableInstant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly account: AccountTable;
    readonly known_browser: KnownBrowserTable;
    readonly sign_in_request: SignInRequestTable;
    readonly sign_in_link: SignInLinkTable;
    readonly session_family: SessionFamilyTable;
  }
}
