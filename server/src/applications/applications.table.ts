import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import type { Timing } from "@latchkey/domain/policies/timing.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Generated } from "kysely";
import type { Instant, Json } from "../platform/db/columns.ts";

interface ApplicationTable {
  readonly id: Generated<string>;
  readonly agency_id: string;
  readonly property_address: string;
  readonly property_country: string;
  readonly monthly_rent_minor: number;
  readonly currency: string;
  readonly tenancy_start: string;
  readonly term_months: number;
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
