import type { DataRole } from "@latchkey/domain/agencies/agreements.ts";
import type { GeneratedAlways } from "kysely";
import type { Instant } from "../platform/db/columns.ts";

interface AgreementTable {
  readonly id: GeneratedAlways<number>;
  readonly agency_id: string;
  readonly staff_id: string;
  readonly at: Instant;
}

interface DataAgreementTable extends AgreementTable {
  readonly role: DataRole;
  readonly agreed_on: string;
  readonly file_id: string;
}

interface TermsTable extends AgreementTable {
  readonly version: string;
  readonly accepted_on: string;
  readonly accepted_by: string;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly agency_data_agreement: DataAgreementTable;
    readonly agency_terms: TermsTable;
  }
}
