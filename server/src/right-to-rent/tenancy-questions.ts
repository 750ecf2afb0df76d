import { askedIfSilentSince } from "@latchkey/domain/compliance/right-to-rent/letting.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { lockApplication } from "../parties/parties.ts";
import { audit } from "../platform/audit/audit.ts";
import { parseInstantCursor } from "../platform/db/instant-cursor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { closedApplications } from "../review/own-party.ts";
import { type AskedPage, limitOfPage, pageOf } from "./follow-ups.ts";
import { readLetting } from "./letting.ts";

/** Every year the agency is asked whether a home in England is still let to the same people. */

export const askedLettings: RawBuilder<unknown> = sql`letting l
  join application a on a.id = l.application_id and a.property_country = 'ENG'
  join agency on agency.id = a.agency_id`;

export const isAskedAbout = (today: CivilDate): RawBuilder<boolean> => {
  const since = askedIfSilentSince(today);
  return sql<boolean>`l.signed_on <= ${since} and l.ended_on is null
    and l.at < (${since}::date + 1)::timestamp at time zone 'Europe/London'
    and not exists (select from letting n where n.application_id = l.application_id and n.id > l.id)`;
};

export interface AskedTenancy {
  readonly applicationId: string;
  readonly home: string;
  readonly agency: string;
  readonly agencyHasEmail: boolean;
  readonly startsOn: CivilDate;
  /** The day on which the letting was recorded last. */
  readonly knownOn: CivilDate;
  /** The sort key, an instant with microseconds. */
  readonly sortedAt: string;
}

export interface AskedTenancyPage {
  readonly rows: readonly AskedTenancy[];
  readonly next: string | null;
}

const LIST = "asked";

/** The longest silence first. */
export const listAskedTenancies = async (
  db: Kysely<Schema>,
  { staffId, today, after }: AskedPage,
): Promise<AskedTenancyPage> => {
  const cursor = parseInstantCursor(after);
  const isAfter =
    cursor?.list === LIST
      ? sql`(l.at, l.application_id) > (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
      : sql`true`;
  const { rows } = await sql<AskedTenancy>`
    select a.id as "applicationId", a.property_address as home, agency.name as agency,
      agency.email is not null as "agencyHasEmail", l.starts_on as "startsOn",
      (l.at at time zone 'Europe/London')::date as "knownOn",
      to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sortedAt"
    from ${askedLettings}
    where ${isAskedAbout(today)} and a.id not in ${closedApplications(staffId)} and ${isAfter}
    order by l.at, l.application_id limit ${limitOfPage}`.execute(db);
  return pageOf(rows, ({ sortedAt, applicationId }) => ({ list: LIST, at: sortedAt, id: applicationId }));
};

/**
 * Records the same letting again, so that its year starts anew. A second answer changes nothing.
 *
 * @throws NOT_FOUND; CASE_CLOSED if it is not signed, or has ended
 */
export const confirmStillLet = async (work: Work, applicationId: string, staffId: string): Promise<void> => {
  await lockApplication(work.tx, applicationId);
  const letting = await readLetting(work.tx, applicationId);
  if (!letting) throw notFound();
  if (letting.signedOn === null || letting.endedOn !== null) throw new Refusal("CASE_CLOSED");
  const { rows } = await sql<{ id: number }>`
    insert into letting (application_id, landlord_id, agreement_on, starts_on, signed_on, staff_id, at)
    select l.application_id, l.landlord_id, l.agreement_on, l.starts_on, l.signed_on, ${staffId}, ${work.now}
    from ${askedLettings} where a.id = ${applicationId} and ${isAskedAbout(work.services.today())}
    returning id`.execute(work.tx);
  if (rows.length === 0) return;
  await audit(work, { action: "letting-confirmed", outcome: "done", applicationId, subject: applicationId });
};
