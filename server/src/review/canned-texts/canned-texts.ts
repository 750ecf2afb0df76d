import { randomUUID } from "node:crypto";
import {
  type CannedUse,
  cannedTextIssues,
  cannedUses,
  type GivenCannedText,
  type InEveryLanguage,
} from "@latchkey/domain/review/canned-text.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { type Kysely, sql } from "kysely";
import { audit } from "../../platform/audit/audit.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { invalidInput, notFound, Refusal } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";

export interface CannedText {
  /** Of the version. */
  readonly id: string;
  readonly textId: string;
  readonly version: number;
  readonly name: string;
  readonly use: CannedUse;
  readonly reason: string;
  readonly texts: InEveryLanguage;
  readonly isRetired: boolean;
  /** null: shipped with the product. */
  readonly by: string | null;
  readonly at: Date;
}

/** The newest version of each, by use, reason and name. */
export const listCannedTexts = async (db: Kysely<Schema>): Promise<readonly CannedText[]> => {
  const newest = await db
    .selectFrom("canned_text_version as v")
    .leftJoin("staff_member as s", "s.id", "v.staff_id")
    .distinctOn("v.text_id")
    .select(["v.id", "v.text_id as textId", "v.version", "v.name", "v.use", "v.reason", "v.texts"])
    .select(["v.is_retired as isRetired", "s.name as by", "v.at"])
    .orderBy("v.text_id")
    .orderBy("v.version", "desc")
    .execute();
  const keyOf = ({ use, reason, name }: CannedText): string => `${use}/${reason}/${name.toLowerCase()}`;
  return newest.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), "en"));
};

export const offeredCannedTexts = async (
  db: Kysely<Schema>,
  use: CannedUse,
): Promise<readonly CannedText[]> =>
  (await listCannedTexts(db)).filter((text) => text.use === use && !text.isRetired);

interface Saving extends GivenCannedText {
  /** undefined: a new text. */
  readonly textId: string | undefined;
  /** The version that was changed. */
  readonly from: number | undefined;
  readonly staffId: string;
}

const textsOf = ({ texts }: GivenCannedText): InEveryLanguage =>
  Object.fromEntries(
    languages.map((language) => [language, texts[language]?.trim() ?? ""]),
  ) as InEveryLanguage;

/** @throws NOT_FOUND; CHANGED_ELSEWHERE if it has a newer version */
const findNewest = async (
  { tx }: Work,
  { textId, from }: { readonly textId: string; readonly from: number | undefined },
): Promise<CannedText> => {
  // Two changes of one text follow each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${textId}, 0))`.execute(tx);
  const known = isUuid(textId)
    ? (await listCannedTexts(tx)).find((text) => text.textId === textId)
    : undefined;
  if (!known) throw notFound();
  if (from !== undefined && known.version !== from) throw new Refusal("CHANGED_ELSEWHERE");
  return known;
};

/** @throws INVALID_INPUT by field; NOT_FOUND; CHANGED_ELSEWHERE */
export const saveCannedText = async (
  work: Work,
  { textId, from, staffId, ...given }: Saving,
): Promise<void> => {
  const issues = cannedTextIssues(given);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const before = textId === undefined ? undefined : await findNewest(work, { textId, from });
  const { id } = await work.tx
    .insertInto("canned_text_version")
    .values({
      text_id: before?.textId ?? randomUUID(),
      version: (before?.version ?? 0) + 1,
      name: given.name.trim(),
      use: cannedUses.find((use) => use === given.use) ?? "request",
      reason: given.reason,
      texts: JSON.stringify(textsOf(given)),
      staff_id: staffId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(work, { action: "canned-text-saved", outcome: "done", subject: id });
};

interface Retiring {
  readonly textId: string;
  readonly isRetired: boolean;
  readonly staffId: string;
}

/** A retired text is not offered any more. @throws NOT_FOUND */
export const retireCannedText = async (
  work: Work,
  { textId, isRetired, staffId }: Retiring,
): Promise<void> => {
  const known = await findNewest(work, { textId, from: undefined });
  if (known.isRetired === isRetired) return;
  const { id } = await work.tx
    .insertInto("canned_text_version")
    .values({
      text_id: known.textId,
      version: known.version + 1,
      name: known.name,
      use: known.use,
      reason: known.reason,
      texts: JSON.stringify(known.texts),
      is_retired: isRetired,
      staff_id: staffId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const action = isRetired ? "canned-text-retired" : "canned-text-used-again";
  await audit(work, { action, outcome: "done", subject: id });
};
