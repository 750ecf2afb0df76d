import type { AccountantReply, ShownBusiness } from "@latchkey/domain/references/accountant.ts";
import type { Decline } from "@latchkey/domain/references/decline.ts";
import type { EmploymentReply, ShownEmployment } from "@latchkey/domain/references/employment.ts";
import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import type { Referee } from "@latchkey/domain/references/referee.ts";
import type { RentalQuestion, ShownTenancy } from "@latchkey/domain/references/rental.ts";
import type { ReferenceSignal } from "@latchkey/domain/references/signals.ts";
import type { ReviewState } from "@latchkey/domain/references/states.ts";
import type { WaiverReason } from "@latchkey/domain/review/waiver.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Generated, GeneratedAlways } from "kysely";
import type {
  Instant,
  Json,
  NullableInstant,
  NullableJson,
  Optional,
  OwnedByParty,
} from "../platform/db/columns.ts";

interface ReferenceTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly kind: Generated<ReferenceKind>;
  readonly residence_id: Optional<string>;
  readonly source_id: Optional<string>;
  state: Generated<ReviewState>;
  referee: Json<Referee>;
  shown: NullableJson<ShownTenancy | ShownEmployment | ShownBusiness>;
  language: Language | null | undefined;
  /** A new link increments it and ends those before it. */
  generation: Generated<number>;
  sent_at: NullableInstant;
  expires_at: NullableInstant;
  opened_at: NullableInstant;
  answered_at: NullableInstant;
  answers: NullableJson<Readonly<Record<RentalQuestion, boolean>> | EmploymentReply | AccountantReply>;
  review: string | null | undefined;
  decline: NullableJson<Decline>;
  signals: NullableJson<readonly ReferenceSignal[]>;
  /** The unsent reply as JSON; null once it was sent, declined, or asked for with a new link. */
  draft: string | null | undefined;
  waived_reason: WaiverReason | null | undefined;
  waived_note: string | null | undefined;
  waived_by: Optional<string>;
  waived_at: NullableInstant;
  /** To facts that weigh against the applicant; given once. */
  applicant_reply: Optional<string>;
  applicant_replied_at: NullableInstant;
  /** The order of the list; null for a draft. */
  readonly place: GeneratedAlways<number | null>;
  words: Optional<string>;
  words_version: Generated<number>;
  readonly created_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly reference: ReferenceTable;
  }
}
