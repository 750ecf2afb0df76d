import type { LawRuleId } from "@latchkey/domain/compliance/law-rules.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { PartyEventKind } from "@latchkey/domain/parties/status.ts";
import type {
  DocumentFindingId,
  MetElsewhere,
  RecordedCheck,
} from "@latchkey/domain/review/document-findings.ts";
import type { NoteKind } from "@latchkey/domain/review/note.ts";
import { type Repeat, withRepeats } from "@latchkey/domain/review/repeats.ts";
import type { DocumentVerdict } from "@latchkey/domain/review/verdict.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { type Kysely, sql } from "kysely";
import { toldComment } from "../parties/told-comment.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { jsonList, utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import { APPLICANT_CALLS, type ApplicantCall } from "./applicant-calls/read-applicant-calls.ts";
import { type DossierReference, ofParty, REFERENCES } from "./read-references.ts";

export interface DossierDocument {
  readonly id: string;
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  readonly remedialSectionUuid: string | null;
  readonly type: DocumentType;
  readonly side: string;
  readonly origin: string;
  readonly fileName: string;
  /** The original file name; null: unknown. */
  readonly givenName: string | null;
  readonly contentType: string;
  readonly sizeBytes: number | null;
  readonly scanState: string;
  readonly expiresOn: string | null;
  readonly addedAt: string;
  readonly uploadId: string;
  /** Other parties with a file of the same content. */
  readonly sameFile: MetElsewhere;
  /** Other parties with the same country and number in the zone. */
  readonly sameNumber: MetElsewhere;
  readonly sha256: string | null;
  readonly repeats: readonly Repeat[];
  readonly checks: readonly DocumentCheck[];
  readonly verdict: GivenVerdict | null;
}

export interface DocumentCheck extends RecordedCheck {
  readonly at: string;
}

export interface GivenVerdict {
  readonly verdict: DocumentVerdict;
  readonly reasons: readonly string[];
  readonly note: string | null;
  readonly explained: readonly DocumentFindingId[];
  readonly shownMinor: number | null;
  readonly by: string;
  readonly at: string;
}

export interface DossierRequest {
  readonly uuid: string;
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  readonly start: string;
  readonly end: string;
  readonly reasons: readonly string[];
  readonly comment: string | null;
  readonly documentType: DocumentType | null;
  readonly sentAt: string;
  readonly dueOn: string | null;
  readonly answeredAt: string | null;
  readonly confirmedRule: LawRuleId | null;
  /** The reviewer's name; null: no longer known. */
  readonly by: string | null;
}

export interface DossierNote {
  readonly id: number;
  readonly text: string;
  readonly kind: NoteKind;
  readonly author: string;
  /** The reviewer who got the case with the note. */
  readonly givenTo: string | null;
  readonly at: string;
}

export interface DossierEvent {
  readonly kind: PartyEventKind;
  readonly at: string;
  /** The name of the member of staff; null: the applicant, an agency's program, or the server. */
  readonly by: string | null;
}

export interface Dossier {
  readonly documents: readonly DossierDocument[];
  readonly references: readonly DossierReference[];
  readonly requests: readonly DossierRequest[];
  readonly notes: readonly DossierNote[];
  readonly calls: readonly ApplicantCall[];
  readonly events: readonly DossierEvent[];
}

const CHECKS = jsonList(
  `json_build_object('kind', k.kind, 'asked', k.asked, 'outcome', k.outcome, 'findings', k.findings, 'scores', k.scores,
    'hasZone', k.zone is not null, 'at', ${utcInstant("k.at")})`,
  `from file_check k where ${ofParty("k")} and k.upload_id = u.id`,
  "k.at",
);

/** `other` is another party. Too many parties may have the same file, a form perhaps, to name them. */
const MET = `json_build_object('parties', count(distinct other.id),
    'ofOthers', count(distinct other.id) filter (where other.account_id <> p.account_id),
    'numbers', to_json(coalesce((array_agg(distinct other.number) filter (where other.id is not null))[1:5], '{}')))`;

const SAME_FILE = `(select ${MET} from upload o
    join party other on other.application_id = o.application_id and other.id = o.party_id
  where o.sha256 = u.sha256 and o.party_id <> p.id and o.is_bound)`;

const SAME_NUMBER = `(select ${MET} from file_check k
    join file_check o on o.number_hashes && k.number_hashes and o.party_id <> k.party_id
    join upload ou on ou.id = o.upload_id and ou.is_bound
    join party other on other.application_id = o.application_id and other.id = o.party_id
  where ${ofParty("k")} and k.upload_id = u.id)`;

