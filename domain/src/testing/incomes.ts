import type { IncomeContext } from "../income/context.ts";
import { documentsOffered } from "../income/documents-offered.ts";
import { incomeFlow } from "../income/flow.ts";
import {
  checkedSource,
  type GuarantorNomination,
  noDetails,
  type StoredSource,
  storedSource,
} from "../income/source.ts";
import type { IncomeStep } from "../income/steps.ts";
import {
  feedbackReasons,
  type IncomeFile,
  type IncomeValues,
  incomeValues,
  withoutEmployerReasons,
} from "../income/values.ts";
import type { Condition } from "../policies/condition.ts";
import { type OfferedIncomeType, offeredIncomeTypes, otherPayers, payers } from "../vocabulary/money.ts";
import { yesNo } from "../vocabulary/people.ts";
import { mayComplete, walk } from "../wizard/walk.ts";
import { TODAY } from "./civil-days.ts";
import { condition } from "./conditions.ts";

/** Incomes for tests, and which way people take through the section. */

export const incomeContext: IncomeContext = {
  today: TODAY,
  variant: "INCOME_DEFAULT",
  conditions: [],
  email: "amara@example.com",
  konfirEnabled: false,
  openBankingEnabled: true,
  taxLinkEnabled: true,
};

export const withConditions = (...conditions: readonly Condition[]): IncomeContext => ({
  ...incomeContext,
  conditions,
});

/** Under a policy that asks for documents at once. */
export const withoutBank = withConditions(condition("SKIP_OPEN_BANKING", true));

export const SOURCE = "00000000-0000-4000-8000-0000000000a1";
export const OTHER_SOURCE = "00000000-0000-4000-8000-0000000000a2";

const money = {
  currency: "GBP",
  annualGrossMinor: 3_600_000,
  netMinor: 240_000,
  netFrequency: "MONTHLY",
  paymentDate: "2026-10-30",
} as const;

const job = {
  companyName: "Harbour Bakery Ltd",
  jobTitle: "Baker",
  startDate: "2024-02-01",
  isOnProbation: false,
  reference: { name: "Ruth Hall", email: "ruth@harbourbakery.example" },
  ...money,
} as const;

/** Everything that each type asks for. */
const details: Readonly<Record<OfferedIncomeType, Partial<StoredSource>>> = {
  T_EMPLOYED_PERM: job,
  T_EMPLOYED_ZH: job,
  T_SELFEMPLOYED: {
    companyName: "Okafor Designs",
    companyNumber: "12345678",
    startDate: "2020-01-01",
    ...money,
  },
  T_SCHOLARSHIP_LOANS: {
    institutionName: "Student Finance England",
    startDate: "2025-09-01",
    endDate: "2028-06-30",
    ...money,
    annualGrossMinor: 1_300_000,
  },
  T_SAVINGS: { currency: "GBP", annualGrossMinor: 4_000_000 },
  T_BENFITS: { startDate: "2023-05-01", ...money },
  T_PENSION: { companyName: "Teachers' Pensions", startDate: "2019-04-01", ...money },
};

export const aSource = (incomeType: OfferedIncomeType, said: Partial<StoredSource> = {}): StoredSource => ({
  ...noDetails,
  uuid: SOURCE,
  incomeType,
  ...details[incomeType],
  ...said,
});

export const zeroShare: StoredSource = {
  ...noDetails,
  uuid: SOURCE,
  incomeType: "T_ZERO_PERCENT_RENT_SHARE",
};

export const aGuarantor: GuarantorNomination = {
  uuid: "00000000-0000-4000-8000-0000000000b1",
  email: "margaret@example.com",
  firstName: "Margaret",
  lastName: "Bennett",
  phoneNumber: "+447700900123",
};

export const anIncomeFile = (type: string): IncomeFile => ({
  id: "1",
  type,
  path: `income/${type}.pdf`,
  fileName: `${type}.pdf`,
  incomeUuid: SOURCE,
});

/** The values about one source; nothing else is known unless said. */
export const anIncome = (
  source: StoredSource | undefined,
  { upload = [], ...said }: Partial<Omit<IncomeValues, "source" | "sources">> = {},
): IncomeValues => ({
  ...incomeValues(
    {
      sources: source ? [source] : [],
      guarantor: null,
      documents: upload,
      meetsAffordabilityCriteria: false,
      someoneElsePaysForRent: false,
      konfirCompleted: false,
    },
    source?.uuid,
  ),
  ...said,
});

export const incomePath = (values: IncomeValues, context = incomeContext): readonly IncomeStep[] =>
  walk({ flow: incomeFlow, values, context }).path;

/** The step after the given one; undefined where the path ends there. */
export const incomeAfter = (step: IncomeStep, values: IncomeValues, context = incomeContext) => {
  const path = incomePath(values, context);
  if (!path.includes(step)) throw new Error(`${path.join(" → ")} does not pass ${step}`);
  return path[path.indexOf(step) + 1];
};

export const completesIncome = (values: IncomeValues, context = incomeContext): boolean =>
  mayComplete({ flow: incomeFlow, values, context });

type Answer = (values: IncomeValues, random: number) => Partial<IncomeValues>;

