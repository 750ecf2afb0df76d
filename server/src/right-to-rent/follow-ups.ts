import { type FollowUpState, followUpState } from "@latchkey/domain/compliance/right-to-rent/follow-up.ts";
import type { RecordResult } from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { closedApplications } from "../review/own-party.ts";

/** People of signed lettings whose right to rent had a limit, by the record that counts. */

interface FollowUpRow {
  readonly partyId: string;
  readonly applicationId: string;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly home: string;
  readonly agency: string;
  readonly checkedOn: CivilDate;
  readonly ruleSet: string;
  readonly shows: RecordResult["shows"];
  readonly followUpBy: CivilDate | null;
  readonly endedOn: CivilDate | null;
}

export interface ListedFollowUp extends FollowUpRow {
  readonly state: FollowUpState;
}

const MOST_LISTED = 500;

const stateOf = (row: FollowUpRow, today: CivilDate): FollowUpState | undefined => {
  const rules = rightToRentRuleSets.find(({ id }) => id === row.ruleSet);
  return rules && followUpState(row, today, rules.dates);
};

/** The earliest last day first; records without a next check stand last. */
export const listFollowUps = async (
  db: Kysely<Schema>,
  staffId: string,
  today: CivilDate,
): Promise<readonly ListedFollowUp[]> => {
  const { rows } = await sql<FollowUpRow>`
    with counting as (
      select distinct on (c.party_id) c.* from right_to_rent_check c
        left join right_to_rent_second o on o.check_id = c.id
      where c.shows <> 'no_excuse' or o.agrees
      order by c.party_id, c.id desc)
    select c.party_id as "partyId", c.application_id as "applicationId", p.number,
      coalesce(nullif(i.first_name, ''), p.invited_first_name) as "firstName",
      coalesce(nullif(i.last_name, ''), p.invited_last_name) as "lastName",
      a.property_address as home, agency.name as agency, c.checked_on as "checkedOn", c.rule_set as "ruleSet", c.shows,
      c.follow_up_by as "followUpBy", l.ended_on as "endedOn"
    from counting c
      join party p on p.application_id = c.application_id and p.id = c.party_id
      join application a on a.id = c.application_id
      join agency on agency.id = a.agency_id
      join lateral (select signed_on, ended_on from letting
        where application_id = c.application_id order by id desc limit 1) l on l.signed_on is not null
      left join identity_facts i on i.application_id = c.application_id and i.party_id = c.party_id
    where (c.is_time_limited or c.purpose = 'follow_up')
      and c.application_id not in ${closedApplications(staffId)}
    order by l.ended_on is not null, c.follow_up_by nulls last, p.number
    limit ${MOST_LISTED}`.execute(db);
  return rows.flatMap((row) => {
    const state = stateOf(row, today);
    return state ? [{ ...row, state }] : [];
  });
};
