import type { UsedDocument } from "@latchkey/domain/review/decision-inputs.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { actorName } from "../platform/actor/actor.ts";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { DecisionRow } from "./read-decisions.ts";

export interface Evidence extends UsedDocument {
  /**
   * null: not opened since the proposal. A request for a file that cannot be shown counts as opening it; a
   * refused one, or one for a page that does not exist, does not.
   */
  readonly openedAt: string | null;
}

interface Opened {
  readonly id: string;
  readonly at: string;
}

/** Read from the audit trail, which has every view of a document. */
export const readEvidence = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
  { decision, staffId }: { readonly decision: DecisionRow; readonly staffId: string },
): Promise<readonly Evidence[]> => {
  const reader = actorName({ kind: "staff", staffId, roles: [] });
  const { rows } = await sql<Opened>`select d.id, ${sql.raw(utcInstant("max(e.at)"))} as at
    from audit_entry e join document d on d.application_id = e.application_id and d.party_id = e.party_id
      and d.upload_id::text = e.subject
    where e.application_id = ${applicationId} and e.party_id = ${partyId} and e.action = 'document-viewed'
      and e.outcome in ('done', 'failed') and e.actor = ${reader} and e.at >= ${decision.proposedAt}::timestamptz
    group by d.id`.execute(db);
  const openedAt = new Map(rows.map(({ id, at }) => [id, at]));
  return decision.inputs.documents.map((document) => ({
    ...document,
    openedAt: openedAt.get(document.id) ?? null,
  }));
};
