import type { Address } from "@latchkey/domain/addresses/address.ts";
import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { PlainFacts } from "@latchkey/domain/identity/values.ts";
import type { Condition } from "@latchkey/domain/policies/condition.ts";
import type { PartyRole } from "@latchkey/domain/policies/policy.ts";
import type { Decline } from "@latchkey/domain/references/decline.ts";
import type { RentalQuestion } from "@latchkey/domain/references/rental.ts";
import type { ReferenceSignal } from "@latchkey/domain/references/signals.ts";
import type { ReviewState } from "@latchkey/domain/references/states.ts";
import type { ReferencePerson, ResidenceType } from "@latchkey/domain/residence/residence.ts";
import type { ValidationEventKind } from "@latchkey/domain/validations/status.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type {
  Currency,
  EmploymentStatus,
  IncomeType,
  RentFrequency,
} from "@latchkey/domain/vocabulary/money.ts";
import type { SectionName, SectionVariant } from "@latchkey/domain/vocabulary/sections.ts";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** The tables as the application sees them. The migrations are authoritative; this file follows them. */
export interface Schema {
  readonly installation: InstallationTable;
  readonly account: AccountTable;
  readonly sign_in_request: SignInRequestTable;
  readonly sign_in_link: SignInLinkTable;
  readonly session_family: SessionFamilyTable;
  readonly known_browser: KnownBrowserTable;
  readonly application: ApplicationTable;
  readonly party: PartyTable;
  readonly case_event: CaseEventTable;
  readonly consent: ConsentTable;
  readonly progress_item: ProgressItemTable;
  readonly remedial_section: RemedialSectionTable;
  readonly identity_facts: IdentityFactsTable;
  readonly income_facts: IncomeFactsTable;
  readonly income_source: IncomeSourceTable;
  readonly guarantor_nomination: GuarantorNominationTable;
  readonly residence: ResidenceTable;
  readonly tenant_review: TenantReviewTable;
  readonly upload: UploadTable;
  readonly document: DocumentTable;
  readonly file_check: FileCheckTable;
  readonly audit_entry: AuditEntryTable;
  readonly email_failure: EmailFailureTable;
  readonly audit_seal: AuditSealTable;
  readonly idempotency_record: IdempotencyRecordTable;
  readonly rate_counter: RateCounterTable;
}

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<Value> = ColumnType<Value, string, string>;
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

interface InstallationTable {
  readonly name: string;
  value: string;
}

/** An e-mail address that can sign in. */
interface AccountTable {
  readonly id: Generated<string>;
  readonly email: string;
  /** The language of its owner's latest sign-in request. */
  language: Language;
  readonly created_at: Instant;
  first_signed_in_at: NullableInstant;
}

/** An e-mail that never arrived. */
interface EmailFailureTable {
  readonly kind: string;
  /** The id of what it was about. */
  readonly subject: string;
  reason: string;
  failed_at: Instant;
}

/** A browser that an account has signed in with. */
interface KnownBrowserTable {
  readonly account_id: string;
  readonly browser_hash: Buffer;
  readonly first_seen_at: Instant;
  last_seen_at: Instant;
}

interface SignInRequestTable {
  readonly id: Generated<string>;
  readonly email: string;
  readonly browser_hash: Buffer;
  readonly return_path: string;
  readonly language: Language;
  readonly created_at: Instant;
}

interface SignInLinkTable {
  readonly token_hash: Buffer;
  readonly request_id: string;
  /** null until self sign-up creates the account. */
  readonly account_id: string | null;
  readonly email: string;
  readonly created_at: Instant;
  readonly expires_at: Instant;
  used_at: NullableInstant;
}

interface SessionFamilyTable {
  readonly id: Generated<string>;
  readonly account_id: string;
  generation: Generated<number>;
  rotated_at: Instant;
  readonly created_at: Instant;
  readonly expires_at: Instant;
  revoked_at: NullableInstant;
}

/** The letting. */
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
  /** The language of e-mails that are not a response to a request. */
  readonly language: Language;
  readonly created_at: Instant;
}

/** One person in one application. */
interface PartyTable {
  readonly id: Generated<string>;
  readonly application_id: string;
  readonly account_id: string;
  readonly role: PartyRole;
  readonly rent_share_minor: number;
  /** Who guarantees this party's rent; several parties may share one guarantor. */
  guarantor_id: string | null;
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
}

/** Every row of a case is looked up through its application. */
interface OwnedByParty {
  readonly application_id: string;
  readonly party_id: string;
}

interface CaseEventTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly kind: ValidationEventKind;
  readonly at: Instant;
}

interface ConsentTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  readonly given: boolean;
  readonly text_version: string;
  readonly language: string;
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
  readonly created_at: Instant;
}

/** `firstName` is stored as `first_name`. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";

/** Columns that a new row may leave empty. */
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

type PlainFactColumns = { [Fact in keyof PlainFacts as SnakeCase<Fact>]: Optional<string> };

