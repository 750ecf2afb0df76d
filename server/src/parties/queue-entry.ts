import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { placeOf, type QueuePlace } from "@latchkey/domain/parties/queue-place.ts";
import { SEARCH_WORDS_VERSION, searchableWords } from "@latchkey/domain/parties/search-words.ts";
import { type LondonMoment, promisedDay } from "@latchkey/domain/review/promise.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { needsOf, type Skill } from "@latchkey/domain/staff/skills.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";

const readParty = (db: Kysely<Schema>, { applicationId, partyId }: PartyKey) =>
  db
    .selectFrom("party")
    .innerJoin("application", "application.id", "party.application_id")
    .innerJoin("agency", "agency.id", "application.agency_id")
    .innerJoin("account", "account.id", "party.account_id")
    .leftJoin("identity_facts as facts", (on) =>
      on.onRef("facts.application_id", "=", "party.application_id").onRef("facts.party_id", "=", "party.id"),
    )
    .select([
      "party.number",
      "party.role",
      "party.created_at",
      "party.invited_first_name",
      "party.invited_last_name",
      "facts.first_name",
      "facts.last_name",
      "account.email",
      "account.language",
      "application.property_address",
      "application.property_country",
      "application.agency_id",
      "application.policy",
      "application.tenancy_start",
      "application.timing",
      "application.reference",
      "agency.name as agency",
    ])
    .select(
      sql<boolean>`exists (select 1 from income_source i where i.application_id = party.application_id
        and i.party_id = party.id and i.income_type = 'T_SELFEMPLOYED')`.as("is_self_employed"),
    )
    .where("party.application_id", "=", applicationId)
    .where("party.id", "=", partyId)
    .executeTakeFirstOrThrow();

const readEvents = (db: Kysely<Schema>, { applicationId, partyId }: PartyKey) =>
  db
    .selectFrom("party_event")
    .select(["kind", "at"])
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .orderBy("id")
    .execute();

const LONDON_HOUR = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  hour: "numeric",
  hourCycle: "h23",
});

const momentOf = (instant: Date): LondonMoment => ({
  date: londonDate(instant.getTime()),
  hour: Number(LONDON_HOUR.format(instant)),
});

type Row = Awaited<ReturnType<typeof readParty>>;

const dueOn = (
  { since, before }: QueuePlace<Date>["review"],
  { property_country, timing }: Row,
): string | null => {
  if (since === undefined) return null;
  const waits = before.map(({ from, until }) => ({ from: momentOf(from), until: momentOf(until) }));
  const time = { before: waits, since: momentOf(since) };
  return promisedDay(time, { country: property_country, days: timing.promiseDays }) ?? null;
};

const agreementBy = ({
  applicationId,
}: PartyKey) => sql<string>`coalesce((select agreement_by from holding_deposit
  where application_id = ${applicationId} order by id desc limit 1), 'infinity')`;

const onHoldUntil = ({ applicationId, partyId }: PartyKey) => sql<string | null>`(select until from case_hold
  where application_id = ${applicationId} and party_id = ${partyId} and ended_at is null order by id desc limit 1)`;

const wordsOf = (row: Row): RawBuilder<string> => {
  const words = searchableWords([
    partyNumber(row.number),
    row.invited_first_name,
    row.invited_last_name,
    row.first_name ?? "",
    row.last_name ?? "",
    row.email,
    row.property_address,
    row.reference,
    row.agency,
  ]);
  return sql<string>`array_to_tsvector(${sql.val([...words])}::text[])`;
};

const needsOfRow = ({ role, property_country, language, is_self_employed }: Row): readonly Skill[] =>
  needsOf({ role, country: property_country, language, isSelfEmployed: is_self_employed });

/** Call in the transaction of the change to an event, a name or the address. */
export const refreshQueueEntry = async (db: Kysely<Schema>, party: PartyKey): Promise<void> => {
  const row = await readParty(db, party);
  const standing = placeOf(await readEvents(db, party), row.created_at);
  const derived = {
    status: standing.status,
    rank: standing.rank,
    since: standing.since,
    submitted_at: standing.submittedAt ?? null,
    due_on: dueOn(standing.review, row),
    is_answer: standing.isAnswer,
    agreement_by: agreementBy(party),
    on_hold_until: onHoldUntil(party),
    needs: needsOfRow(row),
    country: row.property_country,
    agency_id: row.agency_id,
    policy: row.policy,
    move_in: row.tenancy_start,
    stage: standing.stage,
    words: wordsOf(row),
    words_version: SEARCH_WORDS_VERSION,
  };
  await db
    .insertInto("queue_entry")
    .values({ application_id: party.applicationId, party_id: party.partyId, ...derived })
    .onConflict((conflict) => conflict.column("party_id").doUpdateSet(derived))
    .execute();
};

const MOST_FILLED = 500;

/** Those without a promised day come last: beyond the known holidays they would keep those without an entry waiting. */
export const fillQueue = async (db: Kysely<Schema>, most = MOST_FILLED): Promise<void> => {
  const missing = await db
    .selectFrom("party")
    .leftJoin("queue_entry as entry", "entry.party_id", "party.id")
    .select(["party.id", "party.application_id"])
    .where(sql<boolean>`(entry.party_id is null or (entry.rank = 0 and entry.due_on is null))`)
    .orderBy(sql`entry.party_id is not null`)
    .limit(most)
    .execute();
  for (const { id, application_id } of missing) {
    await refreshQueueEntry(db, { applicationId: application_id, partyId: id });
  }
};
