import { type FollowUpState, followUpState } from "@latchkey/domain/compliance/right-to-rent/follow-up.ts";
import type { RecordResult } from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { type InstantCursor, instantCursor, parseInstantCursor } from "../platform/db/instant-cursor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { closedApplications } from "../review/own-party.ts";
import { checksOfSigned, isOpen, isOver } from "./follow-up-rows.ts";

/** People of signed lettings whose right to rent had a limit, by the record that counts. */

export const followUpGroups = ["open", "over"] as const;
export type FollowUpGroup = (typeof followUpGroups)[number];

interface FollowUpRow {
  readonly partyId: string;
  readonly applicationId: string;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly home: string;
  readonly agency: string;
  readonly agencyHasEmail: boolean;
  readonly checkedOn: CivilDate;
  readonly ruleSet: string;
  readonly shows: RecordResult["shows"];
  readonly followUpBy: CivilDate | null;
  readonly endedOn: CivilDate | null;
  /** The sort key, an instant with microseconds. */
  readonly sortedAt: string;
}

export interface ListedFollowUp extends FollowUpRow {
  readonly state: FollowUpState;
}

export interface FollowUpPage {
  readonly rows: readonly ListedFollowUp[];
  readonly next: string | null;
}

export interface AskedPage {
  readonly staffId: string;
  readonly today: CivilDate;
  /** A cursor of the page before; an invalid one starts from the beginning. */
  readonly after: string | undefined;
}

const PAGE = 50;

export const pageOf = <Row>(
  found: readonly Row[],
  cursorOf: (row: Row) => InstantCursor,
): { readonly rows: readonly Row[]; readonly next: string | null } => {
  const rows = found.slice(0, PAGE);
  const last = rows.at(-1);
  return { rows, next: found.length > PAGE && last ? instantCursor(cursorOf(last)) : null };
};

export const limitOfPage = PAGE + 1;

interface Group {
  readonly rows: RawBuilder<boolean>;
  readonly sortedAt: RawBuilder<string>;
  readonly isAfter: (cursor: InstantCursor) => RawBuilder<boolean>;
  readonly order: RawBuilder<unknown>;
}

/** The earliest last day first; of those that are over, the newest record first. */
const groups: Readonly<Record<FollowUpGroup, Group>> = {
  open: {
    rows: isOpen,
    sortedAt: sql<string>`to_char(c.follow_up_by, 'YYYY-MM-DD"T00:00:00.000000Z"')`,
    isAfter: ({ at, id }) =>
      sql<boolean>`(c.follow_up_by, c.party_id) > (${at.slice(0, 10)}::date, ${id}::uuid)`,
    order: sql`c.follow_up_by, c.party_id`,
  },
  over: {
    rows: isOver,
    sortedAt: sql<string>`to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    isAfter: ({ at, id }) => sql<boolean>`(c.at, c.party_id) < (${at}::timestamptz, ${id}::uuid)`,
    order: sql`c.at desc, c.party_id desc`,
  },
};

const stateOf = (row: FollowUpRow, today: CivilDate): FollowUpState | undefined => {
  const rules = rightToRentRuleSets.find(({ id }) => id === row.ruleSet);
  return rules && followUpState(row, today, rules.dates);
};

/** Names are joined to the rows of the page alone. */
const followUpsStatement = (group: FollowUpGroup, { staffId, after }: Omit<AskedPage, "today">) => {
  const { rows, sortedAt, isAfter, order } = groups[group];
  const cursor = parseInstantCursor(after);
  return sql<FollowUpRow>`
    with page as (
      select c.*, l.ended_on, ${sortedAt} as sorted_at, row_number() over (order by ${order}) as place
      from ${checksOfSigned}
      where ${rows} and c.application_id not in ${closedApplications(staffId)}
        and ${cursor?.list === group ? isAfter(cursor) : sql`true`}
      order by ${order} limit ${limitOfPage})
    select c.party_id as "partyId", c.application_id as "applicationId", p.number,
      coalesce(nullif(i.first_name, ''), p.invited_first_name) as "firstName",
      coalesce(nullif(i.last_name, ''), p.invited_last_name) as "lastName",
      a.property_address as home, agency.name as agency, agency.email is not null as "agencyHasEmail",
      c.checked_on as "checkedOn", c.rule_set as "ruleSet", c.shows, c.follow_up_by as "followUpBy",
      c.ended_on as "endedOn", c.sorted_at as "sortedAt"
    from page c
      join party p on p.application_id = c.application_id and p.id = c.party_id
      join application a on a.id = c.application_id
      join agency on agency.id = a.agency_id
      left join identity_facts i on i.application_id = c.application_id and i.party_id = c.party_id
    order by c.place`;
};

export const listFollowUps = async (
  db: Kysely<Schema>,
  group: FollowUpGroup,
  { today, ...asked }: AskedPage,
): Promise<FollowUpPage> => {
  const found = await followUpsStatement(group, asked).execute(db);
  const { rows, next } = pageOf(found.rows, ({ sortedAt, partyId }) => ({
    list: group,
    at: sortedAt,
    id: partyId,
  }));
  const listed = rows.flatMap((row) => {
    const state = stateOf(row, today);
    return state ? [{ ...row, state }] : [];
  });
  return { rows: listed, next };
};
