import type { Condition } from "@latchkey/domain/policies/condition.ts";
import { conditionKinds } from "@latchkey/domain/policies/condition-kinds.ts";
import { conditionValue } from "@latchkey/domain/policies/policy.ts";
import { type EvidenceSort, evidenceSort, evidenceSorts } from "@latchkey/domain/reports/evidence.ts";
import type { IncomeSort, ReportAffordability, ReportIncome } from "@latchkey/domain/reports/report-facts.ts";
import type { DecisionInputs, UsedIncome } from "@latchkey/domain/review/decision-inputs.ts";
import type { IncomeType } from "@latchkey/domain/vocabulary/money.ts";
import type { ReadPerson } from "./read-person.ts";
import { REFERENCE_EVIDENCE } from "./reference-facts.ts";

const SORTS: Readonly<Record<IncomeType, IncomeSort | undefined>> = {
  T_EMPLOYED_PERM: "EMPLOYMENT",
  T_EMPLOYED_ZH: "EMPLOYMENT",
  T_EMPLOYED_EXP: "EMPLOYMENT",
  T_EMPLOYED_PB: "EMPLOYMENT",
  T_EMPLOYED_TEMP: "EMPLOYMENT",
  T_SELFEMPLOYED: "SELF_EMPLOYMENT",
  T_BENFITS: "OTHER_LAWFUL_INCOME",
  T_PENSION: "OTHER_LAWFUL_INCOME",
  T_SAVINGS: "OTHER_LAWFUL_INCOME",
  T_SCHOLARSHIP_LOANS: "OTHER_LAWFUL_INCOME",
  T_GUARANTOR: undefined,
  T_NOINCOME: undefined,
  T_ZERO_PERCENT_RENT_SHARE: undefined,
};

const foundIn = (
  { person, dossier }: ReadPerson,
  inputs: DecisionInputs,
  uuid: string,
): readonly EvidenceSort[] => {
  const { banks, taxRecords, verified } = person.income;
  const isAnswered = ({ id }: { readonly id: string }): boolean =>
    inputs.references.some((used) => used.id === id && used.state === "answered");
  const isOf = ({ sourceUuid }: { readonly sourceUuid: string | null }): boolean => sourceUuid === uuid;
  const sorts: readonly EvidenceSort[] = [
    ...inputs.documents
      .filter(({ paper, verdict }) => paper?.sourceUuid === uuid && verdict === "accept")
      .map(({ section, type }) => evidenceSort(section, type)),
    ...banks.filter((bank) => isOf(bank) && bank.incomes.length > 0).map(() => "BANK_CONNECTION" as const),
    ...taxRecords.filter((tax) => isOf(tax) && tax.employments.length > 0).map(() => "TAX_RECORD" as const),
    ...verified.filter(isOf).map(() => "EMPLOYMENT_RECORD" as const),
    ...dossier.references
      .filter((reference) => isOf(reference) && isAnswered(reference))
      .map(({ kind }) => REFERENCE_EVIDENCE[kind]),
  ];
  return evidenceSorts.filter((sort) => sorts.includes(sort));
};

const NO_PARTS: UsedIncome["sources"] = [];

/** One line for each income: neither its amount nor its kind beyond three sorts. */
export const incomesOf = (read: ReadPerson, inputs: DecisionInputs): readonly ReportIncome[] =>
  (inputs.income?.sources ?? NO_PARTS).flatMap(({ uuid, incomeType, evidencedMinor }) => {
    const sort = incomeType === null ? undefined : SORTS[incomeType];
    if (!sort) return [];
    return [{ sort, isShown: (evidencedMinor ?? 0) > 0, foundIn: foundIn(read, inputs, uuid) }];
  });

const HUNDREDTHS = 100;

/** @returns null: no income was asked for */
export const affordabilityOf = (
  { income, householdMet }: Pick<DecisionInputs, "income" | "householdMet">,
  conditions: readonly Condition[],
): ReportAffordability | null => {
  if (!income) return null;
  const { rentMinor, incomeMinor, savingsMinor, incomeMultiple, affordableMinor, gap } = income;
  const otherwise = conditionKinds.AGENCY_READS_AMOUNTS.otherwise;
  const readsAmounts = conditionValue(conditions, "AGENCY_READS_AMOUNTS") ?? otherwise;
  return {
    isMet: gap === null,
    householdMet,
    shownHundredths: rentMinor > 0 ? Math.floor((incomeMinor * HUNDREDTHS) / rentMinor) : null,
    askedMultiple: incomeMultiple,
    shortByMinor: gap?.income ?? null,
    countsSavings: savingsMinor > 0,
    amounts: readsAmounts ? { incomeMinor, savingsMinor } : null,
    affordableMinor: readsAmounts ? affordableMinor : null,
  };
};
