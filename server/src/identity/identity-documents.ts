import { type Slot, slotOf } from "@latchkey/domain/documents/definitions.ts";
import { fileTypeOf } from "@latchkey/domain/documents/formats.ts";
import { type DocumentType, identityDocumentKinds } from "@latchkey/domain/documents/kinds.ts";
import { capacityOf } from "@latchkey/domain/documents/limits.ts";
import { verificationType } from "@latchkey/domain/documents/verification.ts";
import { expiryIssue } from "@latchkey/domain/identity/expiry.ts";
import { LIVE_PHOTO } from "@latchkey/domain/identity/live-photo.ts";
import { rightToRentDocuments } from "@latchkey/domain/identity/right-to-rent-rules.ts";
import type { Work } from "../api/applicant/builder.ts";
import type { IdentityDocumentRow, ValidationRow } from "../api/applicant/me.ts";
import { validationOf } from "../cases/standing.ts";
import { keyOfPath } from "../documents/paths.ts";
import { findStored } from "../documents/uploads.ts";
import { audit, byApplicant } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import { noteMissingCheck } from "../verification/missing-check.ts";
import { questionOf } from "../verification/verifier.ts";
import { openedIn } from "./opened-in.ts";

export interface DocumentInput {
  readonly type: string;
  readonly path: string;
  readonly expiresOn?: string | null | undefined;
}

/** Documents that this case asks for: those of its variant and the live photo; of a request, what it opens of them. */
const askedFor = (validation: ValidationRow, remedialSectionId: string | null): readonly DocumentType[] => {
  const ofVariant = validation.sections.includes("IDENTITY_RTR")
    ? rightToRentDocuments
    : identityDocumentKinds;
  const named = validation.remedialSections.find(({ uuid }) => uuid === remedialSectionId)?.documentType;
  const opened = openedIn(validation, remedialSectionId);
  const types: readonly DocumentType[] = [...ofVariant, LIVE_PHOTO, ...(named ? [named] : [])];
  return types.filter((type) => opened.document(type));
};

/** Only documents of identity are taken here, under the type of one of their sides. */
const identitySlot = (type: string, asked: readonly DocumentType[]): Slot => {
  const slot = slotOf(type);
  if (!slot || !asked.includes(slot.definition.docType)) {
    throw new Refusal("DOCUMENT_NOT_ACCEPTED", { type });
  }
  return slot;
};

/** The same document sent again with another day: the person has read the page once more. */
const keepExpiry = async (
  { tx, context }: Work,
  { id, expiresOn: known }: IdentityDocumentRow,
  expiresOn: string | null | undefined,
): Promise<void> => {
  if (!expiresOn || expiresOn === known) return;
  await tx
    .updateTable("identity_document")
    .set({ expires_on: expiresOn })
    .where("applicant_id", "=", context.bearer.applicantId)
    .where("id", "=", id)
    .execute();
  context.forgetMe();
};

/** As what a file of this slot should have been looked at. */
const checkOf = ({ definition: { docType }, side }: Slot) =>
  docType === LIVE_PHOTO
    ? ({ kind: "photo", asked: "" } as const)
    : ({ kind: "document", asked: questionOf({ type: verificationType(docType, side), side }) } as const);

/**
 * A path is believed only if it is a finished upload of this applicant, of a type that the slot takes, and bound to
 * nothing else. A path that is bound already is the same save sent again, and changes nothing.
 */
const addDocument = async (
  work: Work,
  { type, path, expiresOn }: DocumentInput,
  remedialSectionId: string | null,
): Promise<void> => {
  const { tx, context } = work;
  const me = await context.me();
  const slot = identitySlot(type, askedFor(validationOf(me), remedialSectionId));
  if (expiresOn && expiryIssue(expiresOn))
    throw invalidInput({ expiresOn: { code: "validation.date.invalid" } });
  const key = keyOfPath(context.services.config.uploads.storageOrigin, path);
  const known = me.identityDocuments.find((document) => document.path === key);
  const isSentAgain = known?.type === type && known.remedialSectionUuid === remedialSectionId;
  if (known && isSentAgain) return keepExpiry(work, known, expiresOn);
  const upload = key === undefined || known ? undefined : await findStored(tx, me.uuid, key);
  if (!upload || key === undefined) throw notFound();
  const fileType = fileTypeOf(key);
  if (!fileType || !slot.definition.acceptedFileTypes.includes(fileType)) {
    throw new Refusal("DOCUMENT_NOT_ACCEPTED", { type });
  }
  const inSlot = me.identityDocuments.filter(
    (document) => document.type === type && document.remedialSectionUuid === remedialSectionId,
  );
  const capacity = capacityOf(slot.definition, slot.side);
  if (inSlot.length >= capacity) throw new Refusal("TOO_MANY_DOCUMENTS", { type, max: capacity });
  await tx
    .insertInto("identity_document")
    .values({
      applicant_id: me.uuid,
      validation_id: validationOf(me).uuid,
      remedial_section_id: remedialSectionId,
      upload_id: upload.id,
      type,
      expires_on: expiresOn ?? null,
    })
    .execute();
  await noteMissingCheck(tx, { uploadId: upload.id, applicantId: me.uuid, ...checkOf(slot) });
  await audit(tx, { ...byApplicant(me.uuid), action: "document-added", outcome: "done", subject: upload.id });
  context.forgetMe();
};

export const addDocuments = async (
  work: Work,
  documents: readonly DocumentInput[],
  remedialSectionId: string | null,
): Promise<void> => {
  for (const document of documents) await addDocument(work, document, remedialSectionId);
};

/**
 * Takes back documents of this round that the applicant removed. An id that is gone already, somebody else's or
 * nobody's changes nothing, and all three answer alike: the same save may well be sent twice.
 */
export const withdrawDocuments = async (
  { tx, context }: Work,
  ids: readonly string[],
  remedialSectionId: string | null,
): Promise<void> => {
  const me = await context.me();
  const own = me.identityDocuments.filter(
    ({ id, remedialSectionUuid }) => ids.includes(id) && remedialSectionUuid === remedialSectionId,
  );
  for (const { id } of own) {
    await tx
      .deleteFrom("identity_document")
      .where("applicant_id", "=", me.uuid)
      .where("id", "=", id)
      .execute();
    await audit(tx, { ...byApplicant(me.uuid), action: "document-withdrawn", outcome: "done", subject: id });
  }
  if (own.length > 0) context.forgetMe();
};
