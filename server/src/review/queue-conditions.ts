import type { QueueFilter } from "@latchkey/domain/review/queue-views.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type RawBuilder, sql } from "kysely";

/** Past the promised day, in London. */
export const LATE = "q.rank = 0 and q.due_on < (now() at time zone 'Europe/London')::date";

const ONE_RANK: readonly QueueFilter[] = ["late", "answers", "waiting", "closed"];
export const hasOneRank = (filter: QueueFilter): boolean => ONE_RANK.includes(filter);

/** As two conditions, so that the index of cases on hold fits. */
export const onHold = (today: CivilDate): RawBuilder<boolean> =>
  sql<boolean>`(q.on_hold_until is not null and q.on_hold_until > ${today}::date)`;
export const notOnHold = (today: CivilDate): RawBuilder<boolean> => sql<boolean>`not ${onHold(today)}`;

interface Viewing {
  readonly staffId: string;
  /** In London. */
  readonly today: CivilDate;
}

const ofFilter = (filter: QueueFilter, { staffId, today }: Viewing): RawBuilder<boolean> => {
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
    case "held":
      return sql<boolean>`q.rank < 3 and ${onHold(today)}`;
    case "closed":
      return sql<boolean>`q.rank = 3`;
  }
};

/** On the row `q` of the queue. A case on hold is in no view of open ones. */
export const inView = (filter: QueueFilter, viewing: Viewing): RawBuilder<boolean> =>
  filter === "closed" || filter === "held"
    ? ofFilter(filter, viewing)
    : sql<boolean>`${ofFilter(filter, viewing)} and ${notOnHold(viewing.today)}`;
