import { type DocumentType, documentTypes, type IncomeDocumentType } from "../documents/kinds.ts";
import type { ConditionName } from "../policies/condition.ts";
import type { IncomeType } from "../vocabulary/money.ts";
import { type IncomeContext, listOf } from "./context.ts";
import { isNewStarter } from "./rules.ts";
import { type IncomeSource, isJob } from "./source.ts";

interface Offer {
  readonly condition?: ConditionName;
  readonly types: readonly IncomeDocumentType[];
}

/** The lists of spec 3 §3, default document types by situation. */
const offers: Partial<Readonly<Record<IncomeType, Offer>>> = {
  T_EMPLOYED_PERM: { condition: "DOCUMENTS_PERMANENT", types: ["BANK_STATEMENT"] },
  T_EMPLOYED_ZH: { types: ["BANK_STATEMENT"] },
  T_SELFEMPLOYED: { condition: "DOCUMENTS_SELF_EMPLOYED", types: ["TAX_RETURN", "BANK_STATEMENT"] },
  T_SAVINGS: { types: ["INVESTMENT_PORTFOLIO", "BANK_STATEMENT"] },
  T_SCHOLARSHIP_LOANS: { condition: "DOCUMENTS_STUDENT_LOAN", types: ["BANK_STATEMENT", "STUDENT_STATUS"] },
  T_PENSION: { condition: "DOCUMENTS_PENSION", types: ["BANK_STATEMENT", "PENSION_STATEMENT"] },
  T_BENFITS: { condition: "DOCUMENTS_BENEFIT", types: ["BANK_STATEMENT", "BENEFITS_PAPERWORK"] },
};

const NEW_STARTER: readonly IncomeDocumentType[] = ["EMPLOYMENT_CONTRACT"];

const knownTypes = (names: readonly string[]): readonly DocumentType[] =>
  documentTypes.filter((type) => names.includes(type));

/**
 * Documents that prove a source, in the order of the page.
 * @param someoneElsePays adds company accounts as proof of a pension
 */
export const documentsOffered = (
  { incomeType, startDate }: Pick<IncomeSource, "incomeType" | "startDate">,
  someoneElsePays: boolean,
  context: Pick<IncomeContext, "conditions" | "today">,
): readonly DocumentType[] => {
  if (isJob({ incomeType }) && isNewStarter(startDate, context.today)) return NEW_STARTER;
  const { condition, types = [] } = offers[incomeType] ?? {};
  const own = condition && listOf(context, condition);
  const offered = own ? knownTypes(own) : types;
  return incomeType === "T_PENSION" && someoneElsePays ? [...offered, "COMPANY_ACCOUNTS"] : offered;
};

/** Largest number of files per type; one file may hold several months (spec 3 §9). */
export const fileCapacity = (type: DocumentType, incomeType: IncomeType): number => {
  if (type === "OTHER") return 6;
  if (type === "BANK_STATEMENT") return incomeType === "T_SELFEMPLOYED" ? 6 : 3;
  return 1;
};
