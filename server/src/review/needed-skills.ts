import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Skill } from "@latchkey/domain/staff/skills.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { presentReviewers } from "./reviewers.ts";

/**
 * On the row `q` of the queue: the case needs no skill that the reviewer lacks and a present colleague has. A colleague who may not take the
 * case does not count.
 */
export const meetsNeeds = async (
  db: Kysely<Schema>,
  { staffId, today }: { readonly staffId: string; readonly today: CivilDate },
): Promise<RawBuilder<boolean>> => {
  const present = await presentReviewers(db, today);
  const own = present.find(({ id }) => id === staffId)?.skills ?? [];
  const holders = new Map<Skill, readonly string[]>();
  for (const { id, skills } of present) {
    for (const skill of skills) holders.set(skill, [...(holders.get(skill) ?? []), id]);
  }
  const lacking = [...holders].filter(([skill]) => !own.includes(skill));
  if (lacking.length === 0) return sql<boolean>`true`;
  const conditions = lacking.map(
    ([skill, ids]) =>
      sql<boolean>`(not q.needs @> array[${skill}]::text[] or ${sql.val(ids)}::uuid[] <@ q.closed_to)`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};
