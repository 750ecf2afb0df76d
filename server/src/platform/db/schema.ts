import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { Condition } from "@latchkey/domain/policies/condition.ts";
import type { ValidationEventKind } from "@latchkey/domain/validations/status.ts";
import type { EmploymentStatus, IncomeType } from "@latchkey/domain/vocabulary/money.ts";
import type { SectionName, SectionVariant } from "@latchkey/domain/vocabulary/sections.ts";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** The tables as the application sees them. The migrations are the truth; this file follows them. */
export interface Schema {
  readonly applicant: ApplicantTable;
  readonly application: ApplicationTable;
  readonly validation: ValidationTable;
  readonly validation_event: ValidationEventTable;
  readonly consent: ConsentTable;
  readonly progress_item: ProgressItemTable;
  readonly remedial_section: RemedialSectionTable;
  readonly income_source: IncomeSourceTable;
  readonly guarantor: GuarantorTable;
  readonly upload: UploadTable;
  readonly identity_document: IdentityDocumentTable;
  readonly file_check: FileCheckTable;
  readonly sign_in_request: SignInRequestTable;
  readonly sign_in_link: SignInLinkTable;
  readonly session_family: SessionFamilyTable;
  readonly audit_entry: AuditEntryTable;
  readonly audit_seal: AuditSealTable;
  readonly installation: InstallationTable;
  readonly kept_answer: KeptAnswerTable;
  readonly rate_counter: RateCounterTable;
}

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<Value> = ColumnType<Value, string, string>;

interface ApplicantTable {
  readonly id: Generated<string>;
  readonly email: string;
  first_name: string | null;
  middle_name: string | null;
  last_name: string | null;
  birthdate: string | null;
  nationality: string | null;
  share_code: Buffer | null;
  marketing: Generated<boolean>;
  connected_open_banking: Generated<boolean>;
  idvt_enabled: Generated<boolean>;
  employment_status: EmploymentStatus | null;
  someone_else_pays: Generated<boolean>;
  meets_affordability: Generated<boolean>;
  /** The applicant's own data key, wrapped by one of `SECRET_KEYS`. */
  wrapped_key: Buffer;
  readonly created_at: Instant;
}

interface ApplicationTable {
  readonly id: Generated<string>;
  readonly property_address: string;
  readonly property_country: string;
  readonly monthly_rent_minor: number;
  readonly currency: string;
  readonly tenancy_start: string;
  readonly term_months: number;
  readonly agency_name: string;
  readonly reference: string;
  readonly policy: string;
  readonly policy_version: number;
  readonly created_at: Instant;
}

interface ValidationTable {
  readonly id: Generated<string>;
  readonly applicant_id: string;
  readonly application_id: string;
  readonly rent_share_minor: number;
  readonly sections: Json<readonly SectionVariant[]>;
  readonly conditions: Json<readonly Condition[]>;
  /** How often it was sent in; 0 while the first answers are collected. */
  round: Generated<number>;
  readonly created_at: Instant;
}

interface ValidationEventTable {
  readonly id: GeneratedAlways<number>;
  readonly validation_id: string;
  readonly applicant_id: string;
  readonly kind: ValidationEventKind;
  readonly at: Instant;
}

interface ConsentTable {
  readonly id: GeneratedAlways<number>;
  readonly validation_id: string;
  readonly applicant_id: string;
  readonly name: string;
  readonly given: boolean;
  readonly text_version: string;
  readonly language: string;
  readonly at: Instant;
}

