import type { BankReading } from "@latchkey/domain/income/source.ts";
import type { RecognisedKind } from "@latchkey/domain/recognition/recognise.ts";
import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import type { Generated } from "kysely";
import type {
  Instant,
  NullableInstant,
  NullableJson,
  Optional,
  OwnedByParty,
} from "../platform/db/columns.ts";

/** A person's way to a partner and back. Whoever comes back has the state from the address and the cookie. */
interface ProviderFlowTable extends OwnedByParty {
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
interface BankConnectionTable extends OwnedByParty {
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
interface BankIncomeTable extends OwnedByParty {
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
interface TaxLinkTable extends OwnedByParty {
  readonly source_id: string;
  state: BankReading;
  sealed_nino: Optional<Buffer>;
  sealed_token: Optional<Buffer>;
  failure: Optional<string>;
  connected_at: Instant;
  read_at: NullableInstant;
}

/** An employment that the tax record names. Money in pence. */
interface TaxEmploymentTable extends OwnedByParty {
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
interface EmploymentVerificationTable extends OwnedByParty {
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

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly provider_flow: ProviderFlowTable;
    readonly bank_connection: BankConnectionTable;
    readonly bank_income: BankIncomeTable;
    readonly tax_link: TaxLinkTable;
    readonly tax_employment: TaxEmploymentTable;
    readonly employment_verification: EmploymentVerificationTable;
  }
}
