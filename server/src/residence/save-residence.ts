import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Address, emptyAddress, tidyAddress } from "@latchkey/domain/addresses/address.ts";
import { type HistoryItem, historyFields, type Residence } from "@latchkey/domain/residence/residence.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { readResidences } from "./residence-facts.ts";
import { saveHistoryItem } from "./save-history.ts";
import { type HomeInput, homeFacts, saveHome } from "./save-home.ts";

type Sent<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | null | undefined };

export interface ResidenceInput extends Omit<HomeInput, "uuid">, Omit<Sent<HistoryItem>, "address"> {
  readonly address?: Readonly<Record<string, string>> | null | undefined;
}

interface ResidenceSave {
  readonly residence: ResidenceInput;
  readonly mayAdd: boolean;
  readonly remedialSectionUuid?: string | null | undefined;
  readonly before?: unknown;
}

const historyIn = (
  { draft, isCurrent, start, end, residenceType, address }: ResidenceInput,
  stored: Residence | undefined,
): Omit<HistoryItem, "uuid"> => ({
  draft: draft ?? (!address && stored?.draft === true),
  isCurrent: isCurrent ?? stored?.isCurrent ?? false,
  start: start === undefined ? (stored?.start ?? null) : start,
  end: end === undefined ? (stored?.end ?? null) : end,
  residenceType: residenceType === undefined ? (stored?.residenceType ?? null) : residenceType,
  address: tidyAddress((address as Address | null | undefined) ?? stored?.address ?? emptyAddress),
});

const isRepeated = (item: HistoryItem, stored: Residence | undefined): boolean =>
  stored !== undefined &&
  item.draft === stored.draft &&
  isDeepStrictEqual(historyFields(item), historyFields(stored));

/** The rental facts are checked together, so that one of them alone is never missing unnoticed. */
const changesOf = (sent: ResidenceInput, stored: Residence | undefined): Omit<HomeInput, "uuid"> => {
  const known = stored ? homeFacts(stored) : {};
  const isChanged = (name: string, value: unknown) =>
    value !== undefined && !isDeepStrictEqual(value, Reflect.get(known, name) ?? null);
  const { currency, rent, rentFrequency, rentPaymentDate, reference } = sent;
  const { documents, withdrawnDocuments } = sent;
  const rental = { currency, rent, rentFrequency, rentPaymentDate };
  return {
    ...(Object.entries(rental).some(([name, value]) => isChanged(name, value)) && rental),
    ...(isChanged("reference", reference) && { reference }),
    documents,
    withdrawnDocuments,
  };
};

const saysNothing = (input: object): boolean =>
  Object.values(input).every((value) => !value || (Array.isArray(value) && value.length === 0));

/**
 * Both mutations of the contract take a whole home (spec 2 §7). What repeats the stored home is no change, so
 * that a client may send back what it has read, whatever a request opens.
 */
export const saveResidence = async (
  work: Work,
  party: PartyKey,
  { residence, mayAdd, ...save }: ResidenceSave,
): Promise<void> => {
  const uuid = residence.uuid ?? randomUUID();
  const stored = (await readResidences(work.tx, party)).find((home) => home.uuid === uuid);
  if (!stored && !mayAdd) throw notFound();
  const item = { uuid, ...historyIn(residence, stored) };
  const savesHistory = !isRepeated(item, stored);
  if (savesHistory) await saveHistoryItem(work, party, { ...save, item });
  const changes = changesOf(residence, stored);
  if (savesHistory && saysNothing(changes)) return;
  await saveHome(work, party, { ...save, home: { uuid, ...changes } });
};
