import type { CaseCount } from "@latchkey/domain/figures/case-counts.ts";
import { firstOfMonth } from "@latchkey/domain/rules/civil-span.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";

export interface CountedAt {
  readonly agencyId: string;
  readonly policy: string;
  readonly today: string;
}

/** Adds rows instead of raising sums, so that no decision waits for another. `sumCounts` adds them up. */
export const keepCounts = async (
  tx: Kysely<Schema>,
  { agencyId, policy, today }: CountedAt,
  counts: readonly CaseCount[],
): Promise<void> => {
  if (counts.length === 0) return;
  const month = firstOfMonth(today);
  await tx
    .insertInto("figure_count")
    .values(counts.map((count) => ({ ...count, month, agency_id: agencyId, policy, count: 1 })))
    .execute();
};

/** In one statement, so that a count is neither lost nor added twice. */
export const sumCounts = async (db: Kysely<Schema>): Promise<void> => {
  await sql`with gone as (delete from figure_count where not is_sum
      returning month, agency_id, policy, measure, "grouping", value, count)
    insert into figure_count (month, agency_id, policy, measure, "grouping", value, count, is_sum)
    select month, agency_id, policy, measure, "grouping", value, sum(count), true from gone group by 1, 2, 3, 4, 5, 6
    on conflict (month, agency_id, policy, measure, "grouping", value) where is_sum
      do update set count = figure_count.count + excluded.count`.execute(db);
};
