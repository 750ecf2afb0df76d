import type { AgencyOutcome } from "@latchkey/domain/applications/agencys-view.ts";
import type { ReportEdition } from "@latchkey/domain/reports/report-facts.ts";
import type { GeneratedAlways } from "kysely";
import type { Instant, NullableInstant, Optional } from "../platform/db/columns.ts";

interface ReportTable {
  readonly id: string;
  readonly application_id: string;
  /** null: the report of the home. */
  readonly party_id: Optional<string>;
  readonly version: number;
  readonly outcome: AgencyOutcome;
  readonly valid_until: string | null;
  /** The sum leaves out the version and the moment, so that an unchanged home gets no new report. */
  readonly facts_hash: string;
  readonly made_at: Instant;
}

interface ReportEditionTable {
  readonly report_id: string;
  readonly edition: ReportEdition;
  /** Without the endings of its two files. */
  readonly object_key: string;
  readonly pdf_sha256: string;
  readonly pdf_bytes: number;
  readonly key_id: string;
}

interface ReportSigningKeyTable {
  readonly id: string;
  /** The coordinate of the curve, base64url, as in a JWK. */
  readonly public_key: string;
  readonly first_used_at: Instant;
}

interface ReportLinkTable {
  readonly id: string;
  readonly report_id: string;
  readonly handed_to: string;
  /** The actor, as in the audit trail. */
  readonly made_by: string;
  readonly made_at: Instant;
  readonly expires_at: Instant;
  ended_at: NullableInstant;
}

interface ReportViewTable {
  readonly id: GeneratedAlways<number>;
  readonly link_id: string;
  readonly what: "page" | "pdf" | "json";
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly report: ReportTable;
    readonly report_edition: ReportEditionTable;
    readonly report_signing_key: ReportSigningKeyTable;
    readonly report_link: ReportLinkTable;
    readonly report_view: ReportViewTable;
  }
}
