import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { type SectionProgress, sectionProgress } from "@latchkey/domain/parties/section-progress.ts";
import {
  type SectionName,
  type SectionVariant,
  sectionOfVariant,
} from "@latchkey/domain/vocabulary/sections.ts";
import { sql } from "kysely";
import { jsonList, utcInstant } from "../platform/db/json-sql.ts";
import type { Tx } from "../platform/work/work-of.ts";

/** The progress of each person, and the open requests, in words that an agency may forward. */

export interface MissingThing {
  readonly section: SectionName;
  /** null for income: a document may tell the kind of a benefit. */
  readonly document: DocumentType | null;
  readonly askedAt: string;
  readonly dueOn: string | null;
}

export interface PersonsWork {
  readonly sections: readonly { readonly name: SectionName; readonly progress: SectionProgress }[];
  readonly missing: readonly MissingThing[];
}

interface Request extends MissingThing {
  readonly uuid: string;
}

interface WorkRow {
  readonly id: string;
  readonly sections: readonly SectionVariant[];
  readonly items: Parameters<typeof sectionProgress>[1];
  readonly requests: readonly Request[];
}

const ofParty = (alias: string): string =>
  `${alias}.application_id = p.application_id and ${alias}.party_id = p.id`;

const ITEMS = jsonList(
  `json_build_object('name', i.section, 'startedDtm', ${utcInstant("i.started_at")}, 'completedDtm', ${utcInstant("i.completed_at")},
    'submittedDtm', ${utcInstant("i.submitted_at")}, 'remedialSectionUuid', i.remedial_section_id)`,
  `from progress_item i where ${ofParty("i")}`,
  "i.started_at, i.completed_at",
);

const REQUESTS = jsonList(
  `json_build_object('uuid', r.id, 'section', r.section, 'document', case when r.section = 'INCOME' then null else r.document_type end,
    'askedAt', ${utcInstant("r.created_at")}, 'dueOn', r.due_on)`,
  `from remedial_section r where ${ofParty("r")}`,
  "r.created_at, r.id",
);

const workOf = ({ sections, items, requests }: WorkRow): PersonsWork => {
  const answered = new Set(
    items.flatMap(({ remedialSectionUuid, submittedDtm }) =>
      remedialSectionUuid !== null && submittedDtm !== null ? [remedialSectionUuid] : [],
    ),
  );
  return {
    sections: sections
      .map(sectionOfVariant)
      .map((name) => ({ name, progress: sectionProgress(name, items, requests) })),
    missing: requests.filter(({ uuid }) => !answered.has(uuid)).map(({ uuid: _uuid, ...missing }) => missing),
  };
};

/** By the id of the person. @param tx with the rights of the agency */
export const readWorkForAgency = async (
  tx: Tx,
  applicationId: string,
): Promise<ReadonlyMap<string, PersonsWork>> => {
  const { rows } =
    await sql<WorkRow>`select p.id, p.sections, ${sql.raw(ITEMS)} as items, ${sql.raw(REQUESTS)} as requests
    from party p where p.application_id = ${applicationId}::uuid`.execute(tx);
  return new Map(rows.map((row) => [row.id, workOf(row)]));
};
