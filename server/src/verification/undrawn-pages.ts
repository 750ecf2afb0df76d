import type { NotCheckedReason } from "@latchkey/document-checks/findings.ts";
import { undrawnPages } from "@latchkey/domain/review/document-findings.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";

interface UploadOfParty {
  readonly party: PartyKey;
  readonly uploadId: string;
}

interface Undrawn {
  readonly page: number;
  readonly reason: NotCheckedReason;
}

const COSTLY: readonly NotCheckedReason[] = ["timeout", "memory"];

/** A page of a PDF that took too much time or memory is not drawn again. */
export const noteUndrawn = async (
  db: Kysely<Schema>,
  { party, uploadId }: UploadOfParty,
  { page, reason }: Undrawn,
): Promise<void> => {
  if (!COSTLY.includes(reason)) return;
  const undrawn = JSON.stringify({ [page]: reason });
  await sql`insert into file_check (upload_id, application_id, party_id, kind, outcome, scores)
    values (${uploadId}, ${party.applicationId}, ${party.partyId}, 'pdf', 'ok', jsonb_build_object('undrawn', ${undrawn}::jsonb))
    on conflict (upload_id, kind) do update set scores = file_check.scores || jsonb_build_object('undrawn',
      coalesce(file_check.scores -> 'undrawn', '{}') || ${undrawn}::jsonb)`.execute(db);
};

export const isUndrawn = async (db: Kysely<Schema>, uploadId: string, page: number): Promise<boolean> => {
  const row = await db
    .selectFrom("file_check")
    .select("scores")
    .where("upload_id", "=", uploadId)
    .where("kind", "=", "pdf")
    .executeTakeFirst();
  return undrawnPages(row?.scores).includes(page);
};
