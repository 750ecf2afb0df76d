import { askedIfSilentSince } from "@latchkey/domain/compliance/right-to-rent/letting.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { lockApplication } from "../parties/parties.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { sendTenancyQuestion } from "./follow-up-emails.jobs.ts";
import { askedLettings, isAskedAbout } from "./tenancy-questions.ts";

export interface TenancyToAsk {
  readonly lettingId: number;
  readonly applicationId: string;
  readonly home: string;
  /** The agency's own; empty: it has none. */
  readonly reference: string;
  readonly startsOn: CivilDate;
  readonly agency: string;
  readonly to: string;
}

const readAsked = async (
  db: Kysely<Schema>,
  today: CivilDate,
  rest: RawBuilder<unknown>,
): Promise<readonly TenancyToAsk[]> => {
  const { rows } = await sql<TenancyToAsk>`
    select l.id as "lettingId", a.id as "applicationId", a.property_address as home, a.reference,
      l.starts_on as "startsOn", agency.name as agency, agency.email as to
    from ${askedLettings} where ${isAskedAbout(today)} and agency.email is not null and ${rest}`.execute(db);
  return rows;
};

const isUnasked = (today: CivilDate) => sql`not exists (select from tenancy_question q
  where q.letting_id = l.id and q.asked_on > ${askedIfSilentSince(today)})`;

const BATCH = 500;

export const readTenanciesToAsk = (
  db: Kysely<Schema>,
  today: CivilDate,
  after: number,
): Promise<readonly TenancyToAsk[]> =>
  readAsked(db, today, sql`${isUnasked(today)} and l.id > ${after} order by l.id limit ${BATCH}`);

/** undefined: it has been answered, or the agency has no address any more. */
export const findTenancyToAsk = async (
  db: Kysely<Schema>,
  today: CivilDate,
  lettingId: number,
): Promise<TenancyToAsk | undefined> => (await readAsked(db, today, sql`l.id = ${lettingId}`))[0];

export const askAboutTenancy = async (
  work: Work,
  { applicationId, lettingId }: TenancyToAsk,
): Promise<void> => {
  await lockApplication(work.tx, applicationId);
  const today = work.services.today();
  const [still] = await readAsked(work.tx, today, sql`${isUnasked(today)} and l.id = ${lettingId}`);
  if (!still) return;
  await work.tx
    .insertInto("tenancy_question")
    .values({ letting_id: lettingId, asked_on: today, at: work.now })
    .execute();
  await addJob(work.tx, sendTenancyQuestion, { lettingId, askedOn: today });
};
