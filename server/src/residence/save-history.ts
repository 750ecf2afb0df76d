import { addressParts, tidyAddress } from "@latchkey/domain/addresses/address.ts";
import { type HistoryItem, historyFields, type Residence } from "@latchkey/domain/residence/residence.ts";
import { residenceIssues } from "@latchkey/domain/residence/rules.ts";
import { residenceSection } from "@latchkey/domain/residence/section.ts";
import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { plainText } from "@latchkey/domain/rules/plain-text.ts";
import { mergeAnswers } from "@latchkey/domain/wizard/merge.ts";
import { sql } from "kysely";
import { assertInputOpen, openSection } from "../parties/open-section.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { removeDraftReview } from "../references/draft-review.ts";
import { followReference } from "./follow-reference.ts";
import { readResidences } from "./residence-facts.ts";

interface HistorySave {
  readonly item: HistoryItem;
  readonly remedialSectionUuid?: string | null | undefined;
  readonly before?: unknown;
}

const MOST_HOMES = 50;
/** Limits of an unfinished address; the rules are stricter. */
const draftPartIssue = plainText(300);

/** An unfinished date stays in the page. */
const assertDates = ({ start, end }: HistoryItem): void => {
  const wrong = Object.entries({ start, end }).filter(([, date]) => date !== null && !isCivilDate(date));
  if (wrong.length === 0) return;
  throw invalidInput(Object.fromEntries(wrong.map(([name]) => [name, { code: "validation.date.invalid" }])));
};

const assertFits = (item: HistoryItem, today: string): void => {
  const unfit = addressParts.flatMap((part) => {
    const issue = draftPartIssue(item.address[part]);
    return issue ? [[`address.${part}`, issue] as const] : [];
  });
  if (unfit.length > 0) throw invalidInput(Object.fromEntries(unfit));
  if (item.draft) {
    assertDates(item);
    return;
  }
  const issues = residenceIssues(item, today);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
};

const isChangedElsewhere = (stored: Residence, sent: HistoryItem, before: unknown): boolean => {
  const read = Object.fromEntries(
    Object.keys(historyFields(sent)).flatMap((name) => {
      const value: unknown = Reflect.get(Object(before), name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return mergeAnswers({ before: read, mine: historyFields(sent), stored: historyFields(stored) })
    .changedElsewhere;
};

/** Saving a removed home restores it. Another party's home with the same id is another home. */
const storeHome = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  { uuid, draft, isCurrent, start, end, residenceType, address }: HistoryItem,
): Promise<void> => {
  const columns = {
    is_draft: draft,
    is_current: isCurrent,
    start_date: start,
    end_date: end,
    residence_type: residenceType,
    address: JSON.stringify(address),
    removed_at: null,
  };
  await tx
    .insertInto("residence")
    .values({ ...columns, id: uuid, application_id: applicationId, party_id: partyId })
    .onConflict((conflict) => conflict.columns(["application_id", "party_id", "id"]).doUpdateSet(columns))
    .execute();
};

const assertHistoryOpen = async (
  work: Work,
  party: PartyKey,
  remedialSectionUuid: string | null | undefined,
): Promise<void> =>
  assertInputOpen(
    { history: true },
    await openSection(work, party, { section: residenceSection, remedialSectionUuid }),
  );

/** Adds or changes one home; saved at once, without Continue (spec 2 §4, address accordion). */
export const saveHistoryItem = async (
  work: Work,
  party: PartyKey,
  { item: sent, remedialSectionUuid, before }: HistorySave,
): Promise<void> => {
  await assertHistoryOpen(work, party, remedialSectionUuid);
  if (!isUuid(sent.uuid)) throw notFound();
  const item = { ...sent, address: tidyAddress(sent.address) };
  assertFits(item, work.services.today());
  const homes = await readResidences(work.tx, party);
  const stored = homes.find(({ uuid }) => uuid === item.uuid);
  if (!stored && homes.length >= MOST_HOMES) {
    throw invalidInput({ uuid: { code: "validation.residences.tooMany", params: { max: MOST_HOMES } } });
  }
  // A home that was removed elsewhere does not come back by itself.
  const isChanged = before && (!stored || isChangedElsewhere(stored, item, before));
  if (isChanged) throw new Refusal("CHANGED_ELSEWHERE");
  await storeHome(work, party, item);
  // A restored home brings its referee back.
  if (!stored) await followReference(work, party, item.uuid);
  await work.services.changed(work, party, "RESIDENCE");
};

interface HistoryRemoval {
  readonly uuid: string;
  readonly remedialSectionUuid: string | null | undefined;
}

/** Saving the home again restores it, until the tidy-up. Idempotent. */
export const removeHistoryItem = async (
  work: Work,
  party: PartyKey,
  { uuid, remedialSectionUuid }: HistoryRemoval,
): Promise<void> => {
  await assertHistoryOpen(work, party, remedialSectionUuid);
  if (!isUuid(uuid)) throw notFound();
  const { numUpdatedRows } = await work.tx
    .updateTable("residence")
    .set({ removed_at: sql<Date>`coalesce(removed_at, now())` })
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .where("id", "=", uuid)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw notFound();
  await removeDraftReview(work, party, { kind: "rental", residenceId: uuid });
  await audit(work, { action: "residence-removed", outcome: "done", party, subject: uuid });
  await work.services.changed(work, party, "RESIDENCE");
};
