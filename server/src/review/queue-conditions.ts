import type { QueueFilter } from "@latchkey/domain/review/queue-views.ts";
import { type RawBuilder, sql } from "kysely";

/** Past the promised day, in London. */
export const LATE = "q.rank = 0 and q.due_on < (now() at time zone 'Europe/London')::date";

const ONE_RANK: readonly QueueFilter[] = ["late", "answers", "waiting", "closed"];
export const hasOneRank = (filter: QueueFilter): boolean => ONE_RANK.includes(filter);

/** On the row `q` of the queue. */
export const inView = (filter: QueueFilter, staffId: string): RawBuilder<boolean> => {
  switch (filter) {
    case "open":
      return sql<boolean>`q.rank < 3`;
    case "mine":
      return sql<boolean>`q.reviewer_id = ${staffId} and q.rank < 2`;
    case "late":
      return sql<boolean>`${sql.raw(LATE)}`;
    case "answers":
      return sql<boolean>`q.rank = 0 and q.is_answer`;
    case "waiting":
      return sql<boolean>`q.rank = 0`;
    case "applicants":
      return sql<boolean>`q.rank in (1, 2)`;
    case "closed":
      return sql<boolean>`q.rank = 3`;
  }
};
