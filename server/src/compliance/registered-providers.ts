import {
  entryIssues,
  type GivenEntry,
  type GivenLook,
  type LookedEntry,
  lookIssues,
  providerIssues,
  REGISTER_ID_TAKEN,
  registeredServices,
} from "@latchkey/domain/compliance/right-to-rent/providers.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { tidy } from "@latchkey/domain/rules/tidy.ts";
import { type Kysely, sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/** Administrators keep the table of the registered providers whose checks reviewers may record. */

export interface RegisteredProvider extends LookedEntry {
  readonly id: string;
  /** The administrator who looked in the register last. */
  readonly by: string;
}

/** By name, each with its newest look. */
export const listRegisteredProviders = async (db: Kysely<Schema>): Promise<readonly RegisteredProvider[]> =>
  await db
    .selectFrom("registered_provider as p")
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom("registered_provider_look as look")
          .innerJoin("staff_member as s", "s.id", "look.staff_id")
          .select(["look.services", "look.valid_until", "look.looked_on", "s.name as by"])
          .whereRef("look.provider_id", "=", "p.id")
          .orderBy("look.id", "desc")
          .limit(1)
          .as("l"),
      (join) => join.onTrue(),
    )
    .select(["p.id", "p.name", "p.register_id as registerId", "p.register_url as registerUrl"])
    .select("p.in_use as isInUse")
    .select(["l.services", "l.valid_until as validUntil", "l.looked_on as lookedOn", "l.by"])
    .orderBy(sql`lower(p.name)`)
    .orderBy("p.register_id")
    .execute();

export interface UsedProvider extends RegisteredProvider {
  /** Records of a check that name it, those that a newer one replaces included. */
  readonly uses: number;
}

export const listUsedProviders = async (db: Kysely<Schema>): Promise<readonly UsedProvider[]> => {
  const counted = await db
    .selectFrom("right_to_rent_check")
    .select(["provider_id as id", (of) => of.fn.countAll<number>().as("uses")])
    .where("provider_id", "is not", null)
    .groupBy("provider_id")
    .execute();
  const uses = new Map(counted.map((one) => [one.id, Number(one.uses)]));
  return (await listRegisteredProviders(db)).map((one) => ({ ...one, uses: uses.get(one.id) ?? 0 }));
};

const columnsOf = ({ name, registerId, registerUrl }: GivenEntry) => ({
  name: tidy(name),
  register_id: tidy(registerId),
  register_url: registerUrl.trim() || null,
});

const refuse = (issues: Readonly<Record<string, Issue>>): void => {
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
};

interface StaffLook extends GivenLook {
  readonly staffId: string;
}

const addLook = async (
  { tx }: Work,
  providerId: string,
  { services, validUntil, lookedOn, staffId }: StaffLook,
): Promise<void> => {
  await tx
    .insertInto("registered_provider_look")
    .values({
      provider_id: providerId,
      services: registeredServices.filter((service) => services.includes(service)),
      valid_until: validUntil || null,
      looked_on: lookedOn,
      staff_id: staffId,
    })
    .execute();
};

/** @throws INVALID_INPUT by field */
export const addRegisteredProvider = async (work: Work, given: GivenEntry & StaffLook): Promise<void> => {
  refuse(providerIssues(given, { today: work.services.today() }));
  const added = await work.tx
    .insertInto("registered_provider")
    .values(columnsOf(given))
    .onConflict((conflict) => conflict.expression(sql`lower(register_id)`).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) throw invalidInput({ registerId: REGISTER_ID_TAKEN });
  await addLook(work, added.id, given);
  await audit(work, { action: "registered-provider-added", outcome: "done", subject: added.id });
};

/** Two changes of one row follow each other. @throws NOT_FOUND */
const lockProvider = async ({ tx }: Work, id: string): Promise<void> => {
  const found = isUuid(id)
    ? await tx
        .selectFrom("registered_provider")
        .select("id")
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound();
};

/** Records keep the name and number that they were made with. @throws NOT_FOUND; INVALID_INPUT by field */
export const changeRegisteredProvider = async (work: Work, id: string, given: GivenEntry): Promise<void> => {
  await lockProvider(work, id);
  refuse(entryIssues(given));
  const columns = columnsOf(given);
  const other = await work.tx
    .selectFrom("registered_provider")
    .select("id")
    .where(sql<boolean>`lower(register_id) = lower(${columns.register_id})`)
    .where("id", "!=", id)
    .executeTakeFirst();
  if (other) throw invalidInput({ registerId: REGISTER_ID_TAKEN });
  await work.tx.updateTable("registered_provider").set(columns).where("id", "=", id).execute();
  await audit(work, { action: "registered-provider-changed", outcome: "done", subject: id });
};

/** @throws NOT_FOUND; INVALID_INPUT by field */
export const lookAtRegisteredProvider = async (work: Work, id: string, look: StaffLook): Promise<void> => {
  await lockProvider(work, id);
  refuse(lookIssues(look, { today: work.services.today() }));
  await addLook(work, id, look);
  await audit(work, { action: "registered-provider-looked-at", outcome: "done", subject: id });
};

/** @throws NOT_FOUND */
export const setRegisteredProviderUse = async (work: Work, id: string, isInUse: boolean): Promise<void> => {
  await lockProvider(work, id);
  await work.tx.updateTable("registered_provider").set({ in_use: isInUse }).where("id", "=", id).execute();
  const action = isInUse ? "registered-provider-used-again" : "registered-provider-stopped";
  await audit(work, { action, outcome: "done", subject: id });
};
