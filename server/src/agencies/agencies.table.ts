import type { OutcomeLabels } from "@latchkey/domain/reports/outcome-labels.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { ColumnType, Generated } from "kysely";
import type { Instant, Optional } from "../platform/db/columns.ts";

interface AgencyTable {
  readonly id: Generated<string>;
  name: string;
  /** The provider itself, which may let homes too. At most one agency is. */
  is_own: Generated<boolean>;
  /** null: none is known. */
  email: Optional<string>;
  /** The named contact who alone learns of a confirmed candidate of the sanctions list. */
  compliance_email: Optional<string>;
  registered_name: Optional<string>;
  phone: Optional<string>;
  website: Optional<string>;
  reply_email: Optional<string>;
  language: Optional<Language>;
  standard_policy: Optional<string>;
  promise_days: Optional<number>;
  accent: Optional<string>;
  outcome_labels: ColumnType<OutcomeLabels, string | undefined, string>;
  /** The number of its newest numbered event. */
  events_numbered: Generated<number>;
  readonly created_at: Instant;
}

/** No row of an agency: each policy in force is allowed. */
interface AgencyPolicyTable {
  readonly agency_id: string;
  readonly policy: string;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly agency: AgencyTable;
    readonly agency_policy: AgencyPolicyTable;
  }
}
