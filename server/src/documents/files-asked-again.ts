import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";

export interface FileAskedAgain {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

const MOST = 6;

/**
 * Earlier documents of the same section and object that a reviewer sent back, or that are of the requested
 * type. Empty for a request of another party.
 */
export const findFilesAskedAgain = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
  requestUuid: string,
): Promise<readonly FileAskedAgain[]> => {
  const { rows } = await sql<FileAskedAgain>`
    select d.id, u.object_key as key, coalesce(u.given_name, u.file_name) as name
    from remedial_section r
      join document d on d.application_id = r.application_id and d.party_id = r.party_id and d.section = r.section
        and d.related_object_uuid is not distinct from r.related_object_uuid
        and d.remedial_section_id is distinct from r.id and d.created_at < r.created_at
      join upload u on u.id = d.upload_id and u.scan_state in ('clean', 'unscanned')
      left join lateral (
        select v.verdict from document_verdict v where v.document_id = d.id order by v.id desc limit 1
      ) said on true
    where r.application_id = ${applicationId} and r.party_id = ${partyId} and r.id = ${requestUuid}
      and d.origin = 'person' and (said.verdict = 'ask_again' or d.type = r.document_type)
      and said.verdict is distinct from 'accept'
    order by d.created_at desc, d.id limit ${MOST}`.execute(db);
  return rows;
};
