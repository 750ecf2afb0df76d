import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { GuaranteeStanding } from "@latchkey/domain/parties/guarantee.ts";
import type { PartyEventKind } from "@latchkey/domain/parties/status.ts";
import type { Condition } from "@latchkey/domain/policies/condition.ts";
import type { PolicyTexts } from "@latchkey/domain/policies/policy-texts.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import type { SectionName, SectionVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { jsonList, utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import { openMemo } from "../platform/work/memo.ts";
import type { Services } from "../platform/work/services.ts";
import type { Work } from "../platform/work/work.ts";
import { GUARANTEE_JSON } from "./guarantee.ts";
import { toldComment } from "./told-comment.ts";

/** Read by one statement. Instants are ISO strings in UTC. */
export interface PartyRow {
  /** The contract calls it the validation. */
  readonly uuid: string;
  readonly applicationId: string;
  readonly role: PartyRole;
  readonly round: number;
  readonly sections: readonly SectionVariant[];
  readonly conditions: readonly Condition[];
  readonly events: readonly PartyEventKind[];
  readonly consents: Readonly<Record<string, boolean>>;
  readonly guarantee: (GuaranteeStanding & { readonly country: HomeCountry }) | null;
  readonly progress: readonly ProgressRow[];
  readonly remedialSections: readonly RemedialRow[];
  readonly wantsReminders: boolean;
  /** The policy of the application tells applicants this. */
  readonly texts: PolicyTexts;
}

export interface ProgressRow {
  readonly id: number;
  readonly uuid: string;
  readonly name: SectionName;
  readonly completedSteps: readonly string[];
  readonly answers: unknown;
  readonly startedDtm: string | null;
  readonly completedDtm: string | null;
  readonly submittedDtm: string | null;
  readonly optional: boolean;
  readonly relatedObjectUuid: string | null;
  readonly remedialSectionUuid: string | null;
  readonly reason: string | null;
}

export interface RemedialRow {
  readonly uuid: string;
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  readonly progressId: number | null;
  readonly start: string;
  readonly end: string;
  readonly reasons: readonly string[];
  readonly comment: string | null;
  readonly documentType: DocumentType | null;
  readonly dueOn: string | null;
}

export const partyKeyOf = ({ uuid, applicationId }: Pick<PartyRow, "uuid" | "applicationId">): PartyKey => ({
  applicationId,
  partyId: uuid,
});

const ofParty = (alias: string): string =>
  `${alias}.application_id = p.application_id and ${alias}.party_id = p.id`;

const PROGRESS_ITEM = `json_build_object('id', i.id, 'uuid', i.uuid, 'name', i.section, 'completedSteps', i.completed_steps, 'answers', i.answers,
    'startedDtm', ${utcInstant("i.started_at")}, 'completedDtm', ${utcInstant("i.completed_at")}, 'submittedDtm', ${utcInstant("i.submitted_at")},
    'optional', i.optional, 'relatedObjectUuid', i.related_object_uuid, 'remedialSectionUuid', i.remedial_section_id, 'reason', i.reason)`;

export const PROGRESS = jsonList(PROGRESS_ITEM, `from progress_item i where ${ofParty("i")}`, "i.id");

const LANGUAGE = "select a.language from account a where a.id = p.account_id";

export const REMEDIALS = jsonList(
  `json_build_object('uuid', r.id, 'section', r.section, 'relatedObjectUuid', r.related_object_uuid, 'start', r.start_step, 'end', r.end_step,
    'reasons', r.reasons, 'comment', ${toldComment(LANGUAGE)}, 'documentType', r.document_type, 'dueOn', r.due_on,
    'progressId', (select i.id from progress_item i where ${ofParty("i")} and i.remedial_section_id = r.id order by i.id desc limit 1))`,
  `from remedial_section r where ${ofParty("r")}`,
  "r.created_at, r.id",
);

const EVENTS = jsonList("e.kind", `from party_event e where ${ofParty("e")}`, "e.id");

const CONSENTS = `coalesce((select json_object_agg(c.name, c.given) from (
    select distinct on (name) name, given from consent where application_id = p.application_id and party_id = p.id order by name, id desc) c), '{}'::json)`;

/** SQL for a `PartyRow` of the party `p`. */
export const PARTY_JSON = `json_build_object('uuid', p.id, 'applicationId', p.application_id, 'role', p.role, 'round', p.round,
    'sections', p.sections, 'conditions', p.conditions,
    'events', ${EVENTS}, 'consents', ${CONSENTS}, 'guarantee', ${GUARANTEE_JSON}, 'progress', ${PROGRESS}, 'remedialSections', ${REMEDIALS},
    'wantsReminders', p.reminders_off_at is null,
    'texts', (select v.content -> 'texts' from application l
      join policy_version v on v.policy = l.policy and v.version = l.policy_version where l.id = p.application_id))`;

const memoKey = ({ partyId }: PartyKey): string => `case/${partyId}`;

/** Read once per unit of work; `partyChanged` invalidates it. */
export const readParty = ({ tx, memo }: Pick<Work, "tx" | "memo">, party: PartyKey): Promise<PartyRow> =>
  memo.get(memoKey(party), async () => {
    const { rows } = await sql<{ row: PartyRow }>`select ${sql.raw(PARTY_JSON)} as row from party p
      where p.application_id = ${party.applicationId} and p.id = ${party.partyId}`.execute(tx);
    if (!rows[0]) throw notFound();
    return rows[0].row;
  });

export const readPartyOnce = ({ db }: Pick<Services, "db">, party: PartyKey): Promise<PartyRow> =>
  db.transaction().execute((tx) => readParty({ tx, memo: openMemo() }, party));

/** Call after every change to the data of a `PartyRow`. */
export const partyChanged = ({ memo }: Pick<Work, "memo">, party: PartyKey): void =>
  memo.forget(memoKey(party));

export const readProgressItem = async (
  tx: Kysely<Schema>,
  party: PartyKey,
  id: number,
): Promise<ProgressRow> => {
  const { rows } = await sql<{
    item: ProgressRow;
  }>`select ${sql.raw(PROGRESS_ITEM)} as item from progress_item i
    where i.application_id = ${party.applicationId} and i.party_id = ${party.partyId} and i.id = ${id}`.execute(
    tx,
  );
  if (!rows[0]) throw notFound();
  return rows[0].item;
};
