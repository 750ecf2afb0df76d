import {
  asksOtherAdults,
  type OtherAdultsFinding,
  otherAdultsFinding,
} from "@latchkey/domain/compliance/right-to-rent/other-adults.ts";
import { hasEnded } from "@latchkey/domain/parties/status.ts";
import { type Kysely, sql } from "kysely";
import { lockApplication, lockParty } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

export interface OwnOtherAdults {
  readonly partyId: string;
  /** null: not answered since the newest person was added. */
  readonly livesThere: boolean | null;
}

export interface OtherAdults {
  readonly agency: boolean | null;
  readonly tenants: readonly OwnOtherAdults[];
  readonly finding: OtherAdultsFinding;
}

/** An answer is about the people who were named when it was given: a person who is added asks anew. */
const countingAnswer = (applicationId: string, party: string) => sql<boolean | null>`
  (select o.lives_there from other_adults_answer o
    where o.application_id = ${applicationId} and o.party_id is not distinct from ${sql.raw(party)}
      and o.at >= (select max(named.created_at) from party named
        where named.application_id = ${applicationId} and named.role <> 'guarantor')
    order by o.id desc limit 1)`;

/** undefined outside England, where the law knows no such enquiry. */
export const readOtherAdults = async (
  db: Kysely<Schema>,
  applicationId: string,
): Promise<OtherAdults | undefined> => {
  const rows = await db
    .selectFrom("application as a")
    .innerJoin("party as p", "p.application_id", "a.id")
    .innerJoin("queue_entry as q", "q.party_id", "p.id")
    .select(["a.property_country as country", "p.id", "p.role", "q.status"])
    .select([
      countingAnswer(applicationId, "null").as("agency"),
      countingAnswer(applicationId, "p.id").as("livesThere"),
    ])
    .where("a.id", "=", applicationId)
    .orderBy("p.number")
    .execute();
  const [first] = rows;
  if (first?.country !== "ENG") return undefined;
  const tenants = rows
    .filter(({ role, country, status }) => asksOtherAdults({ role, country }) && !hasEnded(status))
    .map(({ id, livesThere }) => ({ partyId: id, livesThere }));
  const answers = tenants.map(({ livesThere }) => livesThere);
  return { agency: first.agency, tenants, finding: otherAdultsFinding(first.agency, answers) };
};

/** @param staffId undefined: the agency's program says it @throws NOT_FOUND outside England */
export const recordOtherAdults = async (
  work: Work,
  applicationId: string,
  { livesThere, staffId }: { readonly livesThere: boolean; readonly staffId: string | undefined },
): Promise<void> => {
  await lockApplication(work.tx, applicationId);
  if (!(await readOtherAdults(work.tx, applicationId))) throw notFound();
  await work.tx
    .insertInto("other_adults_answer")
    .values({
      application_id: applicationId,
      party_id: null,
      lives_there: livesThere,
      staff_id: staffId ?? null,
    })
    .execute();
  await audit(work, {
    action: "other-adults-recorded",
    outcome: "done",
    applicationId,
    subject: applicationId,
  });
};

/** undefined: the person is not asked. */
export const readOwnOtherAdults = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<OwnOtherAdults | undefined> =>
  (await readOtherAdults(db, applicationId))?.tenants.find((tenant) => tenant.partyId === partyId);

/** @throws NOT_FOUND for who is not asked */
export const sayOtherAdults = async (work: Work, party: PartyKey, livesThere: boolean): Promise<void> => {
  await lockParty(work.tx, party);
  if (!(await readOwnOtherAdults(work.tx, party))) throw notFound();
  await work.tx
    .insertInto("other_adults_answer")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      lives_there: livesThere,
      staff_id: null,
    })
    .execute();
};
