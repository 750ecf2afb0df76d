import { agreementHolds, type GuaranteeStanding } from "@latchkey/domain/parties/guarantee.ts";
import type { DecisionStage } from "@latchkey/domain/parties/queue-place.ts";
import {
  hasEnded,
  isWithApplicant,
  type PartyEventKind,
  type PartyStatus,
  statusOf,
} from "@latchkey/domain/parties/status.ts";
import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import { nextReminder, type ReviewState } from "@latchkey/domain/references/states.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { type Kysely, sql } from "kysely";
import { GUARANTEE_JSON } from "../parties/guarantee.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { jsonList, utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";

/** Progress after the submission. It contains no answers of other people. */
export interface Turns {
  readonly sentAt: string;
  readonly reviewer: "WAITING" | "WORKING" | "DONE";
  readonly references: readonly ReferenceTurn[];
  readonly others: number;
  readonly othersSent: number;
  readonly guarantor: { readonly name: string; readonly agreedOn: string | null } | null;
  /** The last day on which a decision keeps the promise; null: not known. */
  readonly dueOn: string | null;
  readonly timing: Timing | null;
  readonly tenancyStart: string;
}

export interface ReferenceTurn {
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly state: ReviewState;
  readonly askedAt: string;
  /** The day of the next reminder; null: no more. */
  readonly remindOn: string | null;
}

export interface Timing {
  readonly of: number;
  readonly within: number;
}

interface TurnsRow {
  readonly role: string;
  readonly status: PartyStatus;
  readonly stage: DecisionStage;
  readonly sentAt: string | null;
  readonly dueOn: string | null;
  readonly tenancyStart: string;
  readonly references: readonly Omit<ReferenceTurn, "remindOn">[];
  readonly others: readonly (readonly PartyEventKind[])[];
  readonly guarantor: {
    readonly name: string;
    readonly guarantee: GuaranteeStanding | null;
    readonly agreedAt: string | null;
  } | null;
}

const REFERENCES = jsonList(
  `json_build_object('kind', r.kind, 'name', trim(concat(r.referee->>'firstName', ' ', r.referee->>'lastName')), 'state', r.state,
    'askedAt', ${utcInstant("r.sent_at")})`,
  "from reference r where r.application_id = p.application_id and r.party_id = p.id and r.sent_at is not null",
  "r.sent_at, r.id",
);

const OTHERS = `coalesce((select json_agg((select coalesce(json_agg(e.kind order by e.id), '[]'::json) from party_event e
    where e.application_id = o.application_id and e.party_id = o.id))
  from party o where o.application_id = p.application_id and o.id <> p.id and o.role <> 'guarantor' and p.role <> 'guarantor'), '[]'::json)`;

const GUARANTOR = `(select json_build_object('name', trim(concat(coalesce(nullif(i.first_name, ''), p.invited_first_name), ' ',
      coalesce(nullif(i.last_name, ''), p.invited_last_name))), 'guarantee', ${GUARANTEE_JSON},
    'agreedAt', (select ${utcInstant("max(c.at)")} from consent c where c.application_id = p.application_id and c.party_id = p.id
      and c.name = 'guarantee' and c.given))
  from party p join queue_entry g on g.party_id = p.id and g.status not in ('withdrawn', 'expired')
    left join identity_facts i on i.application_id = p.application_id and i.party_id = p.id
  where p.application_id = own.application_id and p.id = own.guarantor_id)`;

const TURNS = `select p.role, q.status, q.stage, q.due_on as "dueOn", l.tenancy_start as "tenancyStart", ${REFERENCES} as references, ${OTHERS} as others,
    (select ${utcInstant("max(e.at)")} from party_event e where e.application_id = p.application_id and e.party_id = p.id
      and e.kind = 'submitted') as "sentAt",
    (select ${GUARANTOR} from party own where own.application_id = p.application_id and own.id = p.id) as guarantor
  from party p join application l on l.id = p.application_id
    join queue_entry q on q.application_id = p.application_id and q.party_id = p.id`;

const FEWEST_DECIDED = 20;
const LATEST_DECIDED = 100;

/** The share of the latest decisions that kept the promised time. */
const readTiming = async (db: Kysely<Schema>): Promise<Timing | null> => {
  const { rows } = await sql<Timing>`select count(*)::int as of,
      count(*) filter (where (since at time zone 'Europe/London')::date <= due_on)::int as within
    from (select since, due_on from queue_entry where status = 'decided' and due_on is not null
      order by since desc limit ${LATEST_DECIDED}) latest`.execute(db);
  const [timing] = rows;
  return timing && timing.of >= FEWEST_DECIDED ? timing : null;
};

const reviewerTurn = ({ status, stage }: TurnsRow): Turns["reviewer"] => {
  if (stage === "agreed") return "DONE";
  return status === "in_review" ? "WORKING" : "WAITING";
};

export const readTurns = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
  today: string,
): Promise<Turns | undefined> => {
  const { rows } = await sql<TurnsRow>`${sql.raw(TURNS)}
    where p.application_id = ${applicationId} and p.id = ${partyId}`.execute(db);
  const [row] = rows;
  if (!row?.sentAt || (row.status !== "submitted" && row.status !== "in_review")) return undefined;
  const others = row.others.map((events) => statusOf(events)).filter((status) => !hasEnded(status));
  const { guarantor } = row;
  const hasAgreed = guarantor?.guarantee && agreementHolds(guarantor.guarantee) && guarantor.agreedAt;
  return {
    sentAt: row.sentAt,
    reviewer: reviewerTurn(row),
    references: row.references.map((reference) => {
      const askedOn = londonDate(Date.parse(reference.askedAt));
      return { ...reference, remindOn: nextReminder(reference.state, { askedOn, today }) ?? null };
    }),
    others: others.length,
    othersSent: others.filter((status) => !isWithApplicant(status)).length,
    guarantor: guarantor && {
      name: guarantor.name,
      agreedOn: hasAgreed ? londonDate(Date.parse(hasAgreed)) : null,
    },
    dueOn: row.dueOn,
    timing: await readTiming(db),
    tenancyStart: row.tenancyStart,
  };
};
