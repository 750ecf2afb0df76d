import { findDefinition, type Side, slotType } from "../documents/definitions.ts";
import { type DocumentType, documentTypes } from "../documents/kinds.ts";
import { needsSignposting } from "../documents/signposting.ts";
import type { IdentityValues } from "./values.ts";

/** Chosen documents and their evidence, by the step that chooses them. */

export type DocumentChoice =
  | "documents"
  | "primaryDocument"
  | "secondaryDocumentOne"
  | "secondaryDocumentTwo";

/** The document chosen in a step; undefined for "none", for a share code, or before an answer. */
export const chosenDocument = (values: IdentityValues, choice: DocumentChoice): DocumentType | undefined =>
  documentTypes.find((type) => type === values[choice]);

/** One side of the document chosen in a step. */
export interface ChosenSide {
  readonly choice: DocumentChoice;
  readonly side: Side;
}

/** Its stored type. */
export const chosenSlot = (values: IdentityValues, { choice, side }: ChosenSide): string | undefined => {
  const type = chosenDocument(values, choice);
  return type && slotType(type, side);
};

export const isUnderstood = (values: IdentityValues, chosen: ChosenSide): boolean => {
  const slot = chosenSlot(values, chosen);
  return slot !== undefined && (values.docSignposting ?? []).includes(slot);
};

/** A side is answered when a file is stored for it, or when the person has said why they do not have it. */
export const isGiven = (values: IdentityValues, chosen: ChosenSide): boolean => {
  const slot = chosenSlot(values, chosen);
  if (slot === undefined) return false;
  return values.upload.some(({ type }) => type === slot) || values.withoutDocument?.[slot] !== undefined;
};

export const hasTwoSides = (type: DocumentType): boolean => findDefinition(type)?.sides === 2;

/** The step after choosing a document: its guidance, if it has any, else the upload. */
export const eitherGuided = <Guidance extends string, Upload extends string>(
  type: DocumentType,
  guidance: Guidance,
  upload: Upload,
): Guidance | Upload => (needsSignposting(type) ? guidance : upload);
