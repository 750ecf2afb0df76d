import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { UploadEntry } from "@latchkey/domain/identity/values.ts";
import type { Condition } from "@latchkey/domain/policies/condition.ts";
import type { ValidationEventKind } from "@latchkey/domain/validations/status.ts";
import type { EmploymentStatus, IncomeType } from "@latchkey/domain/vocabulary/money.ts";
import type { SectionName, SectionVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { type Kysely, sql } from "kysely";
import type pg from "pg";
import type { Bearer } from "../../accounts/access-token.ts";
import type { ScanState, Schema } from "../../platform/db/schema.ts";

/** Everything the contract's `me` is made of, as one statement brings it. Instants are ISO texts in UTC. */
export interface MeRow {
  readonly uuid: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly birthdate: string | null;
  readonly nationality: string | null;
  /** In base64; opened where the applicant asks for it. */
  readonly sealedShareCode: { readonly value: string; readonly wrappedKey: string } | null;
  readonly marketing: boolean;
  readonly connectedOpenBanking: boolean;
  readonly idvtEnabled: boolean;
  readonly employmentStatus: EmploymentStatus | null;
  readonly someoneElsePays: boolean;
  readonly meetsAffordability: boolean;
  readonly identityDocuments: readonly IdentityDocumentRow[];
  readonly guarantor: GuarantorRow | null;
  readonly incomeSources: readonly IncomeSourceRow[];
  readonly validation: ValidationRow | null;
}

export interface IdentityDocumentRow extends UploadEntry {
  readonly scanState: ScanState;
  readonly expiresOn: string | null;
  readonly remedialSectionUuid: string | null;
}

export interface GuarantorRow {
  readonly uuid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
}

export interface IncomeSourceRow {
  readonly uuid: string;
  readonly incomeType: IncomeType;
  readonly companyName: string | null;
}

export interface ValidationRow {
  readonly uuid: string;
  readonly round: number;
  readonly sections: readonly SectionVariant[];
  readonly conditions: readonly Condition[];
  readonly events: readonly ValidationEventKind[];
  readonly consents: Readonly<Record<string, boolean>>;
  readonly progress: readonly ProgressRow[];
  readonly remedialSections: readonly RemedialRow[];
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
}

const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** JSON arrays that are empty rather than null. */
const list = (object: string, from: string, order: string): string =>
  `coalesce((select json_agg(${object} order by ${order}) ${from}), '[]'::json)`;

const DOCUMENTS = list(
  `json_build_object('id', d.id, 'type', d.type, 'path', u.object_key, 'fileName', u.file_name, 'scanState', u.scan_state, 'expiresOn', d.expires_on, 'remedialSectionUuid', d.remedial_section_id)`,
  `from identity_document d join upload u on u.id = d.upload_id where d.applicant_id = a.id and d.validation_id = v.id`,
  "d.created_at, d.id",
);

const PROGRESS = list(
  `json_build_object('id', p.id, 'uuid', p.uuid, 'name', p.section, 'completedSteps', p.completed_steps, 'answers', p.answers,
    'startedDtm', ${instant("p.started_at")}, 'completedDtm', ${instant("p.completed_at")}, 'submittedDtm', ${instant("p.submitted_at")},
    'optional', p.optional, 'relatedObjectUuid', p.related_object_uuid, 'remedialSectionUuid', p.remedial_section_id, 'reason', p.reason)`,
  `from progress_item p where p.applicant_id = a.id and p.validation_id = v.id`,
  "p.id",
);

const REMEDIALS = list(
  `json_build_object('uuid', r.id, 'section', r.section, 'relatedObjectUuid', r.related_object_uuid, 'start', r.start_step, 'end', r.end_step,
    'reasons', r.reasons, 'comment', r.comment, 'documentType', r.document_type,
    'progressId', (select p.id from progress_item p where p.applicant_id = a.id and p.validation_id = v.id and p.remedial_section_id = r.id order by p.id desc limit 1))`,
  `from remedial_section r where r.applicant_id = a.id and r.validation_id = v.id`,
  "r.created_at, r.id",
);

const EVENTS = list(
  "e.kind",
  `from validation_event e where e.applicant_id = a.id and e.validation_id = v.id`,
  "e.id",
);

/** The newest word on each consent. */
const CONSENTS = `coalesce((select json_object_agg(c.name, c.given) from (
    select distinct on (name) name, given from consent where applicant_id = a.id and validation_id = v.id order by name, id desc) c), '{}'::json)`;

const INCOME_SOURCES = list(
  `json_build_object('uuid', s.id, 'incomeType', s.income_type, 'companyName', s.company_name)`,
  `from income_source s where s.applicant_id = a.id and s.validation_id = v.id`,
  "s.created_at, s.id",
);

const GUARANTOR = `(select json_build_object('uuid', g.id, 'email', g.email, 'firstName', g.first_name, 'lastName', g.last_name, 'phoneNumber', g.phone_number)
    from guarantor g where g.applicant_id = a.id)`;

const VALIDATION = `case when v.id is null then null else json_build_object('uuid', v.id, 'round', v.round, 'sections', v.sections, 'conditions', v.conditions,
    'events', ${EVENTS}, 'consents', ${CONSENTS}, 'progress', ${PROGRESS}, 'remedialSections', ${REMEDIALS}) end`;

const SELECT_ME = `select json_build_object('uuid', a.id, 'email', a.email, 'firstName', a.first_name, 'middleName', a.middle_name, 'lastName', a.last_name,
    'birthdate', a.birthdate, 'nationality', a.nationality,
    'sealedShareCode', case when a.share_code is not null then json_build_object('value', encode(a.share_code, 'base64'), 'wrappedKey', encode(a.wrapped_key, 'base64')) end,
    'marketing', a.marketing, 'connectedOpenBanking', a.connected_open_banking,
    'idvtEnabled', a.idvt_enabled, 'employmentStatus', a.employment_status, 'someoneElsePays', a.someone_else_pays,
    'meetsAffordability', a.meets_affordability, 'identityDocuments', ${DOCUMENTS}, 'guarantor', ${GUARANTOR}, 'incomeSources', ${INCOME_SOURCES},
    'validation', ${VALIDATION}) as me
  from session_family f
  join applicant a on a.id = f.applicant_id
  left join lateral (select * from validation where applicant_id = a.id order by created_at desc, id limit 1) v on true
  where f.revoked_at is null and f.expires_at > now()`;

/**
 * One prepared statement for GetInitialData, the dashboard and every other look at `me`: round trips are what a
 * request costs. It also proves that the session lives. undefined: it does not.
 */
export const readMe = async (
  pool: pg.Pool,
  { familyId, applicantId }: Bearer,
): Promise<MeRow | undefined> => {
  const { rows } = await pool.query<{ me: MeRow }>({
    name: "me",
    text: `${SELECT_ME} and f.id = $1 and f.applicant_id = $2`,
    values: [familyId, applicantId],
  });
  return rows[0]?.me;
};

/** The same on a transaction: what this transaction wrote is seen. */
export const readMeWithin = async (
  tx: Kysely<Schema>,
  { familyId, applicantId }: Bearer,
): Promise<MeRow | undefined> => {
  const { rows } = await sql<{
    me: MeRow;
  }>`${sql.raw(SELECT_ME)} and f.id = ${familyId} and f.applicant_id = ${applicantId}`.execute(tx);
  return rows[0]?.me;
};
