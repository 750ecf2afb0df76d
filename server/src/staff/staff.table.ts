import type { Skill } from "@latchkey/domain/staff/skills.ts";
import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import type { Generated } from "kysely";
import type { Instant, NullableInstant, Optional } from "../platform/db/columns.ts";

interface StaffMemberTable {
  readonly id: Generated<string>;
  readonly email: string;
  name: string;
  roles: readonly StaffRole[];
  skills: Generated<readonly Skill[]>;
  invited_at: Instant;
  /** null: no second factor yet. */
  enrolled_at: NullableInstant;
  last_seen_at: NullableInstant;
  blocked_at: NullableInstant;
  sealed_totp_secret: Optional<Buffer>;
  /** The time step of the last accepted code: no code is accepted twice. */
  totp_last_step: Optional<number>;
  /** An e-mail for each answer to the member's requests. */
  answer_emails: Generated<boolean>;
}

interface DayNoticeTable {
  readonly staff_id: string;
  readonly day: string;
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

interface PendingSignInTable {
  readonly id: Generated<string>;
  readonly staff_id: string;
  readonly return_path: string;
  tries: Generated<number>;
  challenge: Optional<string>;
  sealed_totp_secret: Optional<Buffer>;
  new_totp_step: Optional<number>;
  /** A `NewPasskey`, instead of a new app. */
  new_passkey: Optional<unknown>;
  new_code_hashes: Optional<readonly Buffer[]>;
  /** The confirmed factor counts once the enrolment is finished. */
  has_enrolled: Generated<boolean>;
  /** A recovery code instead of the second factor: a new one is to be set up. */
  used_recovery_code: Generated<boolean>;
  /** The session whose owner reauthenticates; it ends when its successor begins. */
  readonly renews_session: Optional<string>;
  readonly adds_factor: Generated<boolean>;
  /** One of the other factors was shown. */
  has_shown_factor: Generated<boolean>;
  readonly created_at: Instant;
  readonly expires_at: Instant;
  ended_at: NullableInstant;
}

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
    readonly day_notice: DayNoticeTable;
  }
}
