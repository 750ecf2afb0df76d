import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import type { Generated } from "kysely";
import type { Instant, NullableInstant, Optional } from "../platform/db/columns.ts";

interface StaffMemberTable {
  readonly id: Generated<string>;
  readonly email: string;
  name: string;
  roles: readonly StaffRole[];
  invited_at: Instant;
  /** null: the second factor is still to be set up. */
  enrolled_at: NullableInstant;
  last_seen_at: NullableInstant;
  /** Since when they may not sign in. */
  blocked_at: NullableInstant;
  sealed_totp_secret: Optional<Buffer>;
  /** The time step of the last accepted code: no code is accepted twice. */
  totp_last_step: Optional<number>;
}

interface StaffPasskeyTable {
  readonly credential_id: string;
  readonly staff_id: string;
  readonly public_key: Buffer;
  counter: number;
  readonly transports: readonly string[];
  readonly created_at: Instant;
  last_used_at: NullableInstant;
}

interface StaffRecoveryCodeTable {
  readonly staff_id: string;
  readonly code_hash: Buffer;
  used_at: NullableInstant;
}

/** The link was confirmed; the second factor has not been shown yet. */
interface PendingSignInTable {
  readonly id: Generated<string>;
  readonly staff_id: string;
  readonly return_path: string;
  /** Failed attempts at the second factor. */
  tries: Generated<number>;
  /** What a passkey has to sign; used once. */
  challenge: Optional<string>;
  /** The secret of an authenticator app that is being set up. */
  sealed_totp_secret: Optional<Buffer>;
  /** The time step of the code that confirmed the new app. */
  new_totp_step: Optional<number>;
  /** A `NewPasskey`, in place of the new app. */
  new_passkey: Optional<unknown>;
  /** Hashes of the recovery codes that come with the new factor. */
  new_code_hashes: Optional<readonly Buffer[]>;
  /** A second factor was confirmed during this sign-in; it counts once the enrolment is finished. */
  has_enrolled: Generated<boolean>;
  /** Instead of the second factor: a new one is to be set up. */
  used_recovery_code: Generated<boolean>;
  /** The session whose owner proves once more who they are; it ends when its successor begins. */
  readonly renews_session: Optional<string>;
  /** The new factor comes beside the others. */
  readonly adds_factor: Generated<boolean>;
  /** Of a sign-in that adds a factor: one of the others was shown. */
  has_shown_factor: Generated<boolean>;
  readonly created_at: Instant;
  readonly expires_at: Instant;
  ended_at: NullableInstant;
}

/** A browser that a member has signed in with. */
interface StaffBrowserTable {
  readonly staff_id: string;
  readonly browser_hash: Buffer;
  last_seen_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly staff_member: StaffMemberTable;
    readonly staff_passkey: StaffPasskeyTable;
    readonly staff_recovery_code: StaffRecoveryCodeTable;
    readonly pending_sign_in: PendingSignInTable;
    readonly staff_browser: StaffBrowserTable;
  }
}
