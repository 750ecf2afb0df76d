import { noCaseFilters } from "@latchkey/domain/review/case-filters.ts";
import type { QueueFilter } from "@latchkey/domain/review/queue-views.ts";
import { type Kysely, sql } from "kysely";
import { narrowedTo } from "../parties/narrowed-queue.ts";
import type { Schema } from "../platform/db/schema.ts";
import { closedApplications } from "./own-party.ts";
import type { QueueAsked } from "./queue.ts";
import { inView } from "./queue-conditions.ts";

/** Together they hold every case. */
const VIEWS = ["open", "held", "closed"] as const satisfies readonly QueueFilter[];
const MOST_COUNTED = 50;

export interface SearchPlace {
  readonly filter: QueueFilter;
  readonly count: number;
  /** There are more than the count. */
  readonly isMore: boolean;
}

/** The views in which a search finds something, whatever filters are set. */
export const searchPlaces = async (
  db: Kysely<Schema>,
  { search, staffId, today }: Pick<QueueAsked, "search" | "staffId" | "today">,
): Promise<readonly SearchPlace[]> => {
  const matches = narrowedTo({ search, only: noCaseFilters });
  if (matches === undefined) return [];
  const places: SearchPlace[] = [];
  for (const filter of VIEWS) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
      select from queue_entry q where ${inView(filter, { staffId, today })} and ${matches}
        and q.application_id not in ${closedApplications(staffId)}
      limit ${MOST_COUNTED + 1}) found`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0)
      places.push({ filter, count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED });
  }
  return places;
};
