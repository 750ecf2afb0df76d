import type { UsedDocument } from "@latchkey/domain/review/decision-inputs.ts";
import type { UsedOutside } from "@latchkey/domain/review/outside-result.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { actorName } from "../platform/actor/actor.ts";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { DecisionRow } from "./read-decisions.ts";

export interface Looked {
  /**
   * null: not opened since the proposal. A request for a file that cannot be shown counts as opening it; a
   * refused one, or one for a page that does not exist, does not.
   */
  readonly openedAt: string | null;
}

/** The files on which a decision rests. */
export interface Evidence {
  readonly documents: readonly (UsedDocument & Looked)[];
  readonly outside: readonly (UsedOutside & Looked)[];
}

export const NO_EVIDENCE: Evidence = { documents: [], outside: [] };

interface Opened {
  readonly id: string;
  readonly at: string;
}

/** Read from the audit trail, which has every view of a file. */
export const readEvidence = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
  { decision, staffId }: { readonly decision: DecisionRow; readonly staffId: string },
): Promise<Evidence> => {
  const reader = actorName({ kind: "staff", staffId, roles: [] });
  const { rows } = await sql<Opened>`select f.id, ${sql.raw(utcInstant("max(e.at)"))} as at
    from audit_entry e join (
      select id::text, application_id, party_id, upload_id from document
      union all select id::text, application_id, party_id, upload_id from outside_result
    ) f on f.application_id = e.application_id and f.party_id = e.party_id and f.upload_id::text = e.subject
    where e.application_id = ${applicationId} and e.party_id = ${partyId} and e.action = 'document-viewed'
      and e.outcome in ('done', 'failed') and e.actor = ${reader} and e.at >= ${decision.proposedAt}::timestamptz
    group by f.id`.execute(db);
  const openedAt = new Map(rows.map(({ id, at }) => [id, at]));
  const looked = <File extends { readonly id: number | string }>(file: File): File & Looked => ({
    ...file,
    openedAt: openedAt.get(String(file.id)) ?? null,
  });
  const { documents, outside = [] } = decision.inputs;
  return { documents: documents.map(looked), outside: outside.map(looked) };
};

export const isAllOpened = ({ documents, outside }: Evidence): boolean =>
  [...documents, ...outside].every(({ openedAt }) => openedAt !== null);
