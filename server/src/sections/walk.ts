import { type SectionFacts, sections } from "@latchkey/domain/sections/registry.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import {
  type PartyContext,
  type Section,
  type StoredItem,
  variantIn,
} from "@latchkey/domain/wizard/section.ts";
import { type PartyRow, type ProgressRow, partyKeyOf, type RemedialRow } from "../parties/party-row.ts";
import { itemOf } from "../parties/standing.ts";
import type { Work } from "../platform/work/work.ts";
import { factReaders, type ItemPlace } from "./fact-readers.ts";

export type WalkedItem = Pick<ProgressRow, "name" | "relatedObjectUuid" | "remedialSectionUuid" | "answers">;

const answerLayers = (standing: PartyRow, item: WalkedItem): readonly unknown[] => {
  if (!item.remedialSectionUuid) return [item.answers];
  const ordinary = { section: item.name, relatedObjectUuid: item.relatedObjectUuid };
  return [itemOf(standing, ordinary)?.answers, item.answers];
};

const requestOf = (standing: PartyRow, { remedialSectionUuid }: ItemPlace): RemedialRow | undefined =>
  standing.remedialSections.find(({ uuid }) => uuid === remedialSectionUuid);

type Reading = Pick<Work, "tx" | "services">;

interface NamedItem<Name extends SectionName> {
  readonly name: Name;
  readonly item: WalkedItem;
}

/**
 * Typed by the section's name, so that each section gets its own facts. undefined: the party is not asked for
 * the item.
 */
export const readStoredItem = async <Name extends SectionName>(
  work: Reading,
  standing: PartyRow,
  { name, item }: NamedItem<Name>,
): Promise<StoredItem<SectionFacts[Name]> | undefined> => {
  const variant = variantIn(standing.sections, name);
  const request = requestOf(standing, item);
  if (!variant || (item.remedialSectionUuid && !request)) return undefined;
  const facts: SectionFacts[Name] = await factReaders[name](work, partyKeyOf(standing), item);
  return { variant, facts, answerLayers: answerLayers(standing, item), request };
};

export const partyContextOf = ({ services }: Reading, { conditions }: PartyRow): PartyContext => ({
  today: services.today(),
  conditions,
});

const mayCompleteSection = async <Name extends SectionName>(
  work: Reading,
  standing: PartyRow,
  named: NamedItem<Name>,
): Promise<boolean> => {
  const section: Section<SectionFacts[Name]> = sections[named.name];
  const stored = await readStoredItem(work, standing, named);
  return stored !== undefined && section.mayComplete(stored, partyContextOf(work, standing));
};

/** Walks the stored facts and answers, so that the server decides what is completed. */
export const mayCountAsCompleted = (work: Reading, standing: PartyRow, item: WalkedItem): Promise<boolean> =>
  mayCompleteSection(work, standing, { name: item.name, item });

interface Seen<Name extends SectionName> extends NamedItem<Name> {
  readonly steps: readonly string[];
}

const completingSection = async <Name extends SectionName>(
  work: Reading,
  standing: PartyRow,
  { steps, ...named }: Seen<Name>,
): Promise<object | undefined> => {
  const section: Section<SectionFacts[Name]> = sections[named.name];
  const stored = await readStoredItem(work, standing, named);
  return stored && section.completing(stored, partyContextOf(work, standing), steps);
};

export const completingAnswersOf = (
  work: Reading,
  standing: PartyRow,
  { item, steps }: { readonly item: WalkedItem; readonly steps: readonly string[] },
): Promise<object | undefined> => completingSection(work, standing, { name: item.name, item, steps });
