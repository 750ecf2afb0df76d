import type { ApplicantCallDirection, ApplicantCallWay } from "@latchkey/domain/review/applicant-call.ts";
import type { GeneratedAlways } from "kysely";
import type { Instant, OwnedByParty } from "../../platform/db/columns.ts";

/** Append-only; a later row may correct an earlier one. */
interface ApplicantCallTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly way: ApplicantCallWay;
  readonly direction: ApplicantCallDirection;
  /** In London, such as `2026-11-29T14:05`. */
  readonly called_at: string;
  readonly spoke_to: string;
  readonly said: string;
  readonly corrects: number | null;
  readonly staff_id: string;
  readonly at: Instant;
}

declare module "../../platform/db/schema.ts" {
  interface Schema {
    readonly applicant_call: ApplicantCallTable;
  }
}