interface IdentityFactsTable extends OwnedByParty, PlainFactColumns {
  /** Encrypted with the party's data key. */
  share_code: Optional<Buffer>;
  changed_at: Instant;
}

interface IncomeFactsTable extends OwnedByParty {
  employment_status: EmploymentStatus | null;
  someone_else_pays: Generated<boolean>;
  meets_affordability: Generated<boolean>;
  connected_open_banking: Generated<boolean>;
}

interface IncomeSourceTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly income_type: IncomeType;
  readonly company_name: string | null;
  readonly created_at: Instant;
}

/** The guarantor whom an applicant names, before the invitation. */
interface GuarantorNominationTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
}

/** A home of a party. A removed one can be brought back until the tidy-up. */
interface ResidenceTable extends OwnedByParty {
  readonly id: string;
  is_draft: boolean;
  is_current: boolean;
  start_date: string | null;
  end_date: string | null;
  residence_type: ResidenceType | null;
  address: Json<Address>;
  currency: Optional<Currency>;
  rent_minor: Optional<number>;
  rent_frequency: Optional<RentFrequency>;
  rent_payment_date: Optional<string>;
  reference: ColumnType<ReferencePerson | null, string | null | undefined, string | null>;
  readonly created_at: Instant;
  removed_at: NullableInstant;
}

/** What the page of a referee shows: copied when they are asked. */
export interface ShownTenancy {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly start: string | null;
  readonly end: string | null;
}

/** What a former landlord or agent is asked about a home, and what they say. */
interface TenantReviewTable extends OwnedByParty {
  readonly id: Generated<string>;
  /** null after the home was removed. */
  readonly residence_id: string | null;
  state: Generated<ReviewState>;
  referee: Json<ReferencePerson>;
  shown: NullableJson<ShownTenancy>;
  language: Language | null | undefined;
  /** The number of the link: a new one ends those before it. */
  generation: Generated<number>;
  sent_at: NullableInstant;
  expires_at: NullableInstant;
  opened_at: NullableInstant;
  /** When they answered or declined. */
  answered_at: NullableInstant;
  answers: NullableJson<Readonly<Record<RentalQuestion, boolean>>>;
  review: string | null | undefined;
  decline: NullableJson<Decline>;
  signals: NullableJson<readonly ReferenceSignal[]>;
  readonly created_at: Instant;
}

export type UploadState = "signed" | "stored";

/**
 * `unscanned`: no virus scanner is configured; `pending`: no verdict yet. An `infected` file is quarantined: it can
 * neither be read nor bound.
 */
export type ScanState = "unscanned" | "pending" | "clean" | "infected";

interface UploadTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly object_key: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly max_bytes: number;
  readonly session_id: string | null;
  tries: Generated<number>;
  state: UploadState;
  size_bytes: number | null;
  sha256: string | null;
  scan_state: Generated<ScanState>;
  /** Whether a document uses it; kept by a trigger. */
  readonly is_bound: Generated<boolean>;
  readonly created_at: Instant;
  stored_at: NullableInstant;
}

/** What an upload is evidence of, and for which section. */
interface DocumentTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly section: SectionName;
  readonly related_object_uuid: string | null;
  readonly remedial_section_id: string | null;
  readonly upload_id: string;
  readonly type: DocumentType;
  readonly side: Side;
  /** The document's expiry date, if it has one. */
  expires_on: string | null;
  readonly created_at: Instant;
}

/** What the built-in engine or an outside service found in a file. For the reviewer; never the final verdict. */
interface FileCheckTable extends OwnedByParty {
  readonly upload_id: string;
  readonly kind: "document" | "photo";
  /** What it was checked as, e.g. `passport/front`; empty for a photo, and where no check was made. */
  asked: string;
  outcome: string;
  scores: Json<unknown>;
  /** The contents of a machine-readable zone, as JSON encrypted with the party's data key. */
  zone: Buffer | null;
  /** Where the zone differs from what the person said: `surname`, `birthdate`, `expired`. */
  findings: readonly string[];
  at: Instant;
}

interface AuditEntryTable {
  readonly id: GeneratedAlways<number>;
  readonly at: Instant;
  readonly actor: string;
  readonly action: string;
  readonly outcome: string;
  readonly application_id: string | null;
  readonly party_id: string | null;
  readonly subject: string | null;
  readonly origin: string | null;
}

interface AuditSealTable {
  readonly number: number;
  readonly entry_id: number;
  readonly hash: Buffer;
  readonly at: Instant;
}

interface IdempotencyRecordTable {
  readonly actor: string;
  readonly idempotency_key: string;
  readonly request_hash: Buffer;
  readonly body: Buffer;
  readonly created_at: Instant;
}

interface RateCounterTable {
  readonly name: string;
  readonly subject: Buffer;
  readonly window_start: Instant;
  readonly count: number;
}
