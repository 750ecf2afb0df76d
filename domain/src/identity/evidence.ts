import { findDefinition, type Side, slotType } from "../documents/definitions.ts";
import { isSlotGiven, isSlotUnderstood } from "../documents/evidence.ts";
import { type DocumentType, documentTypes } from "../documents/kinds.ts";
import type { IdentityValues } from "./values.ts";

export type DocumentChoice =
  | "documents"
  | "primaryDocument"
  | "secondaryDocumentOne"
  | "secondaryDocumentTwo";

export const chosenDocument = (values: IdentityValues, choice: DocumentChoice): DocumentType | undefined =>
  documentTypes.find((type) => type === values[choice]);

export interface ChosenSide {
  readonly choice: DocumentChoice;
  readonly side: Side;
}

export const chosenSlot = (values: IdentityValues, { choice, side }: ChosenSide): string | undefined => {
  const type = chosenDocument(values, choice);
  return type && slotType(type, side);
};

export const isUnderstood = (values: IdentityValues, chosen: ChosenSide): boolean =>
  isSlotUnderstood(values, chosenSlot(values, chosen));

export const isGiven = (values: IdentityValues, chosen: ChosenSide): boolean =>
  isSlotGiven(values, chosenSlot(values, chosen));

export const hasTwoSides = (type: DocumentType): boolean => findDefinition(type)?.sides === 2;
