import type { AgencyOutcome } from "@latchkey/domain/applications/agencys-view.ts";
import {
  type OutcomeLabels,
  outcomeLabelIssues,
  outcomeLabelsOf,
} from "@latchkey/domain/reports/outcome-labels.ts";
import type { Kysely } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertAgency } from "./agencies.ts";

/** @throws if no agency has the id, which a foreign key rules out */
export const readOutcomeLabels = async (db: Kysely<Schema>, agencyId: string): Promise<OutcomeLabels> =>
  (
    await db
      .selectFrom("agency")
      .select("outcome_labels")
      .where("id", "=", agencyId)
      .executeTakeFirstOrThrow()
  ).outcome_labels;

/** @throws NOT_FOUND; INVALID_INPUT by outcome */
export const setOutcomeLabels = async (
  work: Work,
  agencyId: string,
  given: Readonly<Record<AgencyOutcome, string>>,
): Promise<void> => {
  await assertAgency(work.tx, agencyId);
  const issues = outcomeLabelIssues(given);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  await work.tx
    .updateTable("agency")
    .set({ outcome_labels: JSON.stringify(outcomeLabelsOf(given)) })
    .where("id", "=", agencyId)
    .execute();
  await audit(work, { action: "agency-labels-changed", outcome: "done", subject: agencyId });
};
