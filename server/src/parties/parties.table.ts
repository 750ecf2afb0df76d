import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { Guarantee } from "@latchkey/domain/parties/guarantee.ts";
import type { PartyEventKind } from "@latchkey/domain/parties/status.ts";
import type { Condition } from "@latchkey/domain/policies/condition.ts";
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

/** One person in one application. */
interface PartyTable {
  readonly id: Generated<string>;
  readonly application_id: string;
  account_id: string;
  /** `LK-20411`, by which people speak of a case. */
  readonly number: GeneratedAlways<number>;
  readonly role: PartyRole;
  rent_share_minor: number;
  /** Who guarantees this party's rent; several parties may share one guarantor. */
  guarantor_id: string | null;
  /** Null without a guarantor. */
  guarantor_named_by: "agency" | "tenant" | null;
  /** The name by which the agency invited the person. */
  readonly invited_first_name: string;
  readonly invited_last_name: string;
  readonly sections: Json<readonly SectionVariant[]>;
  readonly conditions: Json<readonly Condition[]>;
  /** How often it was submitted; 0 while the first answers are collected. */
  round: Generated<number>;
  marketing: Generated<boolean>;
  /** The party's own data key, wrapped by one of `SECRET_KEYS`. */
  wrapped_key: Buffer;
  readonly created_at: Instant;
  /** null: nobody was invited, or the e-mail is still on its way. */
  invitation_sent_at: NullableInstant;
  /** Its account has signed in since it was invited. */
  signed_in_at: NullableInstant;
}

interface PartyEventTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly kind: PartyEventKind;
  readonly at: Instant;
  /** As in the audit trail. */
  readonly actor: Optional<string>;
  /** Of what was proposed, decided or contested. */
  readonly decision_id: Optional<string>;
}

interface ConsentTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  readonly given: boolean;
  readonly text_version: string;
  readonly language: string;
  /** What a guarantor has read; only of the consent that is named `guarantee`. */
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
  /** The document that the step `genericUpload` asks for. */
  readonly document_type: DocumentType | null;
  /** A reviewer's. */
  readonly asked_by: Optional<string>;
  readonly created_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly party: PartyTable;
    readonly party_event: PartyEventTable;
    readonly consent: ConsentTable;
    readonly progress_item: ProgressItemTable;
    readonly remedial_section: RemedialSectionTable;
  }
}