const one = <Option>(options: readonly Option[], random: number): Option => {
  const option = options[random % options.length];
  if (option === undefined) throw new Error("There is nothing to choose from");
  return option;
};

/** Changes the current source, or begins one. */
const ofSource = (values: IncomeValues, said: Partial<StoredSource>): Partial<IncomeValues> => {
  const known: StoredSource = values.source
    ? storedSource(values.source)
    : { ...noDetails, uuid: SOURCE, incomeType: "T_PENSION" };
  const source = checkedSource({ ...known, ...said });
  return { source, sources: [source] };
};

const rightDetails: Answer = (values) => {
  const type = offeredIncomeTypes.find((offered) => offered === values.source?.incomeType);
  if (!type) return {};
  const { bank = null, startDate } = values.source ?? {};
  return ofSource(values, {
    ...details[type],
    bank,
    ...(startDate?.isValid && { startDate: startDate.date }),
  });
};

const acknowledging =
  (
    step: "zeroPercentNotice" | "guarantorConfirmation" | "noDocumentsNotice" | "nonOpenBankingNotice",
  ): Answer =>
  () => ({ [step]: "acknowledged" });

/** The chosen document, with its guidance read and a file or a reason. */
const uploading: Answer = ({ documents }, random) => {
  const type = documents === undefined || documents === "none" ? "BANK_STATEMENT" : documents;
  return random % 3 === 0
    ? { upload: [], withoutDocument: { [type]: "lost" } }
    : { upload: [anIncomeFile(type)] };
};

const understanding: Answer = ({ documents, docSignposting = [] }) => ({
  docSignposting: [...docSignposting, documents ?? ""],
});

/** An answer to every step, as somebody might give it. */
const incomeAnswers: Readonly<Record<IncomeStep, Answer>> = {
  whoIsPaying: (_values, random) => ({ whoIsPaying: one(payers, random) }),
  someoneElse: (_values, random) => ({ someoneElse: one(otherPayers, random) }),
  zeroPercentNotice: (values) => ({
    ...ofSource(values, { ...noDetails, incomeType: "T_ZERO_PERCENT_RENT_SHARE" }),
    zeroPercentNotice: "acknowledged",
  }),
  yourGuarantor: () => ({ guarantor: aGuarantor }),
  guarantorConfirmation: acknowledging("guarantorConfirmation"),
  incomeType: (values, random) =>
    ofSource(values, { ...noDetails, incomeType: one(offeredIncomeTypes, random) }),
  currentEmployer: (values, random) => ({
    ...rightDetails(values, random),
    ...ofSource(values, { ...job, startDate: random % 5 === 0 ? TODAY : "2024-02-01" }),
  }),
  yourSalary: (values, random) => ({ ...rightDetails(values, random), bonus: one(yesNo, random) }),
  companyReference: (values, random) =>
    random % 4 === 0
      ? { withoutEmployer: one(withoutEmployerReasons, random), withoutEmployerWords: "Nobody is left there" }
      : rightDetails(values, random),
  loanDetails: rightDetails,
  yourLoan: rightDetails,
  pensionDetails: rightDetails,
  pensionAmount: rightDetails,
  benefitDetails: rightDetails,
  benefitAmount: rightDetails,
  companyDetails: rightDetails,
  yourIncome: rightDetails,
  savingsAmount: rightDetails,
  nonOpenBankingNotice: acknowledging("nonOpenBankingNotice"),
  openBanking: (values, random) =>
    random % 2 === 0
      ? { openBanking: "manual" }
      : ofSource(values, { bank: one(["connected", "failed"] as const, random >> 1) }),
  feedback: (_values, random) => ({ feedback: one(feedbackReasons, random) }),
  error: () => ({ error: "manual" }),
  success: () => ({ success: "read" }),
  successAddIncome: () => ({ successAddIncome: "read" }),
  documents: ({ source, someoneElsePaysForRent }, random) => ({
    documents: one(
      ["none", ...(source ? documentsOffered(source, someoneElsePaysForRent, incomeContext) : [])] as const,
      random,
    ),
    upload: [],
  }),
  noDocumentsNotice: acknowledging("noDocumentsNotice"),
  bankStatementSignposting: understanding,
  documentSignposting: understanding,
  upload: uploading,
  uploadBankStatements: uploading,
  incomeUploadSuccess: () => ({ incomeUploadSuccess: "read" }),
  additionalIncome: (_values, random) => ({
    additionalIncome: one(["enough", "guarantor"] as const, random),
  }),
  konfir: (_values, random) => (random % 2 === 0 ? { konfir: "skipped" } : { konfirCompleted: true }),
  konfirComplete: () => ({ konfirCompleted: true }),
  missingInformation: () => ({}),
  genericUpload: () => ({ upload: [anIncomeFile("PAYSLIP")] }),
};

/** Somebody's answer to the step where they stand; the outcome may change with any of them. */
export const answerIncome = (values: IncomeValues, step: IncomeStep, random: number): IncomeValues => ({
  ...values,
  meetsAffordabilityCriteria: random % 5 < 2,
  ...incomeAnswers[step](values, random),
});
