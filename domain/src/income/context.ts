import type { DocumentType } from "../documents/kinds.ts";
import {
  type Condition,
  type ConditionName,
  type IncomeStartStep,
  incomeStartSteps,
} from "../policies/condition.ts";
import { conditionValue } from "../policies/policy.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { keysOf } from "../rules/records.ts";
import {
  type IncomeType,
  type OfferedIncomeType,
  type OtherPayer,
  offeredIncomeTypes,
  otherPayers,
} from "../vocabulary/money.ts";
import type { SectionVariant } from "../vocabulary/sections.ts";
import type { IncomeSource } from "./source.ts";

export type IncomeVariant = Extract<SectionVariant, `INCOME_${string}`>;

export interface IncomeContext {
  readonly today: CivilDate;
  readonly variant: IncomeVariant;
  readonly conditions: readonly Condition[];
  readonly email: string;
  readonly konfirEnabled: boolean;
  readonly openBankingEnabled: boolean;
  readonly taxLinkEnabled: boolean;
  readonly request?: { readonly start: string; readonly documentType?: DocumentType | undefined } | undefined;
}

type Asked = Pick<IncomeContext, "conditions">;

const isTrue = ({ conditions }: Asked, name: ConditionName): boolean =>
  conditionValue(conditions, name) === true;

export const listOf = ({ conditions }: Asked, name: ConditionName): readonly string[] | undefined => {
  const value = conditionValue(conditions, name);
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : undefined;
};

/** The types that this policy offers; those without a label never are (spec 3 §2). */
export const incomeTypesOffered = (asked: Asked): readonly OfferedIncomeType[] => {
  const allowed = listOf(asked, "ALLOWED_INCOME_TYPES");
  return offeredIncomeTypes.filter((type) => allowed === undefined || allowed.includes(type));
};

export const isOffered = (type: IncomeType, asked: Asked): type is OfferedIncomeType =>
  incomeTypesOffered(asked).some((offered) => offered === type);

export const isIncomeVariant = (variant: string): variant is IncomeVariant => variant in payersOfVariant;

const payersOfVariant: Readonly<Record<IncomeVariant, readonly OtherPayer[]>> = {
  INCOME_DEFAULT: otherPayers,
  INCOME_WITHOUT_GUARANTOR: ["T_ZERO_PERCENT_RENT_SHARE"],
  INCOME_WITH_GUARANTOR: ["T_GUARANTOR"],
};

export const incomeVariants = keysOf(payersOfVariant);

export const otherPayersOffered = (
  asked: Pick<IncomeContext, "conditions" | "variant">,
): readonly OtherPayer[] => {
  const allowed = listOf(asked, "ALLOWED_OTHER_PAYERS");
  return payersOfVariant[asked.variant].filter((payer) => allowed === undefined || allowed.includes(payer));
};

/** Labels of "Other" with the same meaning (spec 3 §2, whoIsPaying). */
export const otherLabels = ["advance", "someoneElse", "guarantor"] as const;
export type OtherLabel = (typeof otherLabels)[number];

/** Rent in advance is named only where the policy says so: it is capped in England. */
export const otherLabelsOffered = (
  asked: Pick<IncomeContext, "conditions" | "variant">,
): readonly OtherLabel[] => {
  const allowed = otherPayersOffered(asked);
  const isOffered: Readonly<Record<OtherLabel, boolean>> = {
    advance: allowed.length > 0 && isTrue(asked, "OFFER_ADVANCE"),
    someoneElse: allowed.includes("T_ZERO_PERCENT_RENT_SHARE"),
    guarantor: allowed.includes("T_GUARANTOR"),
  };
  return otherLabels.filter((label) => isOffered[label]);
};

export const allowsManualUpload = ({ conditions }: Asked): boolean =>
  conditionValue(conditions, "ADD_MANUAL_DOCUMENT_UPLOAD") !== false;

export const offersBank = (asked: Asked & Pick<IncomeContext, "openBankingEnabled">): boolean =>
  asked.openBankingEnabled && !isTrue(asked, "SKIP_OPEN_BANKING");

/** Incomes that employers and pension funds report to the tax authority. */
const ON_PAYROLL: readonly IncomeType[] = ["T_EMPLOYED_PERM", "T_EMPLOYED_ZH", "T_PENSION"];

/** The tax link replaces the bank for income that the tax authority knows; it asks for a National Insurance number. */
export const offersTaxLink = (
  asked: Asked & Pick<IncomeContext, "taxLinkEnabled">,
  source: Pick<IncomeSource, "incomeType"> | undefined,
): boolean =>
  asked.taxLinkEnabled &&
  isTrue(asked, "TAX_LINK") &&
  source !== undefined &&
  ON_PAYROLL.includes(source.incomeType);

export const offersKonfir = (asked: Asked, isConfigured: boolean): boolean =>
  isConfigured && isTrue(asked, "KONFIR");

export const startStepAsked = ({ conditions }: Asked): IncomeStartStep | undefined =>
  incomeStartSteps.find((step) => step === conditionValue(conditions, "INCOME_START_STEP"));
