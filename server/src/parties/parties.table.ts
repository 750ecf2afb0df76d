import type { LawRuleId } from "@latchkey/domain/compliance/law-rules.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { Guarantee } from "@latchkey/domain/parties/guarantee.ts";
import type { PartyEventKind } from "@latchkey/domain/parties/status.ts";
import type { Condition } from "@latchkey/domain/policies/condition.ts";
import type { CannedWords } from "@latchkey/domain/review/canned-text.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import type { SectionName, SectionVariant } from "@latchkey/domain/vocabulary/sections.ts";
import type { Generated, GeneratedAlways } from "kysely";
import type {
  Instant,
  Json,
  NullableInstant,
  NullableJson,
  Optional,
  OwnedByParty,
} from "../platform/db/columns.ts";

interface PartyTable {
  readonly id: Generated<string>;
  readonly application_id: string;
  account_id: string;
  /** Displayed as `LK-20411`. */
  readonly number: GeneratedAlways<number>;
  readonly role: PartyRole;
  rent_share_minor: number;
  /** Several parties may share one guarantor. */
  guarantor_id: string | null;
  guarantor_named_by: "agency" | "tenant" | null;
  readonly invited_first_name: string;
  readonly invited_last_name: string;
  readonly sections: Json<readonly SectionVariant[]>;
  readonly conditions: Json<readonly Condition[]>;
  round: Generated<number>;
  marketing: Generated<boolean>;
  /** The party's own data key, wrapped by one of `SECRET_KEYS`. */
  wrapped_key: Buffer;
  readonly created_at: Instant;
  /** null: not invited, or the e-mail is still queued. */
  invitation_sent_at: NullableInstant;
  signed_in_at: NullableInstant;
  /** The last time at which the applicant saved something. */
  active_at: Instant;
  /** The day of the warning before the application ends. */
  warned_on: Optional<string>;
  reminders_off_at: NullableInstant;
}

interface PartyEventTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly kind: PartyEventKind;
  readonly at: Instant;
  readonly actor: Optional<string>;
  readonly decision_id: Optional<string>;
}

interface ConsentTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  readonly given: boolean;
  readonly text_version: string;
  readonly language: string;
  /** Only for the consent `guarantee`. */
  readonly shown: NullableJson<Guarantee>;
  readonly at: Instant;
}

interface ProgressItemTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly uuid: Generated<string>;
  readonly section: SectionName;
  completed_steps: readonly string[];
  answers: Json<unknown>;
  started_at: NullableInstant;
  completed_at: NullableInstant;
  submitted_at: NullableInstant;
  readonly optional: Generated<boolean>;
  readonly related_object_uuid: string | null;
  readonly remedial_section_id: string | null;
  readonly reason: string | null;
}

interface RemedialSectionTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly section: SectionName;
  readonly related_object_uuid: string | null;
  readonly start_step: string;
  readonly end_step: string;
  readonly reasons: readonly string[];
  readonly comment: string | null;
  readonly document_type: DocumentType | null;
  /** Prepared words, filled in. */
  readonly canned: Json<readonly CannedWords[]> | null | undefined;
  readonly asked_by: Optional<string>;
  readonly created_at: Instant;
  /** The day by which the answer is asked for; null: asked before days were. */
  readonly due_on: string | null | undefined;
  readonly confirmed_rule: Optional<LawRuleId>;
}

/** One row a person and day on which a reminder was sent; rows of earlier days are removed. */
interface RemindedDayTable {
  readonly account_id: string;
  readonly day: string;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly reminded_day: RemindedDayTable;
    readonly party: PartyTable;
    readonly party_event: PartyEventTable;
    readonly consent: ConsentTable;
    readonly progress_item: ProgressItemTable;
    readonly remedial_section: RemedialSectionTable;
  }
}
