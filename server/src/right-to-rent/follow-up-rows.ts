import { lastDueDay } from "@latchkey/domain/compliance/right-to-rent/follow-up.ts";
import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type RawBuilder, sql } from "kysely";

/** SQL that the page and the daily job share. `c` is a record of a person whose letting is signed, `l` the newest row of the letting. */
export const checksOfSigned: RawBuilder<unknown> = sql`right_to_rent_check c
  left join right_to_rent_second o on o.check_id = c.id
  join lateral (select signed_on, ended_on from letting
    where application_id = c.application_id order by id desc limit 1) l on l.signed_on is not null`;

const isCounting = sql<boolean>`(c.shows <> 'no_excuse' or o.agrees) and not exists (
  select from right_to_rent_check n left join right_to_rent_second a on a.check_id = n.id
    where n.application_id = c.application_id and n.party_id = c.party_id and n.id > c.id
      and (n.shows <> 'no_excuse' or a.agrees))`;

export const isOpen = sql<boolean>`c.follow_up_by is not null and l.ended_on is null and ${isCounting}`;

/** A follow-up that ended the limit, or showed no right, or was made unnecessary by the end of the tenancy. */
export const isOver = sql<boolean>`(c.is_time_limited or c.purpose = 'follow_up')
  and (c.follow_up_by is null or l.ended_on is not null) and ${isCounting}`;

/** By the name of a rule set, the latest last day of the follow-ups that are due. */
export const dueUntil = (today: CivilDate): RawBuilder<unknown> =>
  sql`(values ${sql.join(
    rightToRentRuleSets.map(({ id, dates }) => sql`(${id}, ${lastDueDay(today, dates)}::date)`),
  )}) as rules (id, due_until)`;
