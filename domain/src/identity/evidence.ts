import { findDefinition, type Side, slotType } from "../documents/definitions.ts";
import { isSlotGiven, isSlotUnderstood } from "../documents/evidence.ts";
import { type DocumentType, documentTypes } from "../documents/kinds.ts";
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

export const isUnderstood = (values: IdentityValues, chosen: ChosenSide): boolean =>
  isSlotUnderstood(values, chosenSlot(values, chosen));

export const isGiven = (values: IdentityValues, chosen: ChosenSide): boolean =>
  isSlotGiven(values, chosenSlot(values, chosen));

export const hasTwoSides = (type: DocumentType): boolean => findDefinition(type)?.sides === 2;
