import { asReasonWords } from "../rules/given-reason.ts";
import { recordOf } from "../rules/parse.ts";
import { slotOf } from "./definitions.ts";
import { type WithoutDocumentReason, withoutDocumentReasons } from "./without-document.ts";

export interface DocumentAnswers {
  readonly docSignposting?: readonly string[];
  readonly withoutDocument?: Readonly<Record<string, WithoutDocumentReason>> | undefined;
  readonly withoutDocumentWords?: Readonly<Record<string, string>> | undefined;
}

const isSlotType = (value: unknown): value is string =>
  typeof value === "string" && slotOf(value) !== undefined;

const asReason = (value: unknown): WithoutDocumentReason | undefined =>
  withoutDocumentReasons.find((reason) => reason === value);

export const bySlot = <Value>(parse: (value: unknown) => Value | undefined) => recordOf(isSlotType, parse);

export const documentAnswerParsers = {
  docSignposting: (value: unknown): readonly string[] | undefined =>
    Array.isArray(value) ? [...new Set(value.filter(isSlotType))] : undefined,
  withoutDocument: bySlot(asReason),
  withoutDocumentWords: bySlot(asReasonWords),
};
