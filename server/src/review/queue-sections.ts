import { type SectionProgress, sectionProgress } from "@latchkey/domain/parties/section-progress.ts";
import { type SectionName, sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { type Kysely, sql } from "kysely";
import { PROGRESS, type ProgressRow, REMEDIALS, type RemedialRow } from "../parties/party-row.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { QueueRow } from "./queue.ts";

export interface PartyOfQueue extends QueueRow {
  readonly states: readonly { readonly name: SectionName; readonly progress: SectionProgress }[];
}

interface ItemsOfParty {
  readonly id: string;
  readonly progress: readonly ProgressRow[];
  readonly requests: readonly RemedialRow[];
}

export const readSectionStates = async (
  db: Kysely<Schema>,
  rows: readonly QueueRow[],
): Promise<readonly PartyOfQueue[]> => {
  const ids = rows.map(({ partyId }) => partyId);
  const found =
    await sql<ItemsOfParty>`select p.id, ${sql.raw(PROGRESS)} as progress, ${sql.raw(REMEDIALS)} as requests
    from party p where p.id = any(${sql.val(ids)}::uuid[])`.execute(db);
  const byId = new Map(found.rows.map((items) => [items.id, items]));
  return rows.map((row) => {
    const { progress = [], requests = [] } = byId.get(row.partyId) ?? {};
    const states = row.sections.map(sectionOfVariant).map((name) => ({
      name,
      progress: sectionProgress(name, progress, requests),
    }));
    return { ...row, states };
  });
};
