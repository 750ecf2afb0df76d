import { storedReason } from "../rules/given-reason.ts";
import type { DocumentAnswers } from "./document-answers.ts";
import type { DocumentType } from "./kinds.ts";
import { needsSignposting } from "./signposting.ts";

/** A stored file of the applicant; `type` is the stored type, e.g. `DRIVING_LICENCE_BACK`. */
export interface UploadEntry {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly fileName: string;
  readonly ownName?: string;
}

export interface Evidence extends DocumentAnswers {
  readonly upload: readonly Pick<UploadEntry, "type">[];
}

export const isSlotUnderstood = (
  { docSignposting = [] }: DocumentAnswers,
  slot: string | undefined,
): boolean => slot !== undefined && docSignposting.includes(slot);

const isExplained = ({ withoutDocument, withoutDocumentWords }: DocumentAnswers, slot: string): boolean =>
  storedReason(withoutDocument?.[slot], withoutDocumentWords?.[slot]) !== undefined;

/** A side is answered when a file is stored for it, or when the person has said why they do not have it. */
export const isSlotGiven = (evidence: Evidence, slot: string | undefined): boolean =>
  slot !== undefined && (evidence.upload.some(({ type }) => type === slot) || isExplained(evidence, slot));

export const eitherGuided = <Guidance extends string, Upload extends string>(
  type: DocumentType,
  guidance: Guidance,
  upload: Upload,
): Guidance | Upload => (needsSignposting(type) ? guidance : upload);
