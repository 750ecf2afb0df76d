import type { DecisionStage } from "@latchkey/domain/parties/queue-place.ts";
import { isClosed, type PartyStatus, partyStatuses } from "@latchkey/domain/parties/status.ts";
import type { QueueFilter, QueueOrder } from "@latchkey/domain/review/queue-views.ts";
import { type CivilDate, isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Skill } from "@latchkey/domain/staff/skills.ts";
import type { SectionVariant } from "@latchkey/domain/vocabulary/sections.ts";
import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { type Narrowing, narrowedTo } from "../parties/narrowed-queue.ts";
import { instantCursor, parseInstantCursor } from "../platform/db/instant-cursor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { closedApplications } from "./own-party.ts";
import { hasOneRank, inView, LATE, notOnHold, onHold } from "./queue-conditions.ts";

const PAGE = 50;
/** As the column says it; sorted last. */
const NO_DEADLINE = "infinity";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Instants are ISO strings in UTC. */
export interface QueueRow {
  readonly partyId: string;
  readonly applicationId: string;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly home: string;
  readonly moveIn: string;
  readonly status: PartyStatus;
  readonly since: Date;
  readonly submittedAt: Date | null;
  readonly dueOn: string | null;
  /** The deadline of the holding deposit. */
  readonly agreementBy: string | null;
  readonly isAnswer: boolean;
  readonly stage: DecisionStage;
  readonly reviewer: Named | null;
  readonly heldUntil: Date | null;
  /** The case is on hold until this day. */
  readonly onHoldUntil: string | null;
  readonly sections: readonly SectionVariant[];
  readonly needs: readonly Skill[];
  readonly cursor: string;
}

export interface QueuePage {
  readonly rows: readonly QueueRow[];
  readonly next: string | null;
}

export interface QueueAsked extends Narrowing {
  readonly filter: QueueFilter;
  readonly order: QueueOrder;
  readonly staffId: string;
  readonly today: CivilDate;
  /** Only cases that need the skill. */
  readonly need?: Skill | undefined;
  /** Only cases of the reviewer; null: of none. */
  readonly reviewerId?: string | null | undefined;
  readonly after: string | undefined;
}

interface Cursor {
  readonly rank: number;
  /** A date, or `infinity`. */
  readonly agreementBy: string;
  readonly since: string;
  readonly partyId: string;
}

const cursorText = ({ rank, agreementBy, since, partyId }: Cursor): string =>
  instantCursor({ list: `${rank}/${agreementBy}`, at: since, id: partyId });

const isDeadline = (text: string): boolean => text === NO_DEADLINE || isCivilDate(text);

/** undefined for an invalid cursor: the list then starts from the beginning. */
const parseCursor = (text: string | undefined): Cursor | undefined => {
  const found = parseInstantCursor(text);
  const [rank = "", agreementBy = "", ...rest] = found?.list.split("/") ?? [];
  const isKnown = /^[0-3]$/.test(rank) && isDeadline(agreementBy) && rest.length === 0;
  return found && isKnown
    ? { rank: Number(rank), agreementBy, since: found.at, partyId: found.id }
    : undefined;
};

/** The index begins at the cursor in a view of one rank only if the rank is left out. */
const isAfter = (
  { rank, agreementBy, since, partyId }: Cursor,
  { order, filter }: QueueAsked,
): RawBuilder<SqlBool> => {
  const keys = [
    ...(hasOneRank(filter) ? [] : [[sql`q.rank`, sql`${rank}`]]),
    ...(order === "wait" ? [] : [[sql`q.agreement_by`, sql`${agreementBy}::date`]]),
    [sql`q.since`, sql`${since}::timestamptz`],
    [sql`q.party_id`, sql`${partyId}::uuid`],
  ];
  return sql`(${sql.join(keys.map(([column]) => column))}) > (${sql.join(keys.map(([, value]) => value))})`;
};

interface FoundRow {
  readonly party_id: string;
  readonly application_id: string;
  readonly status: PartyStatus;
  readonly rank: number;
  readonly since: Date;
  /** With microseconds, which a `Date` does not hold. */
  readonly exactly: string;
  readonly submitted_at: Date | null;
  readonly due_on: string | null;
  readonly agreement_by: string;
  readonly is_answer: boolean;
  readonly stage: DecisionStage;
  readonly held_until: Date | null;
  readonly on_hold_until: string | null;
  readonly number: number;
  readonly sections: readonly SectionVariant[];
  readonly needs: readonly Skill[];
  readonly invited_first_name: string;
  readonly invited_last_name: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly property_address: string;
  readonly tenancy_start: string;
  readonly reviewer_id: string | null;
}

const SHOWN = [
  "q.party_id",
  "q.application_id",
  "q.rank",
  "q.status",
  "q.since",
  "q.exactly",
  "q.submitted_at",
  "q.due_on",
  "q.agreement_by",
  "q.is_answer",
  "q.stage",
  "q.held_until",
  "q.on_hold_until",
  "q.needs",
  "party.number",
  "party.sections",
  "party.invited_first_name",
  "party.invited_last_name",
  "facts.first_name",
  "facts.last_name",
  "application.property_address",
  "application.tenancy_start",
  "q.reviewer_id",
] as const;

/** A closed case has a closed status. The planner does not know, and would look through all of the other ones. */
const isEmpty = ({ filter, only }: QueueAsked): boolean => {
  const status = partyStatuses.find((one) => one === only.status);
  return status !== undefined && isClosed(status) !== (filter === "closed");
};

