import type { BankState, CompanyReference, LinkFailure, LinkKind } from "@latchkey/domain/income/source.ts";
import type {
  Currency,
  EmploymentStatus,
  IncomeType,
  PayFrequency,
} from "@latchkey/domain/vocabulary/money.ts";
import type { Generated } from "kysely";
import type {
  Instant,
  NullableInstant,
  NullableJson,
  Optional,
  OwnedByParty,
} from "../platform/db/columns.ts";

interface IncomeFactsTable extends OwnedByParty {
  employment_status: EmploymentStatus | null;
  someone_else_pays: Generated<boolean>;
  meets_affordability: Generated<boolean>;
  connected_open_banking: Generated<boolean>;
  konfir_completed: Generated<boolean>;
}

interface IncomeSourceTable extends OwnedByParty {
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
  link_failure: Optional<LinkFailure>;
  /** Another server is starting a verification until then. */
  verification_reserved_until: NullableInstant;
  readonly created_at: Instant;
}

interface GuarantorNominationTable extends OwnedByParty {
  readonly id: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly income_facts: IncomeFactsTable;
    readonly income_source: IncomeSourceTable;
    readonly guarantor_nomination: GuarantorNominationTable;
  }
}
