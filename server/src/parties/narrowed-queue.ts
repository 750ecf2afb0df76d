import { askedWords } from "@latchkey/domain/parties/search-words.ts";
import { type CaseFilters, caseFilterIssues } from "@latchkey/domain/review/case-filters.ts";
import { type RawBuilder, sql } from "kysely";
import { invalidInput } from "../platform/refusals/refusals.ts";
import { searchQuery } from "./search-query.ts";

/** undefined: the search has no word. */
const searched = (search: string): RawBuilder<boolean> | undefined => {
  const words = askedWords(search);
  return words.length > 0 ? sql<boolean>`q.words @@ to_tsquery('simple', ${searchQuery(words)})` : undefined;
};

export interface Narrowing {
  readonly search: string;
  readonly only: CaseFilters;
}

/** On the row `q` of the queue; undefined: every row. @throws INVALID_INPUT by filter */
export const narrowedTo = ({ search, only }: Narrowing): RawBuilder<boolean> | undefined => {
  const issues = caseFilterIssues(only);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const conditions = [
    searched(search),
    only.agency && sql`q.agency_id = ${only.agency}::uuid`,
    only.policy && sql`q.policy = ${only.policy}`,
    only.status && sql`q.status = ${only.status}`,
    only.from && sql`q.move_in >= ${only.from}::date`,
    only.to && sql`q.move_in <= ${only.to}::date`,
    only.deadline && sql`q.agreement_by <= ${only.deadline}::date`,
  ].filter((condition) => condition !== undefined && condition !== "");
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : undefined;
};
