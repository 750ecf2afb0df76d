import type { BankReading } from "@latchkey/domain/income/source.ts";
import type { RecognisedKind } from "@latchkey/domain/recognition/kind-of-line.ts";
import type { RecognitionReason } from "@latchkey/domain/recognition/recognise.ts";
import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import type { Generated } from "kysely";
import type {
  Instant,
  Json,
  NullableInstant,
  NullableJson,
  Optional,
  OwnedByParty,
} from "../platform/db/columns.ts";

/** A flow to a partner. On its return the browser presents the state in the URL and the cookie. */
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
  sealed_nino: Optional<Buffer>;
}

/** The token is removed once the data is read. */
interface BankConnectionTable extends OwnedByParty {
  readonly source_id: string;
  state: BankReading;
  sealed_token: Optional<Buffer>;
  months: number;
  readonly remedial_section_id: Optional<string>;
  holders: NullableJson<readonly string[]>;
  failure: Optional<string>;
  connected_at: Instant;
  read_at: NullableInstant;
}

interface BankIncomeTable extends OwnedByParty {
  readonly source_id: string;
  readonly position: number;
  readonly payer: string;
  readonly kind: RecognisedKind;
  readonly rhythm: Rhythm;
  readonly currency: Currency;
  readonly typical_minor: number;
  readonly yearly_minor: number;
  readonly last_date: string;
  readonly months_seen: number;
  readonly reasons: Json<readonly RecognitionReason[]>;
}

/** The National Insurance number and the token are removed once the record is read. */
interface TaxLinkTable extends OwnedByParty {
  readonly source_id: string;
  state: BankReading;
  sealed_nino: Optional<Buffer>;
  sealed_token: Optional<Buffer>;
  failure: Optional<string>;
  connected_at: Instant;
  read_at: NullableInstant;
}

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

interface EmploymentVerificationTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly source_id: string;
  readonly partner_id: string;
  readonly candidate_url: string;
  state: Generated<"open" | "completed" | "cancelled">;
  readonly webhook_hash: Buffer;
  /** The state of the flow; a second start reuses it. */
  readonly state_hash: Buffer;
  result: NullableJson<unknown>;
  readonly started_at: Instant;
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
