import type { CallChannel, ContactSource } from "@latchkey/domain/references/call.ts";
import type { StatedIncome } from "@latchkey/domain/references/comparison.ts";
import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import type { ReferenceSignal } from "@latchkey/domain/references/signals.ts";
import type { ReviewState } from "@latchkey/domain/references/states.ts";
import type { WaiverReason } from "@latchkey/domain/review/waiver.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { jsonList, utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";

export interface GivenWaiver {
  readonly reason: WaiverReason;
  readonly note: string | null;
  readonly by: string;
  readonly at: string;
}

export interface ReferenceCall {
  readonly id: number;
  readonly channel: CallChannel;
  readonly calledAt: string;
  readonly contact: string;
  readonly source: ContactSource;
  readonly sourceNote: string | null;
  readonly isReached: boolean;
  readonly spokeTo: string | null;
  readonly said: string | null;
  readonly isCorrected: boolean;
  readonly corrects: number | null;
  /** Null for a second reviewer, who does not learn who reviewed the case. */
  readonly by: string | null;
  readonly at: string;
}

export interface DossierReference {
  readonly id: string;
  readonly kind: ReferenceKind;
  readonly state: ReviewState;
  readonly residenceUuid: string | null;
  readonly sourceUuid: string | null;
  readonly name: string;
  readonly email: string;
  readonly sentAt: string | null;
  readonly openedAt: string | null;
  readonly answeredAt: string | null;
  readonly shown: unknown;
  /** The income as the applicant stated it; null: the reference is not about one, or it is gone. */
  readonly stated: StatedIncome | null;
  readonly answers: unknown;
  readonly review: string | null;
  readonly decline: unknown;
  readonly signals: readonly ReferenceSignal[];
  readonly waiver: GivenWaiver | null;
  /** The newest first. */
  readonly calls: readonly ReferenceCall[];
  readonly reply: string | null;
  readonly repliedAt: string | null;
}

export const ofParty = (alias: string): string =>
  `${alias}.application_id = p.application_id and ${alias}.party_id = p.id`;

const CALLS = jsonList(
  `json_build_object('id', c.id, 'channel', c.channel, 'calledAt', c.called_at, 'contact', c.contact, 'source', c.source,
    'sourceNote', c.source_note, 'isReached', c.is_reached, 'spokeTo', c.spoke_to, 'said', c.said, 'corrects', c.corrects,
    'isCorrected', exists (select from reference_call l where l.corrects = c.id), 'by', s.name, 'at', ${utcInstant("c.at")})`,
  `from reference_call c join staff_member s on s.id = c.staff_id where ${ofParty("c")} and c.reference_id = r.id`,
  "c.id desc",
);

/** `p` is the party. */
export const REFERENCES = jsonList(
  `json_build_object('id', r.id, 'kind', r.kind, 'state', r.state, 'residenceUuid', r.residence_id, 'sourceUuid', r.source_id,
    'name', trim(concat(r.referee->>'firstName', ' ', r.referee->>'lastName')), 'email', r.referee->>'email', 'sentAt', ${utcInstant("r.sent_at")}, 'openedAt', ${utcInstant("r.opened_at")},
    'answeredAt', ${utcInstant("r.answered_at")}, 'shown', r.shown,
    'stated', (select json_build_object('minor', i.annual_gross_minor, 'currency', i.currency, 'incomeType', i.income_type)
      from income_source i where i.id = r.source_id), 'answers', r.answers, 'review', r.review, 'decline', r.decline,
    'signals', coalesce(r.signals, '[]'::jsonb), 'waiver', (select json_build_object('reason', r.waived_reason, 'note', r.waived_note,
      'by', s.name, 'at', ${utcInstant("r.waived_at")}) from staff_member s where s.id = r.waived_by), 'calls', ${CALLS},
    'reply', r.applicant_reply, 'repliedAt', ${utcInstant("r.applicant_replied_at")})`,
  `from reference r where ${ofParty("r")}`,
  "r.created_at, r.id",
);

/** The oldest first. */
export const readReferences = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<readonly DossierReference[]> => {
  const { rows } = await sql<{
    references: readonly DossierReference[];
  }>`select ${sql.raw(REFERENCES)} as references
    from party p where p.application_id = ${applicationId} and p.id = ${partyId}`.execute(db);
  return rows[0]?.references ?? [];
};
