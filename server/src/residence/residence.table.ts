import type { Address } from "@latchkey/domain/addresses/address.ts";
import type { ReferencePerson } from "@latchkey/domain/residence/residence.ts";
import type { Currency, RentFrequency } from "@latchkey/domain/vocabulary/money.ts";
import type { ResidenceType } from "@latchkey/domain/vocabulary/people.ts";
import type {
  Instant,
  Json,
  NullableInstant,
  NullableJson,
  Optional,
  OwnedByParty,
} from "../platform/db/columns.ts";

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
  reference: NullableJson<ReferencePerson>;
  readonly created_at: Instant;
  removed_at: NullableInstant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly residence: ResidenceTable;
  }
}
