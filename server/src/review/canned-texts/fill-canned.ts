import type { CannedChoice } from "@latchkey/domain/review/canned-choice.ts";
import {
  type CannedUse,
  type CannedWords,
  filledCanned,
  type InEveryLanguage,
} from "@latchkey/domain/review/canned-text.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { longDate } from "../../platform/formats/formats.ts";
import { offeredCannedTexts } from "./canned-texts.ts";

export const CANNED_GONE: Issue = { code: "canned.validations.gone" };

interface Filling {
  readonly use: CannedUse;
  /** The reasons that are told; a text belongs to one of them. */
  readonly reasons: readonly string[];
  readonly choices: readonly CannedChoice[];
  readonly day: CivilDate;
  readonly document: (language: Language) => string;
}

const readNames = (db: Kysely<Schema>, { applicationId, partyId }: PartyKey) =>
  db
    .selectFrom("party")
    .innerJoin("application", "application.id", "party.application_id")
    .leftJoin("identity_facts as facts", "facts.party_id", "party.id")
    .select("application.property_address as home")
    .select(sql<string>`coalesce(nullif(facts.first_name, ''), party.invited_first_name)`.as("name"))
    .where("party.application_id", "=", applicationId)
    .where("party.id", "=", partyId)
    .executeTakeFirstOrThrow();

/** @returns undefined if a choice is not offered, or twice for one reason */
export const fillCanned = async (
  db: Kysely<Schema>,
  party: PartyKey,
  { use, reasons, choices, day, document }: Filling,
): Promise<readonly CannedWords[] | undefined> => {
  if (choices.length === 0) return [];
  const offered = await offeredCannedTexts(db, use);
  const told = reasons.map((reason) => reason.replace(/_PDF$/, ""));
  const chosen = choices.map((choice) => ({
    ...choice,
    text: offered.find(({ id, reason }) => id === choice.versionId && reason === choice.reason),
  }));
  const isOnce = new Set(choices.map(({ reason }) => reason)).size === choices.length;
  if (!isOnce || chosen.some(({ text, reason }) => !text || !told.includes(reason))) return undefined;
  const { name, home } = await readNames(db, party);
  const fill = (texts: InEveryLanguage): InEveryLanguage =>
    Object.fromEntries(
      languages.map((language) => {
        const values = { name, home, day: longDate(day, language), document: document(language) };
        return [language, filledCanned(texts[language], values)];
      }),
    ) as InEveryLanguage;
  return chosen.flatMap(({ reason, versionId, text }) =>
    text ? [{ reason, versionId, texts: fill(text.texts) }] : [],
  );
};
