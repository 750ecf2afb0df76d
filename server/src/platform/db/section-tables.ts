import type { Address } from "@latchkey/domain/addresses/address.ts";
import type { PlainFacts } from "@latchkey/domain/identity/values.ts";
import type { BankReading, BankState, CompanyReference, LinkKind } from "@latchkey/domain/income/source.ts";
import type { RecognisedKind } from "@latchkey/domain/recognition/recognise.ts";
import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";
import type { AccountantReply, ShownBusiness } from "@latchkey/domain/references/accountant.ts";
import type { Decline } from "@latchkey/domain/references/decline.ts";
import type { EmploymentReply, ShownEmployment } from "@latchkey/domain/references/employment.ts";
import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import type { Referee } from "@latchkey/domain/references/referee.ts";
import type { RentalQuestion, ShownTenancy } from "@latchkey/domain/references/rental.ts";
import type { ReferenceSignal } from "@latchkey/domain/references/signals.ts";
import type { ReviewState } from "@latchkey/domain/references/states.ts";
import type { ReferencePerson } from "@latchkey/domain/residence/residence.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type {
  Currency,
  EmploymentStatus,
  IncomeType,
  PayFrequency,
  RentFrequency,
} from "@latchkey/domain/vocabulary/money.ts";
import type { ResidenceType } from "@latchkey/domain/vocabulary/people.ts";
import type { Generated } from "kysely";
import type { Instant, Json, NullableInstant, NullableJson, Optional, OwnedByParty } from "./columns.ts";

/** What the sections have been told, and the references about it. */

/** `firstName` is stored as `first_name`. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";

type PlainFactColumns = { [Fact in keyof PlainFacts as SnakeCase<Fact>]: Optional<string> };

export interface IdentityFactsTable extends OwnedByParty, PlainFactColumns {
  /** Encrypted with the party's data key. */
  share_code: Optional<Buffer>;
  changed_at: Instant;
}

export interface IncomeFactsTable extends OwnedByParty {
  employment_status: EmploymentStatus | null;
  someone_else_pays: Generated<boolean>;
  meets_affordability: Generated<boolean>;
  connected_open_banking: Generated<boolean>;
  konfir_completed: Generated<boolean>;
}

export interface IncomeSourceTable extends OwnedByParty {
  readonly id: Generated<string>;
  income_type: IncomeType;
  company_name: Optional<string>;
  company_number: Optional<string>;
  job_title: Optional<string>;
  currency: Optional<Currency>;
  annual_gross_minor: Optional<number>;
  net_minor: Optional<number>;
  net_frequency: Optional<PayFrequency>;
  payment_date: Optional<string>;
  start_date: Optional<string>;
  end_date: Optional<string>;
  institution_name: Optional<string>;
  is_on_probation: Optional<boolean>;
  probation_months: Optional<number>;
  reference: NullableJson<CompanyReference>;
  bank: Optional<BankState>;
  link: Optional<LinkKind>;
  /** Until then a server is beginning a verification of it. */
  verification_reserved_until: NullableInstant;
  readonly created_at: Instant;
}

/** A person's way to a partner and back. Whoever comes back has the state from the address and the cookie. */
export interface ProviderFlowTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly account_id: string;
  readonly session_id: string;
  readonly provider: "truelayer" | "hmrc" | "konfir";
  readonly object_uuid: string;
  readonly remedial_section_id: string | null;
  readonly state_hash: Buffer;
  readonly browser_hash: Buffer;
  readonly created_at: Instant;
  readonly expires_at: Instant;
  consumed_at: NullableInstant;
  /** On the way to the tax authority: the number that is asked about afterwards. */
  sealed_nino: Optional<Buffer>;
}

/** The bank that proves a source. The token goes as soon as its data was read. */
export interface BankConnectionTable extends OwnedByParty {
  readonly source_id: string;
  state: BankReading;
  sealed_token: Optional<Buffer>;
  months: number;
  /** The request for missing information that it answers. */
  readonly remedial_section_id: Optional<string>;
  /** Names, as the bank spells them. */
  holders: NullableJson<readonly string[]>;
  failure: Optional<string>;
  connected_at: Instant;
  read_at: NullableInstant;
}

/** One income that was recognised in the bank's data. */
export interface BankIncomeTable extends OwnedByParty {
  readonly source_id: string;
  /** The largest first. */
  readonly position: number;
  readonly payer: string;
  readonly kind: RecognisedKind;
  readonly rhythm: Rhythm;
  readonly currency: Currency;
  readonly typical_minor: number;
  readonly yearly_minor: number;
  readonly last_date: string;
  readonly months_seen: number;
}

/** The tax record that proves a source. The National Insurance number and the token go as soon as it was read. */
export interface TaxLinkTable extends OwnedByParty {
  readonly source_id: string;
  state: BankReading;
  sealed_nino: Optional<Buffer>;
  sealed_token: Optional<Buffer>;
  failure: Optional<string>;
  connected_at: Instant;
  read_at: NullableInstant;
}

/** An employment that the tax record names. Money in pence. */
export interface TaxEmploymentTable extends OwnedByParty {
  readonly source_id: string;
  readonly position: number;
  readonly employer: string;
  readonly is_pension: boolean;
  readonly tax_year: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly pay_to_date_minor: number | null;
  readonly pay_frequency: Rhythm | null;
  readonly payment_date: string | null;
}

/** A verification of employment by a provider. */
export interface EmploymentVerificationTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly source_id: string;
  /** The provider's id of it. */
  readonly partner_id: string;
  /** Where the person goes. */
  readonly candidate_url: string;
  state: Generated<"open" | "completed" | "cancelled">;
  readonly webhook_hash: Buffer;
  /** Of the way there and back: a second start goes the same way. */
  readonly state_hash: Buffer;
  result: NullableJson<unknown>;
  readonly started_at: Instant;
  /** The person has been through the provider's pages. */
  returned_at: NullableInstant;
  ended_at: NullableInstant;
}

/** The guarantor whom an applicant names, before the invitation. */
export interface GuarantorNominationTable extends OwnedByParty {
  readonly id: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string;
}

/** A home of a party. A removed one can be brought back until the tidy-up. */
export interface ResidenceTable extends OwnedByParty {
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
  reference: NullableJson<ReferencePerson>;
  readonly created_at: Instant;
  removed_at: NullableInstant;
}

/** What somebody is asked about a home or an income, and what they say. */
export interface ReferenceTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly kind: Generated<ReferenceKind>;
  /** Of a tenancy; null after the home was removed. */
  readonly residence_id: Optional<string>;
  /** Of an income; null after it was removed. */
  readonly source_id: Optional<string>;
  state: Generated<ReviewState>;
  referee: Json<Referee>;
  shown: NullableJson<ShownTenancy | ShownEmployment | ShownBusiness>;
  language: Language | null | undefined;
  /** The number of the link: a new one ends those before it. */
  generation: Generated<number>;
  sent_at: NullableInstant;
  expires_at: NullableInstant;
  opened_at: NullableInstant;
  /** When they answered or declined. */
  answered_at: NullableInstant;
  answers: NullableJson<Readonly<Record<RentalQuestion, boolean>> | EmploymentReply | AccountantReply>;
  review: string | null | undefined;
  decline: NullableJson<Decline>;
  signals: NullableJson<readonly ReferenceSignal[]>;
  /** What was answered so far, as JSON; null once it was sent, declined, or asked for with a new link. */
  draft: string | null | undefined;
  readonly created_at: Instant;
}
