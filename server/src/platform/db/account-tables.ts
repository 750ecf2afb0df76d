import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Generated } from "kysely";
import type { Instant, NullableInstant } from "./columns.ts";

/** Accounts and their sessions. */

/** An e-mail address that can sign in. */
export interface AccountTable {
  readonly id: Generated<string>;
  readonly email: string;
  /** The language of its owner's latest sign-in request. */
  language: Language;
  readonly created_at: Instant;
  first_signed_in_at: NullableInstant;
}

/** A browser that an account has signed in with. */
export interface KnownBrowserTable {
  readonly account_id: string;
  readonly browser_hash: Buffer;
  readonly first_seen_at: Instant;
  last_seen_at: Instant;
}

export interface SignInRequestTable {
  readonly id: Generated<string>;
  readonly email: string;
  readonly browser_hash: Buffer;
  readonly return_path: string;
  readonly language: Language;
  readonly created_at: Instant;
}

export interface SignInLinkTable {
  readonly token_hash: Buffer;
  readonly request_id: string;
  /** null until self sign-up creates the account. */
  readonly account_id: string | null;
  readonly email: string;
  readonly created_at: Instant;
  readonly expires_at: Instant;
  used_at: NullableInstant;
}

export interface SessionFamilyTable {
  readonly id: Generated<string>;
  readonly account_id: string;
  generation: Generated<number>;
  rotated_at: Instant;
  readonly created_at: Instant;
  readonly expires_at: Instant;
  revoked_at: NullableInstant;
}
