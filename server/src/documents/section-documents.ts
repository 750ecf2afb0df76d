import { type Slot, slotOf, slotType } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { capacityOf } from "@latchkey/domain/documents/limits.ts";
import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Opened } from "@latchkey/domain/wizard/section.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import {
  bindDocument,
  changeExpiry,
  type DocumentPlace,
  type DocumentRow,
  isAt,
  isOfPerson,
  readDocuments,
  wireTypeOf,
  withdrawDocuments,
} from "./documents.ts";
import { keyOfPath } from "./paths.ts";
import { findStored } from "./uploads.ts";

/** An entry with the id of a stored document keeps it or replaces its file (decision 0061). */
export interface DocumentInput {
  readonly id?: string | null | undefined;
  readonly uuid?: string | null | undefined;
  readonly type: string;
  readonly path: string;
  readonly expiresOn?: string | null | undefined;
}

export interface DocumentSave {
  readonly party: PartyKey;
  readonly place: DocumentPlace;
  readonly opened: Opened;
  readonly capacity?: (type: DocumentType) => number;
  readonly onBound?: (uploadId: string, slot: Slot) => Promise<void>;
}

/** Accepts only documents that the section asks for, under the type of one of their sides. */
const slotFor = (type: string, { document }: Opened): Slot => {
  const slot = slotOf(type);
  if (!slot || !document(slot.definition.docType)) throw new Refusal("DOCUMENT_NOT_ACCEPTED", { type });
  return slot;
};

const isInSlot = ({ definition, side }: Slot, document: DocumentRow): boolean =>
  document.type === definition.docType && document.side === side;

const namedIn = ({ id, uuid }: DocumentInput): string | undefined => id ?? uuid ?? undefined;

const keyIn = ({ services }: Work, { path }: DocumentInput): string | undefined =>
  keyOfPath(services.config.uploads.storageOrigin, path);

type Related = Pick<DocumentPlace, "section" | "relatedObjectUuid">;

/**
 * Leaves out entries that repeat a stored document of any round, as a client that sends back what it has read does.
 *
 * @throws NOT_FOUND for an id that is not of a document of this party in this place
 */
export const documentsToSave = async <Input extends DocumentInput>(
  work: Work,
  party: PartyKey,
  { section, relatedObjectUuid, documents }: Related & { readonly documents: readonly Input[] },
): Promise<readonly Input[]> => {
  if (documents.every((input) => namedIn(input) === undefined)) return documents;
  const own = (await readDocuments(work.tx, party)).filter(
    (document) => document.section === section && document.relatedObjectUuid === relatedObjectUuid,
  );
  return documents.filter((input) => {
    const id = namedIn(input);
    if (id === undefined) return true;
    const known = own.find((document) => document.id === id);
    if (!known) throw notFound();
    const isRepeated = keyIn(work, input) === known.key && input.type === wireTypeOf(known);
    return !isRepeated || (input.expiresOn ?? known.expiresOn) !== known.expiresOn;
  });
};

/** The document that makes room for the entry. @throws ALREADY_SUBMITTED for one of another round */
const documentToReplace = (
  { place }: DocumentSave,
  all: readonly DocumentRow[],
  id: string | undefined,
): DocumentRow | undefined => {
  const known = all.find((document) => document.id === id);
  if (!known) return undefined;
  if (!isOfPerson(known)) throw notFound();
  if (!isAt(place)(known)) throw new Refusal("ALREADY_SUBMITTED");
  return known;
};

const assertRoom = (
  { place, capacity: capacityHere }: DocumentSave,
  slot: Slot,
  all: readonly DocumentRow[],
): void => {
  const inSlot = all.filter(
    (document) => isOfPerson(document) && isAt(place)(document) && isInSlot(slot, document),
  );
  const { definition, side } = slot;
  const max = capacityHere?.(definition.docType) ?? capacityOf(definition, side);
  if (inSlot.length >= max)
    throw new Refusal("TOO_MANY_DOCUMENTS", { type: slotType(definition.docType, side), max });
};

/**
 * Accepts only a stored, unbound upload of this party, of a type that the slot accepts. A path that is
 * already bound means that the save was retried, and changes nothing but the expiry date.
 */
const addDocument = async (work: Work, save: DocumentSave, input: DocumentInput): Promise<void> => {
  const { party, place, opened, onBound } = save;
  const { type, expiresOn } = input;
  const slot = slotFor(type, opened);
  if (expiresOn && !isCivilDate(expiresOn)) {
    throw invalidInput({ expiresOn: { code: "validation.date.invalid" } });
  }
  const key = keyIn(work, input);
  const all = await readDocuments(work.tx, party);
  const known = all.find((document) => document.key === key);
  if (known && isAt(place)(known) && isInSlot(slot, known)) {
    if (expiresOn && expiresOn !== known.expiresOn) {
      await changeExpiry(work, party, { id: known.id, expiresOn });
    }
    return;
  }
  const replaced = documentToReplace(save, all, namedIn(input));
  if (key === undefined || (known && known !== replaced)) throw notFound();
  const stored = await findStored(work.tx, party, key);
  if (!stored) throw notFound();
  if (!stored.fileType || !slot.definition.acceptedFileTypes.includes(stored.fileType)) {
    throw new Refusal("DOCUMENT_NOT_ACCEPTED", { type });
  }
  assertRoom(
    save,
    slot,
    all.filter((document) => document !== replaced),
  );
  if (replaced) await withdrawDocuments(work, party, [replaced.id]);
  const uploadId = await bindDocument(work, party, {
    id: replaced?.id,
    place,
    type: slot.definition.docType,
    side: slot.side,
    key,
    expiresOn: expiresOn ?? null,
  });
  await onBound?.(uploadId, slot);
};

export const addDocuments = async (
  work: Work,
  save: DocumentSave,
  documents: readonly DocumentInput[],
): Promise<void> => {
  for (const document of documents) await addDocument(work, save, document);
};

export const removeDocuments = async (
  work: Work,
  { party, place }: DocumentSave,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  const own = (await readDocuments(work.tx, party))
    .filter((document) => isOfPerson(document) && isAt(place)(document))
    .map(({ id }) => id);
  await withdrawDocuments(
    work,
    party,
    own.filter((id) => ids.includes(id)),
  );
};
