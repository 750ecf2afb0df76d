import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { verificationType } from "@latchkey/domain/documents/verification.ts";
import { LIVE_PHOTO } from "@latchkey/domain/identity/live-photo.ts";
import type { DocumentSave } from "../documents/section-documents.ts";
import type { Work } from "../platform/work/work.ts";
import { noteMissingCheck } from "../verification/missing-check.ts";
import { questionOf } from "../verification/verifier.ts";

export const checkOf = (type: DocumentType, side: Side) =>
  type === LIVE_PHOTO
    ? ({ kind: "photo", asked: "" } as const)
    : ({ kind: "document", asked: questionOf({ type: verificationType(type, side), side }) } as const);

/** Identity documents are checked before they count: an unchecked one is noted for the reviewer. */
export const notingMissingChecks = ({ tx }: Work, save: Omit<DocumentSave, "onBound">): DocumentSave => ({
  ...save,
  onBound: (uploadId, { definition, side }) =>
    noteMissingCheck(tx, { uploadId, party: save.party, ...checkOf(definition.docType, side) }),
});
