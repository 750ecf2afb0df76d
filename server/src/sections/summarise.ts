import {
  isSameItem,
  ownAnswer,
  type ShownRow,
  type SummarisedItem,
  shownAnswer,
} from "@latchkey/domain/parties/summarised-item.ts";
import { type SectionFacts, sections } from "@latchkey/domain/sections/registry.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Section } from "@latchkey/domain/wizard/section.ts";
import type { SummaryRow } from "@latchkey/domain/wizard/summary.ts";
import { type PartyRow, type ProgressRow, partyKeyOf, readParty } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { readSubmittedSummaries } from "../review/submitted-summaries.ts";
import { partyContextOf, readStoredItem } from "./walk.ts";

type Reading = Pick<Work, "tx" | "services">;

const rowsOf = async <Name extends SectionName>(
  work: Reading,
  standing: PartyRow,
  { name, item }: { readonly name: Name; readonly item: ProgressRow },
): Promise<readonly SummaryRow[]> => {
  const section: Section<SectionFacts[Name]> = sections[name];
  const stored = await readStoredItem(work, standing, { name, item });
  return stored ? section.summary(stored, partyContextOf(work, standing)) : [];
};

const summariseItem = async (
  work: Reading,
  standing: PartyRow,
  item: ProgressRow,
): Promise<SummarisedItem> => {
  const rows = await rowsOf(work, standing, { name: item.name, item });
  return {
    section: item.name,
    relatedObjectUuid: item.relatedObjectUuid,
    remedialSectionUuid: item.remedialSectionUuid,
    rows: rows.map(({ step, answer }) => ({ step, answer: shownAnswer(answer) })),
  };
};

export const summariseParty = async (
  work: Reading,
  standing: PartyRow,
): Promise<readonly SummarisedItem[]> => {
  const items: SummarisedItem[] = [];
  for (const item of standing.progress) items.push(await summariseItem(work, standing, item));
  return items;
};

/** Call in the transaction of the submission. */
export const keepSummary = async (work: Work, party: PartyKey, round: number): Promise<void> => {
  const standing = await readParty(work, party);
  const items = await summariseParty(work, standing);
  await work.tx
    .insertInto("submitted_summary")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      round,
      items: JSON.stringify(items),
    })
    .execute();
};

export interface OwnItem {
  readonly progressId: number;
  readonly section: SectionName;
  readonly rows: readonly ShownRow[];
}

/**
 * Submitted items are read from the stored summary, because a later walk may end elsewhere: some rules count
 * from today. The rest is current.
 */
export const summariseOwnParty = async (work: Reading, standing: PartyRow): Promise<readonly OwnItem[]> => {
  const [sent = []] = await readSubmittedSummaries(work.tx, partyKeyOf(standing));
  const items: OwnItem[] = [];
  for (const item of standing.progress) {
    const place = { ...item, section: item.name };
    const kept = item.submittedDtm === null ? undefined : sent.find((one) => isSameItem(one, place));
    const now = async () =>
      (await rowsOf(work, standing, { name: item.name, item })).map(({ step, answer }) => ({
        step,
        answer: item.submittedDtm === null ? ownAnswer(answer) : shownAnswer(answer),
      }));
    items.push({ progressId: item.id, section: item.name, rows: kept?.rows ?? (await now()) });
  }
  return items;
};

export interface SecretPlace {
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  /** The request that it answers; null: the first round. */
  readonly remedialSectionUuid: string | null;
  readonly step: string;
}

const isUnanswered = ({ remedialSectionUuid, completedSteps }: ProgressRow, step: string): boolean =>
  remedialSectionUuid !== null && !completedSteps.includes(step);

/**
 * Reads a secret answer; the caller audits it. undefined: none, or a later item has replaced it, because only
 * the newest secret is kept.
 */
export const readSecret = async (
  work: Reading & Pick<Work, "memo">,
  party: PartyKey,
  { step, ...place }: SecretPlace,
): Promise<string | undefined> => {
  const { section, relatedObjectUuid } = place;
  const standing = await readParty(work, party);
  const ofSubject = standing.progress.filter(
    (item) => item.name === section && item.relatedObjectUuid === relatedObjectUuid,
  );
  for (const item of ofSubject.toReversed()) {
    if (isUnanswered(item, step)) continue;
    const rows = await rowsOf(work, standing, { name: section, item });
    const secret = rows
      .find((row) => row.step === step)
      ?.answer.flat()
      .find((part) => part.kind === "secret");
    if (secret) return isSameItem(place, { ...item, section }) ? secret.value : undefined;
  }
  return undefined;
};
