import {
  rightToRentRuleSets,
  rightToRentRulesOn,
} from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Services } from "../platform/work/services.ts";
import { type StatementText, statementText } from "./statement-text.ts";

export interface CheckSubject {
  readonly number: number;
  readonly name: string;
  readonly home: string;
  readonly agency: string;
  readonly agencyId: string;
  /** The language that the person chose, or the one of the application. */
  readonly language: Language;
}

/** @throws NOT_FOUND */
export const readSubject = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<CheckSubject> => {
  const row = await db
    .selectFrom("party")
    .innerJoin("application", "application.id", "party.application_id")
    .innerJoin("agency", "agency.id", "application.agency_id")
    .leftJoin("account", "account.id", "party.account_id")
    .leftJoin("identity_facts as facts", (on) =>
      on.onRef("facts.application_id", "=", "party.application_id").onRef("facts.party_id", "=", "party.id"),
    )
    .select([
      "party.number",
      "application.property_address as home",
      "agency.name as agency",
      "agency.id as agencyId",
    ])
    .select(["account.language as chosen", "application.language as given"])
    .select(
      sql<string>`concat_ws(' ', coalesce(nullif(facts.first_name, ''), party.invited_first_name),
        coalesce(nullif(facts.last_name, ''), party.invited_last_name))`.as("name"),
    )
    .where("party.application_id", "=", applicationId)
    .where("party.id", "=", partyId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { chosen, given, ...subject } = row;
  return { ...subject, language: chosen ?? given };
};

/** @param ruleSet the one of a record; without it today's */
export const statementFor = (
  { config, today }: Pick<Services, "config" | "today">,
  { language, agency }: CheckSubject,
  ruleSet?: string,
): readonly StatementText[] => {
  const rules = rightToRentRuleSets.find(({ id }) => id === ruleSet) ?? rightToRentRulesOn(today());
  if (!rules) throw notFound();
  return statementText(language, { dates: rules.dates, provider: config.provider.name, agency });
};