/** The need is a constant, so that the index of its cases in the order of the queue fits. */
const ofRows = ({ need, reviewerId, ...asked }: QueueAsked): RawBuilder<boolean>[] => [
  ...(isEmpty(asked) ? [sql<boolean>`false`] : []),
  ...(need ? [sql<boolean>`q.needs @> array[${sql.lit(need)}]`] : []),
  ...(reviewerId === null ? [sql<boolean>`q.reviewer_id is null`] : []),
  ...(reviewerId ? [sql<boolean>`q.reviewer_id = ${reviewerId}::uuid`] : []),
];

export const queueStatement = (
  db: Kysely<Schema>,
  asked: QueueAsked,
): Pick<SelectQueryBuilder<Schema, never, FoundRow>, "execute" | "explain"> => {
  const narrowing = narrowedTo(asked);
  const own = ofRows(asked);
  const after = parseCursor(asked.after);
  const page = db
    .selectFrom("queue_entry as q")
    .selectAll("q")
    .select(sql<string>`to_char(q.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("exactly"))
    .where(inView(asked.filter, asked))
    .where(sql<boolean>`q.application_id not in ${closedApplications(asked.staffId)}`)
    .$if(narrowing !== undefined, (query) => (narrowing ? query.where(narrowing) : query))
    .$if(own.length > 0, (query) => query.where(sql<boolean>`${sql.join(own, sql` and `)}`))
    .$if(after !== undefined, (query) => (after ? query.where(isAfter(after, asked)) : query))
    .orderBy("q.rank")
    .$if(asked.order === "agreement", (query) => query.orderBy("q.agreement_by"))
    .orderBy("q.since")
    .orderBy("q.party_id")
    .limit(PAGE + 1);
  return db
    .selectFrom(page.as("q"))
    .innerJoin("party", (on) =>
      on.onRef("party.application_id", "=", "q.application_id").onRef("party.id", "=", "q.party_id"),
    )
    .innerJoin("application", "application.id", "q.application_id")
    .leftJoin("identity_facts as facts", (on) =>
      on.onRef("facts.application_id", "=", "q.application_id").onRef("facts.party_id", "=", "q.party_id"),
    )
    .select(SHOWN)
    .orderBy("q.rank")
    .$if(asked.order === "agreement", (query) => query.orderBy("q.agreement_by"))
    .orderBy("q.since")
    .orderBy("q.party_id");
};

/** Each reviewer once: joined, they would be read for every row of the page. */
const readNames = async (db: Kysely<Schema>, rows: readonly Pick<FoundRow, "reviewer_id">[]) => {
  const ids = [...new Set(rows.flatMap(({ reviewer_id }) => reviewer_id ?? []))];
  const people: readonly Named[] =
    ids.length > 0
      ? await db.selectFrom("staff_member").select(["id", "name"]).where("id", "in", ids).execute()
      : [];
  return (id: string | null): Named | null => people.find((one) => one.id === id) ?? null;
};

export const readQueue = async (db: Kysely<Schema>, asked: QueueAsked): Promise<QueuePage> => {
  const found = await queueStatement(db, asked).execute();
  const reviewerOf = await readNames(db, found);
  const rows = found.slice(0, PAGE).map(
    (row): QueueRow => ({
      partyId: row.party_id,
      applicationId: row.application_id,
      number: row.number,
      firstName: row.first_name || row.invited_first_name,
      lastName: row.last_name || row.invited_last_name,
      home: row.property_address,
      moveIn: row.tenancy_start,
      status: row.status,
      since: row.since,
      submittedAt: row.submitted_at,
      dueOn: row.due_on,
      agreementBy: row.agreement_by === NO_DEADLINE ? null : row.agreement_by,
      isAnswer: row.is_answer,
      stage: row.stage,
      reviewer: reviewerOf(row.reviewer_id),
      heldUntil: row.held_until,
      onHoldUntil: row.on_hold_until !== null && row.on_hold_until > asked.today ? row.on_hold_until : null,
      sections: row.sections,
      needs: row.needs,
      cursor: cursorText({
        rank: row.rank,
        agreementBy: row.agreement_by,
        since: row.exactly,
        partyId: row.party_id,
      }),
    }),
  );
  return { rows, next: found.length > PAGE ? (rows.at(-1)?.cursor ?? null) : null };
};

export interface QueueCounts {
  readonly waiting: number;
  readonly inReview: number;
  readonly mine: number;
  readonly late: number;
  readonly answers: number;
  readonly applicants: number;
  readonly held: number;
  readonly oldest: Date | null;
}

/** Counts open parties only, because closed ones are by far the most. */
export const countQueue = async (
  db: Kysely<Schema>,
  { staffId, today }: Pick<QueueAsked, "staffId" | "today">,
): Promise<QueueCounts> => {
  const isOpen = notOnHold(today);
  const { rows } = await sql<QueueCounts>`select
      count(*) filter (where rank = 0 and ${isOpen})::int as waiting,
      count(*) filter (where status = 'in_review' and ${isOpen})::int as "inReview",
      count(*) filter (where reviewer_id = ${staffId} and rank < 2 and ${isOpen})::int as mine,
      count(*) filter (where ${sql.raw(LATE)} and ${isOpen})::int as late,
      count(*) filter (where rank = 0 and is_answer and ${isOpen})::int as answers,
      count(*) filter (where rank in (1, 2) and ${isOpen})::int as applicants,
      count(*) filter (where ${onHold(today)})::int as held,
      min(since) filter (where rank = 0 and ${isOpen}) as oldest
    from queue_entry q where rank < 3 and application_id not in ${closedApplications(staffId)}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("An aggregate gives one row.");
  return counts;
};
