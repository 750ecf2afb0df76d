import type { Outcome } from "@latchkey/domain/parties/status.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { actorName } from "../platform/actor/actor.ts";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import { barredApplications, closedApplications } from "../review/own-party.ts";

/** A colleague who opened one and leaves it is waited for this long. */
export const OPENED_HOURS = 24;

/** Says nothing about the first decision. Instants are ISO strings in UTC. */
export interface WaitingReview {
  readonly id: string;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly home: string;
  readonly since: string;
  readonly isYours: boolean;
}

export interface DifferingReview {
  readonly id: string;
  readonly number: number;
  readonly givenAt: string;
  readonly first: Outcome;
  readonly firstBy: string;
  readonly second: Outcome;
  readonly secondBy: string;
}

export interface ReviewCounts {
  readonly given: number;
  readonly agreed: number;
}

/**
 * Second reviews that the reviewer may open, of the rows `s` and their decisions `d`: they took no part in a decision
 * about the person, and no page has told them one.
 */
export const mayReview = (staffId: string): RawBuilder<boolean> => {
  const actor = actorName({ kind: "staff", staffId, roles: [] });
  return sql<boolean>`not exists (select from decision o where o.application_id = s.application_id and o.party_id = s.party_id
      and (o.proposed_by = ${staffId} or o.second_by = ${staffId}))
    and not exists (select from audit_entry e where e.application_id = s.application_id and e.action = 'party-viewed'
      and e.actor = ${actor} and e.at >= d.proposed_at)`;
};

export const STANDING =
  "d.state in ('agreed', 'final') and not exists (select from reopening again where again.decision_id = d.id)";

const FROM = sql.raw(
  `from second_review s join decision d on d.id = s.decision_id join party p on p.application_id = s.application_id and p.id = s.party_id`,
);

/** The longest wait first; those that the reviewer has opened come before. */
export const listWaitingReviews = async (
  db: Kysely<Schema>,
  staffId: string,
): Promise<readonly WaitingReview[]> => {
  const { rows } = await sql<WaitingReview>`select s.id, p.number, l.property_address as home,
      coalesce(nullif(i.first_name, ''), p.invited_first_name) as "firstName",
      coalesce(nullif(i.last_name, ''), p.invited_last_name) as "lastName",
      ${sql.raw(utcInstant("s.created_at"))} as since, coalesce(s.reviewer_id = ${staffId}, false) as "isYours"
    ${FROM} join application l on l.id = s.application_id
      left join identity_facts i on i.application_id = s.application_id and i.party_id = s.party_id
    where s.given_at is null and ${sql.raw(STANDING)} and s.application_id not in ${barredApplications(staffId)}
      and (s.reviewer_id = ${staffId} or (${mayReview(staffId)}
        and (s.reviewer_id is null or s.opened_at < now() - make_interval(hours => ${OPENED_HOURS}))))
    order by "isYours" desc, s.created_at, s.id`.execute(db);
  return rows;
};

/** Unsettled differences, the oldest first. */
export const listDifferingReviews = async (
  db: Kysely<Schema>,
  staffId: string,
): Promise<readonly DifferingReview[]> => {
  const { rows } =
    await sql<DifferingReview>`select s.id, p.number, ${sql.raw(utcInstant("s.given_at"))} as "givenAt",
      d.outcome as first, one.name as "firstBy", s.outcome as second, other.name as "secondBy"
    ${FROM} join staff_member one on one.id = d.proposed_by join staff_member other on other.id = s.reviewer_id
    where s.given_at is not null and s.outcome <> d.outcome and s.settled_at is null
      and s.application_id not in ${closedApplications(staffId)}
    order by s.given_at, s.id`.execute(db);
  return rows;
};

export const countSecondReviews = async (db: Kysely<Schema>): Promise<ReviewCounts> => {
  const { rows } = await sql<ReviewCounts>`select count(*)::int as given,
      count(*) filter (where s.outcome = d.outcome)::int as agreed
    from second_review s join decision d on d.id = s.decision_id where s.given_at is not null`.execute(db);
  return rows[0] ?? { given: 0, agreed: 0 };
};
