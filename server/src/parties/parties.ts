import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Tx } from "../platform/work/work-of.ts";

/**
 * The party that the page has pinned. Without one, the account must have a single party, or an answer could
 * reach the wrong one.
 *
 * @throws NOT_FOUND for another account's party or none; CASE_NOT_NAMED if there are several
 */
export const resolveParty = async (
  db: Kysely<Schema>,
  accountId: string,
  pinned: string | undefined,
): Promise<PartyKey> => {
  if (pinned !== undefined && !isUuid(pinned)) throw notFound();
  const rows = await db
    .selectFrom("party")
    .select(["id", "application_id"])
    .where("account_id", "=", accountId)
    .$if(pinned !== undefined, (query) => query.where("id", "=", pinned ?? ""))
    .limit(2)
    .execute();
  const [row, another] = rows;
  if (!row) throw notFound();
  if (another) throw new Refusal("CASE_NOT_NAMED");
  return { applicationId: row.application_id, partyId: row.id };
};

/**
 * Every change to a party locks its row, so that saves, verdicts of the virus scanner and decisions are
 * serialised. The application is locked first, in share mode; a change to several parties locks it
 * exclusively, then its parties in order of their ids, so that there are no deadlocks.
 */
export const lockParty = async (tx: Tx, { applicationId, partyId }: PartyKey): Promise<void> => {
  await sql`with held as materialized (select id from application where id = ${applicationId} for share)
    select p.id from held join party p on p.application_id = held.id and p.id = ${partyId} for update of p`.execute(
    tx,
  );
};

/** For changes to several parties of one application, and for adding one. */
export const lockApplication = async (tx: Tx, applicationId: string): Promise<void> => {
  await tx.selectFrom("application").select("id").where("id", "=", applicationId).forUpdate().execute();
  await tx
    .selectFrom("party")
    .select("id")
    .where("application_id", "=", applicationId)
    .orderBy("id")
    .forUpdate()
    .execute();
};

export const readWrappedKey = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<Buffer> => {
  const { wrapped_key } = await db
    .selectFrom("party")
    .select("wrapped_key")
    .where("application_id", "=", applicationId)
    .where("id", "=", partyId)
    .executeTakeFirstOrThrow();
  return wrapped_key;
};

/** The account's language, from its latest sign-in. */
export const readLanguage = async (db: Kysely<Schema>, { partyId }: PartyKey): Promise<Language> => {
  const { language } = await db
    .selectFrom("party")
    .innerJoin("account", "account.id", "party.account_id")
    .select("account.language")
    .where("party.id", "=", partyId)
    .executeTakeFirstOrThrow();
  return language;
};

export const noteSignedIn = async (db: Kysely<Schema>, accountId: string): Promise<void> => {
  await db
    .updateTable("party")
    .set({ signed_in_at: sql<Date>`now()` })
    .where("account_id", "=", accountId)
    .where("signed_in_at", "is", null)
    .execute();
};
