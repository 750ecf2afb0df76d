import type { DocumentSave } from "../documents/section-documents.ts";
import type { Work } from "../platform/work/work.ts";
import { checkIfMissing } from "../verification/missing-check.ts";
import { checkOf } from "../verification/question-of-document.ts";

/** Identity documents are checked before they count: a job checks what the browser did not have checked. */
export const withMissingChecks = ({ tx }: Work, save: Omit<DocumentSave, "onBound">): DocumentSave => ({
  ...save,
  onBound: (uploadId, { definition, side }) =>
    checkIfMissing(tx, { uploadId, party: save.party, ...checkOf(definition.docType, side) }),
});
