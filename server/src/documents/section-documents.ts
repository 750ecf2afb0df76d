import { type Slot, slotOf } from "@latchkey/domain/documents/definitions.ts";
import { fileTypeOf } from "@latchkey/domain/documents/formats.ts";
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
  withdrawDocuments,
} from "./documents.ts";
import { keyOfPath } from "./paths.ts";

export interface DocumentInput {
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

/**
 * Accepts only a stored, unbound upload of this party, of a type that the slot accepts. A path that is
 * already bound means that the save was retried, and changes nothing but the expiry date.
 */
const addDocument = async (
  work: Work,
  { party, place, opened, onBound, capacity: capacityHere }: DocumentSave,
  { type, path, expiresOn }: DocumentInput,
): Promise<void> => {
  const slot = slotFor(type, opened);
  if (expiresOn && !isCivilDate(expiresOn)) {
    throw invalidInput({ expiresOn: { code: "validation.date.invalid" } });
  }
  const key = keyOfPath(work.services.config.uploads.storageOrigin, path);
  const all = await readDocuments(work.tx, party);
  const known = all.find((document) => document.key === key);
  if (known && isAt(place)(known) && isInSlot(slot, known)) {
    if (expiresOn && expiresOn !== known.expiresOn) {
      await changeExpiry(work, party, { id: known.id, expiresOn });
    }
    return;
  }
  if (key === undefined || known) throw notFound();
  const fileType = fileTypeOf(key);
  if (!fileType || !slot.definition.acceptedFileTypes.includes(fileType)) {
    throw new Refusal("DOCUMENT_NOT_ACCEPTED", { type });
  }
  const inSlot = all.filter(
    (document) => isOfPerson(document) && isAt(place)(document) && isInSlot(slot, document),
  );
  const capacity = capacityHere?.(slot.definition.docType) ?? capacityOf(slot.definition, slot.side);
  if (inSlot.length >= capacity) throw new Refusal("TOO_MANY_DOCUMENTS", { type, max: capacity });
  const uploadId = await bindDocument(work, party, {
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
