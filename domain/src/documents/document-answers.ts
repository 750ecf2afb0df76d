import { asReasonWords } from "../rules/given-reason.ts";
import { recordOf } from "../rules/parse.ts";
import { slotOf } from "./definitions.ts";
import { type WithoutDocumentReason, withoutDocumentReasons } from "./without-document.ts";

/** What a section's answers say about documents, by the stored type of one side. */
export interface DocumentAnswers {
  /** Sides whose guidance was acknowledged. */
  readonly docSignposting?: readonly string[];
  /** Sides that the person does not have, with the reason. */
  readonly withoutDocument?: Readonly<Record<string, WithoutDocumentReason>> | undefined;
  /** The person's own words for "another reason". */
  readonly withoutDocumentWords?: Readonly<Record<string, string>> | undefined;
}

const isSlotType = (value: unknown): value is string =>
  typeof value === "string" && slotOf(value) !== undefined;

const asReason = (value: unknown): WithoutDocumentReason | undefined =>
  withoutDocumentReasons.find((reason) => reason === value);

/** Parses a record keyed by stored type; invalid entries are dropped. */
export const bySlot = <Value>(parse: (value: unknown) => Value | undefined) => recordOf(isSlotType, parse);

export const documentAnswerParsers = {
  docSignposting: (value: unknown): readonly string[] | undefined =>
    Array.isArray(value) ? [...new Set(value.filter(isSlotType))] : undefined,
  withoutDocument: bySlot(asReason),
  withoutDocumentWords: bySlot(asReasonWords),
};
