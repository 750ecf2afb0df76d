import { findDefinition, slotType } from "../documents/definitions.ts";
import { isSlotGiven, isSlotUnderstood } from "../documents/evidence.ts";
import type { IncomeContext } from "./context.ts";
import { documentsOffered } from "./documents-offered.ts";
import type { IncomeValues } from "./values.ts";

export const incomeSlot = (values: IncomeValues, context: IncomeContext): string | undefined => {
  const { source, documents } = values;
  if (!source || !documents || documents === "none") return undefined;
  const offered = documentsOffered(source, values.someoneElsePaysForRent, context);
  return offered.includes(documents) && findDefinition(documents) ? slotType(documents, "front") : undefined;
};

export const isDocumentChosen = (values: IncomeValues, context: IncomeContext): boolean =>
  values.documents === "none" || incomeSlot(values, context) !== undefined;

export const isDocumentUnderstood = (values: IncomeValues, context: IncomeContext): boolean =>
  isSlotUnderstood(values, incomeSlot(values, context));

export const isDocumentGiven = (values: IncomeValues, context: IncomeContext): boolean =>
  isSlotGiven(values, incomeSlot(values, context));

export const toKonfir = ({ konfirEnabled }: IncomeContext): "konfir" | undefined =>
  konfirEnabled ? "konfir" : undefined;

export const AFTER_UPLOAD = ["konfir", "incomeUploadSuccess", "additionalIncome"] as const;

/** Criteria not met: more income may help. Met with nothing uploaded: the provider may confirm instead (spec 3 §2). */
export const afterUpload = (
  { meetsAffordabilityCriteria, upload }: IncomeValues,
  context: IncomeContext,
): (typeof AFTER_UPLOAD)[number] | undefined => {
  if (!meetsAffordabilityCriteria) return "additionalIncome";
  return upload.length === 0 ? toKonfir(context) : "incomeUploadSuccess";
};
