import type { Address } from "@latchkey/domain/addresses/address.ts";
import type { PlainFacts } from "@latchkey/domain/identity/values.ts";
import type { BankState, CompanyReference } from "@latchkey/domain/income/source.ts";
import type { Decline } from "@latchkey/domain/references/decline.ts";
import type { RentalQuestion } from "@latchkey/domain/references/rental.ts";
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
  readonly created_at: Instant;
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

/** What the page of a referee shows: copied when they are asked. */
export interface ShownTenancy {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly start: string | null;
  readonly end: string | null;
}

/** What a former landlord or agent is asked about a home, and what they say. */
export interface TenantReviewTable extends OwnedByParty {
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