const VERDICT = `(select json_build_object('verdict', v.verdict, 'reasons', v.reasons, 'note', v.note, 'explained', v.explained,
    'shownMinor', case when v.shown_currency = (select s.currency from income_source s
      where s.application_id = d.application_id and s.party_id = d.party_id and s.id = d.related_object_uuid) then v.shown_minor end, 'by', s.name, 'at', ${utcInstant("v.at")})
  from document_verdict v join staff_member s on s.id = v.staff_id
  where ${ofParty("v")} and v.document_id = d.id order by v.id desc limit 1)`;

const DOCUMENTS = jsonList(
  `json_build_object('id', d.id, 'section', d.section, 'relatedObjectUuid', d.related_object_uuid, 'remedialSectionUuid', d.remedial_section_id,
    'type', d.type, 'side', d.side, 'origin', d.origin, 'fileName', u.file_name, 'givenName', u.given_name, 'contentType', u.content_type, 'sizeBytes', u.size_bytes,
    'scanState', u.scan_state, 'expiresOn', d.expires_on, 'addedAt', ${utcInstant("d.created_at")},
    'uploadId', u.id, 'sha256', u.sha256, 'sameFile', ${SAME_FILE}, 'sameNumber', ${SAME_NUMBER}, 'checks', ${CHECKS}, 'verdict', ${VERDICT})`,
  `from document d join upload u on u.id = d.upload_id where ${ofParty("d")}`,
  "d.created_at, d.id",
);

const REQUESTS = jsonList(
  `json_build_object('uuid', r.id, 'section', r.section, 'relatedObjectUuid', r.related_object_uuid, 'start', r.start_step, 'end', r.end_step,
    'reasons', r.reasons, 'comment', ${toldComment(`select '${staffLanguage}'`)}, 'documentType', r.document_type, 'sentAt', ${utcInstant("r.created_at")}, 'dueOn', r.due_on, 'confirmedRule', r.confirmed_rule,
    'answeredAt', (select ${utcInstant("i.submitted_at")} from progress_item i where ${ofParty("i")} and i.remedial_section_id = r.id order by i.id desc limit 1),
    'by', (select s.name from staff_member s where s.id = r.asked_by))`,
  `from remedial_section r where ${ofParty("r")}`,
  "r.created_at desc, r.id",
);

const NOTE = `json_build_object('id', n.id, 'text', n.text, 'kind', n.kind, 'author', s.name,
    'givenTo', (select g.name from staff_member g where g.id = n.given_to), 'at', ${utcInstant("n.at")})`;

const NOTES = jsonList(
  NOTE,
  `from party_note n join staff_member s on s.id = n.staff_id where ${ofParty("n")}`,
  "n.id desc",
);

/** The actor is stored as in the audit trail: `staff:` and an id. */
const EVENTS = jsonList(
  `json_build_object('kind', e.kind, 'at', ${utcInstant("e.at")},
    'by', (select s.name from staff_member s where e.actor = 'staff:' || s.id::text))`,
  `from party_event e where ${ofParty("e")}`,
  "e.id desc",
);

/** The note with which the case was given to the reviewer, until they act. */
export const readGivenNote = async (
  db: Kysely<Schema>,
  { partyId }: PartyKey,
  staffId: string,
): Promise<DossierNote | undefined> => {
  const { rows } = await sql<{ note: DossierNote }>`select ${sql.raw(NOTE)} as note from queue_entry q
    join party_note n on n.id = q.handed_note_id join staff_member s on s.id = n.staff_id
    where q.party_id = ${partyId} and q.reviewer_id = ${staffId}`.execute(db);
  return rows[0]?.note;
};

export const readDossier = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<Dossier> => {
  const { rows } =
    await sql<Dossier>`select ${sql.raw(DOCUMENTS)} as documents, ${sql.raw(REFERENCES)} as references,
      ${sql.raw(REQUESTS)} as requests, ${sql.raw(NOTES)} as notes, ${sql.raw(APPLICANT_CALLS)} as calls, ${sql.raw(EVENTS)} as events
    from party p where p.application_id = ${applicationId} and p.id = ${partyId}`.execute(db);
  const [dossier] = rows;
  if (dossier) return { ...dossier, documents: withRepeats(dossier.documents) };
  return { documents: [], references: [], requests: [], notes: [], calls: [], events: [] };
};