interface ProgressItemTable {
  readonly id: GeneratedAlways<number>;
  readonly uuid: Generated<string>;
  readonly validation_id: string;
  readonly applicant_id: string;
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

interface RemedialSectionTable {
  readonly id: Generated<string>;
  readonly validation_id: string;
  readonly applicant_id: string;
  readonly section: SectionName;
  readonly related_object_uuid: string | null;
  readonly start_step: string;
  readonly end_step: string;
  readonly reasons: readonly string[];
  readonly comment: string | null;
  /** The one document that its step `genericUpload` asks for. */
  readonly document_type: DocumentType | null;
  readonly created_at: Instant;
}

interface IncomeSourceTable {
  readonly id: Generated<string>;
  readonly applicant_id: string;
  readonly validation_id: string;
  readonly income_type: IncomeType;
  readonly company_name: string | null;
  readonly created_at: Instant;
}

interface GuarantorTable {
  readonly id: Generated<string>;
  readonly applicant_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
}

export type UploadState = "signed" | "stored";

/**
 * `unscanned`: no virus scanner is configured. `pending`: not looked at yet, so not to be read or submitted.
 * `infected`: quarantined, never to be read; gone within a day.
 */
export type ScanState = "unscanned" | "pending" | "clean" | "infected";

interface UploadTable {
  readonly id: Generated<string>;
  readonly applicant_id: string;
  /** The server-made key in the store; `path` on the wire is the store's address followed by it. */
  readonly object_key: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly max_bytes: number;
  state: UploadState;
  size_bytes: number | null;
  sha256: string | null;
  scan_state: Generated<ScanState>;
  readonly created_at: Instant;
  stored_at: NullableInstant;
}

interface IdentityDocumentTable {
  readonly id: Generated<string>;
  readonly applicant_id: string;
  readonly validation_id: string;
  readonly remedial_section_id: string | null;
  readonly upload_id: string;
  /** The side's type, e.g. `DRIVING_LICENCE_BACK`. */
  readonly type: string;
  /** Until when the document is good, where it says so. */
  readonly expires_on: string | null;
  readonly created_at: Instant;
}

/** What the built-in or an outside service found in a file. Shown to the reviewer, never counted as a verdict. */
interface FileCheckTable {
  readonly upload_id: string;
  readonly applicant_id: string;
  readonly kind: "document" | "photo";
  /** As what it was looked at, e.g. `passport/front`; empty for a photo, and where nobody looked. */
  asked: string;
  outcome: string;
  scores: Json<unknown>;
  /** What a machine-readable zone says, as JSON sealed with the applicant's key. */
  zone: Buffer | null;
  /** What the zone says otherwise than the person: `name`, `birthdate`, `expired`. */
  findings: readonly string[];
  at: Instant;
}

interface SignInRequestTable {
  readonly id: Generated<string>;
  readonly email: string;
  readonly browser_hash: Buffer;
  readonly return_path: string;
  readonly language: string;
  readonly created_at: Instant;
}

interface SignInLinkTable {
  readonly token_hash: Buffer;
  readonly request_id: string;
  readonly email: string;
  readonly created_at: Instant;
  readonly expires_at: Instant;
  used_at: NullableInstant;
}

interface SessionFamilyTable {
  readonly id: Generated<string>;
  readonly applicant_id: string;
  generation: Generated<number>;
  rotated_at: Instant;
  readonly created_at: Instant;
  readonly expires_at: Instant;
  revoked_at: NullableInstant;
}

interface AuditEntryTable {
  readonly id: GeneratedAlways<number>;
  readonly at: Instant;
  readonly actor: string;
  readonly action: string;
  readonly outcome: string;
  readonly applicant_id: string | null;
  readonly subject: string | null;
  readonly origin: string | null;
}

interface InstallationTable {
  readonly name: string;
  value: string;
}

interface AuditSealTable {
  readonly number: number;
  readonly entry_id: number;
  readonly hash: Buffer;
  readonly at: Instant;
}

interface KeptAnswerTable {
  readonly applicant_id: string;
  readonly idempotency_key: string;
  readonly request_hash: Buffer;
  readonly body: Json<unknown>;
  readonly created_at: Instant;
}

interface RateCounterTable {
  readonly name: string;
  readonly subject: Buffer;
  readonly window_start: Instant;
  readonly count: number;
}
