import { findDefinition, type Side, slotType } from "../documents/definitions.ts";
import { type DocumentType, documentTypes } from "../documents/kinds.ts";
import { needsSignposting } from "../documents/signposting.ts";
import type { IdentityValues } from "./values.ts";

/** Documents that were chosen, and what was shown of them. The steps that choose one name it. */

export type DocumentChoice =
  | "documents"
  | "primaryDocument"
  | "secondaryDocumentOne"
  | "secondaryDocumentTwo";

/** The document that a step's answer names; undefined for none, for a share code, or nothing yet. */
export const chosenDocument = (values: IdentityValues, choice: DocumentChoice): DocumentType | undefined =>
  documentTypes.find((type) => type === values[choice]);

/** One side of the document that a step's answer names. */
export interface ChosenSide {
  readonly choice: DocumentChoice;
  readonly side: Side;
}

/** The stored type of that side. */
export const chosenSlot = (values: IdentityValues, { choice, side }: ChosenSide): string | undefined => {
  const type = chosenDocument(values, choice);
  return type && slotType(type, side);
};

export const isUnderstood = (values: IdentityValues, chosen: ChosenSide): boolean => {
  const slot = chosenSlot(values, chosen);
  return slot !== undefined && (values.docSignposting ?? []).includes(slot);
};

/** A side is given when a file of it is stored, or when the person said that they do not have it, and why. */
export const isGiven = (values: IdentityValues, chosen: ChosenSide): boolean => {
  const slot = chosenSlot(values, chosen);
  if (slot === undefined) return false;
  return values.upload.some(({ type }) => type === slot) || values.withoutDocument?.[slot] !== undefined;
};

export const hasTwoSides = (type: DocumentType): boolean => findDefinition(type)?.sides === 2;

/** Where a chosen document is shown: its guidance first where it has any. */
export const eitherGuided = <Guidance extends string, Upload extends string>(
  type: DocumentType,
  guidance: Guidance,
  upload: Upload,
): Guidance | Upload => (needsSignposting(type) ? guidance : upload);
