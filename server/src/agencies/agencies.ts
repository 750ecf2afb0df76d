import { type AgencyContacts, agencyContactIssues } from "@latchkey/domain/agencies/contacts.ts";
import type { OutcomeLabels } from "@latchkey/domain/reports/outcome-labels.ts";
import { canonicalEmail } from "@latchkey/domain/rules/email.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type Kysely, sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import { findOrAdd } from "../platform/db/find-or-add.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

export interface Agency {
  readonly id: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly email: string | null;
  readonly complianceEmail: string | null;
  readonly registeredName: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly replyEmail: string | null;
  readonly language: Language | null;
  /** Names of policies; none: each policy in force is allowed. */
  readonly allowed: readonly string[];
  readonly standard: string | null;
  readonly promiseDays: number | null;
  readonly accent: string | null;
  readonly labels: OutcomeLabels;
  /** Applications in which a person is not decided. */
  readonly open: number;
  readonly isStopped: boolean;
  readonly hasEndedAgreement: boolean;
  /** Names of the branches that are not closed. */
  readonly openBranches: readonly string[];
}

/** Excludes other changes of it, but no new application. @throws NOT_FOUND */
export const lockAgency = async ({ tx }: Pick<Work, "tx">, id: string): Promise<void> => {
  await assertAgency(tx, id);
  await tx.selectFrom("agency").select("id").where("id", "=", id).forNoKeyUpdate().execute();
};

const isNamed = (name: string) => sql<boolean>`lower(name) = lower(${name.trim()})`;

const findByName = (db: Kysely<Schema>, name: string) =>
  db.selectFrom("agency").select("id").where(isNamed(name)).executeTakeFirst();

/** undefined: no agency has the name. */
export const idOfAgency = async (db: Kysely<Schema>, name: string): Promise<string | undefined> =>
  (await findByName(db, name))?.id;

/** Two concurrent transactions that add a name get the same agency. */
export const agencyNamed = async (tx: Kysely<Schema>, name: string): Promise<string> => {
  const add = () =>
    tx
      .insertInto("agency")
      .values({ name: name.trim() })
      .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
      .execute();
  return (await findOrAdd(() => findByName(tx, name), add)).id;
};

/** @throws if no agency has the id, which a foreign key rules out */
export const nameOfAgency = async (db: Kysely<Schema>, id: string): Promise<string> =>
  (await db.selectFrom("agency").select("name").where("id", "=", id).executeTakeFirstOrThrow()).name;

/** null: that of the policy. @throws as `nameOfAgency` does */
export const promiseDaysOfAgency = async (db: Kysely<Schema>, id: string): Promise<number | null> =>
  (await db.selectFrom("agency").select("promise_days").where("id", "=", id).executeTakeFirstOrThrow())
    .promise_days;

/** @throws as `nameOfAgency` does */
export const isOwnAgency = async (db: Kysely<Schema>, id: string): Promise<boolean> =>
  (await db.selectFrom("agency").select("is_own").where("id", "=", id).executeTakeFirstOrThrow()).is_own;

/** The policies of the row `agency`. */
export const ALLOWED = sql<
  readonly string[]
>`array(select policy from agency_policy p where p.agency_id = agency.id
  order by policy)`;

/** The newest stop of the row `agency` has not ended. */
export const IS_STOPPED = sql<boolean>`coalesce((select s.is_stop from agency_stop s where s.agency_id = agency.id
  order by s.id desc limit 1), false)`;

/** It was agreed in writing that the provider answers for right-to-rent checks, and no such agreement holds. */
const HAS_ENDED_AGREEMENT = sql<boolean>`(select bool_and(r.ended_on is not null) is true from responsibility r
  where r.agency_id = agency.id and r.landlord_id is null)`;

const OPEN_BRANCHES = sql<readonly string[]>`array(select b.name from agency_branch b
  where b.agency_id = agency.id and b.closed_at is null order by lower(b.name))`;

const agencies = (db: Kysely<Schema>) =>
  db
    .selectFrom("agency")
    .select(["id", "name", "is_own as isOwn", "email", "compliance_email as complianceEmail"])
    .select([
      "registered_name as registeredName",
      "phone",
      "website",
      "reply_email as replyEmail",
      "language",
    ])
    .select([
      "standard_policy as standard",
      "promise_days as promiseDays",
      "accent",
      "outcome_labels as labels",
    ])
    .select([ALLOWED.as("allowed"), OPEN_BRANCHES.as("openBranches")])
    .select([IS_STOPPED.as("isStopped"), HAS_ENDED_AGREEMENT.as("hasEndedAgreement")])
    .select(
      sql<number>`(select count(*)::int from application a where a.agency_id = agency.id
        and exists (select from queue_entry q where q.application_id = a.id and q.rank < 3))`.as("open"),
    );

/** @throws NOT_FOUND */
export const readAgency = async (db: Kysely<Schema>, id: string): Promise<Agency> => {
  const found = isUuid(id) ? await agencies(db).where("id", "=", id).executeTakeFirst() : undefined;
  if (!found) throw notFound();
  return found;
};

/** @throws NOT_FOUND */
export const assertAgency = async (db: Kysely<Schema>, id: string): Promise<void> => {
  const found = isUuid(id)
    ? await db.selectFrom("agency").select("id").where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!found) throw notFound();
};

export const listAgencies = async (db: Kysely<Schema>): Promise<readonly Agency[]> =>
  await agencies(db).orderBy(sql`lower(name)`).execute();

/** @throws NOT_FOUND; INVALID_INPUT by field */
export const setAgencyContacts = async (
  work: Work,
  { id, ...given }: AgencyContacts & { readonly id: string },
): Promise<void> => {
  const issues = agencyContactIssues(given);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const changed = isUuid(id)
    ? await work.tx
        .updateTable("agency")
        .set({
          email: canonicalEmail(given.email) || null,
          compliance_email: canonicalEmail(given.complianceEmail) || null,
        })
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst()
    : undefined;
  if (!changed) throw notFound();
  await audit(work, { action: "agency-contacts-changed", outcome: "done", subject: id });
};

/**
 * Makes the provider an agency under its current name. A renamed provider keeps its agency, unless another
 * agency has the new name already: then that one becomes its own.
 */
export const keepOwnAgency = (db: Kysely<Schema>, name: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // Servers that start at the same time would both add it.
    await sql`lock table agency in share row exclusive mode`.execute(tx);
    const own = await tx.selectFrom("agency").select("id").where("is_own", "=", true).executeTakeFirst();
    const named = await findByName(tx, name);
    if (own && !named) {
      await tx.updateTable("agency").set({ name: name.trim() }).where("id", "=", own.id).execute();
      return;
    }
    const id = named?.id ?? (await agencyNamed(tx, name));
    if (own && own.id !== id) {
      await tx.updateTable("agency").set({ is_own: false }).where("id", "=", own.id).execute();
    }
    await tx.updateTable("agency").set({ is_own: true, name: name.trim() }).where("id", "=", id).execute();
  });
