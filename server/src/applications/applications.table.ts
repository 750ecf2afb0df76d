import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import type { RentPeriod } from "@latchkey/domain/applications/rent-period.ts";
import type { Timing } from "@latchkey/domain/policies/timing.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import type { Generated } from "kysely";
import type { Instant, Json, Optional } from "../platform/db/columns.ts";

interface ApplicationTable {
  readonly id: Generated<string>;
  readonly agency_id: string;
  /** A branch of the agency; null: none is named. */
  readonly branch_id: Optional<string>;
  /** The user of the agency who sent it; null: a program or the provider did. */
  agency_user_id: Optional<string>;
  readonly property_address: string;
  readonly property_country: HomeCountry;
  monthly_rent_minor: number;
  advertised_rent_minor: Optional<number>;
  readonly rent_period: Generated<RentPeriod>;
  readonly currency: Currency;
  readonly tenancy_start: string;
  /** null: no fixed term. */
  readonly term_months: Optional<number>;
  readonly reference: string;
  readonly policy: string;
  readonly policy_version: number;
  /** Copied from the policy when the application began. */
  readonly criteria: Json<Criteria>;
  readonly timing: Json<Timing>;
  /** The language of e-mails that are not a response to a request. */
  readonly language: Language;
  readonly created_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly application: ApplicationTable;
  }
}
