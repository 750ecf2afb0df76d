import { findDefinition, slotType } from "../documents/definitions.ts";
import { eitherGuided, isSlotGiven, isSlotUnderstood } from "../documents/evidence.ts";
import type { OfferedIncomeType, OtherPayer } from "../vocabulary/money.ts";
import { type Flow, stepsOf } from "../wizard/flow.ts";
import { isAnswered, type Question } from "../wizard/question.ts";
import { remedialSteps, remedialStepsOf } from "../wizard/remedial-steps.ts";
import {
  allowsManualUpload,
  type IncomeContext,
  incomeTypesOffered,
  otherPayersOffered,
  skipsOpenBanking,
  startStepAsked,
} from "./context.ts";
import { documentsOffered } from "./documents-offered.ts";
import { incomeEntries } from "./entry.ts";
import {
  benefitAmountQuestion,
  benefitQuestion,
  companyQuestion,
  employerQuestion,
  guarantorQuestion,
  loanAmountQuestion,
  loanQuestion,
  pensionAmountQuestion,
  pensionQuestion,
  referenceQuestion,
  salaryQuestion,
  savingsQuestion,
  selfEmployedQuestion,
} from "./questions.ts";
import { isNewStarter } from "./rules.ts";
import type { IncomeSource } from "./source.ts";
import { afterBank, type IncomeValues, otherPayerOf, payerOf } from "./values.ts";

const ordinarySteps = [
  "whoIsPaying",
  "someoneElse",
  "zeroPercentNotice",
  "yourGuarantor",
  "guarantorConfirmation",
  "incomeType",
  "currentEmployer",
  "yourSalary",
  "companyReference",
  "loanDetails",
  "yourLoan",
  "pensionDetails",
  "pensionAmount",
  "benefitDetails",
  "benefitAmount",
  "companyDetails",
  "yourIncome",
  "savingsAmount",
  "nonOpenBankingNotice",
  "openBanking",
  "feedback",
  "error",
  "success",
  "successAddIncome",
  "documents",
  "noDocumentsNotice",
  "bankStatementSignposting",
  "documentSignposting",
  "upload",
  "uploadBankStatements",
  "incomeUploadSuccess",
  "additionalIncome",
  "konfir",
  "konfirComplete",
] as const;

export const incomeSteps = [...ordinarySteps, ...remedialSteps] as const;
export type IncomeStep = (typeof incomeSteps)[number];

/** Where the details of a type begin (spec 3 §2, incomeType). */
const detailsOf = {
  T_EMPLOYED_PERM: "currentEmployer",
  T_EMPLOYED_ZH: "currentEmployer",
  T_SELFEMPLOYED: "companyDetails",
  T_SCHOLARSHIP_LOANS: "loanDetails",
  T_SAVINGS: "savingsAmount",
  T_BENFITS: "benefitDetails",
  T_PENSION: "pensionDetails",
} as const satisfies Readonly<Record<OfferedIncomeType, IncomeStep>>;

const DETAILS = [
  "currentEmployer",
  "companyDetails",
  "loanDetails",
  "savingsAmount",
  "benefitDetails",
  "pensionDetails",
] as const;

const offeredTypeOf = (values: IncomeValues, context: IncomeContext): OfferedIncomeType | undefined =>
  incomeTypesOffered(context).find((type) => type === values.source?.incomeType);

const payerStep = {
  T_ZERO_PERCENT_RENT_SHARE: "zeroPercentNotice",
  T_GUARANTOR: "yourGuarantor",
} as const satisfies Readonly<Record<OtherPayer, IncomeStep>>;

const offeredPayerOf = (values: IncomeValues, context: IncomeContext): OtherPayer | undefined =>
  otherPayersOffered(context).find((payer) => payer === otherPayerOf(values));

const answers =
  (question: Question<IncomeSource, IncomeContext>) =>
  ({ source }: IncomeValues, context: IncomeContext): boolean =>
    source !== undefined && isAnswered(question, source, context);

/** Salary as stated, and the bonus, which nobody who has just started has to know. */
const knowsSalary = (values: IncomeValues, context: IncomeContext): boolean => {
  const { source, bonus } = values;
  if (!source || !isAnswered(salaryQuestion, source, context)) return false;
  return bonus !== undefined || isNewStarter(source.startDate, context.today);
};

const PROOF = ["openBanking", "documents"] as const;

const toProof = (_values: IncomeValues, context: IncomeContext): (typeof PROOF)[number] =>
  skipsOpenBanking(context) ? "documents" : "openBanking";

/** The bank says nothing yet about somebody who started a week ago. */
const afterReference = (values: IncomeValues, context: IncomeContext): (typeof PROOF)[number] =>
  values.source && isNewStarter(values.source.startDate, context.today)
    ? "documents"
    : toProof(values, context);

/** The side of the chosen document; undefined for "none" and for a document that is not offered. */
export const incomeSlot = (values: IncomeValues, context: IncomeContext): string | undefined => {
  const { source, documents } = values;
  if (!source || !documents || documents === "none") return undefined;
  const offered = documentsOffered(source, values.someoneElsePaysForRent, context);
  return offered.includes(documents) && findDefinition(documents) ? slotType(documents, "front") : undefined;
};

const isChosen = (values: IncomeValues, context: IncomeContext): boolean =>
  values.documents === "none" || incomeSlot(values, context) !== undefined;

const isUnderstood = (values: IncomeValues, context: IncomeContext): boolean =>
  isSlotUnderstood(values, incomeSlot(values, context));

const isGiven = (values: IncomeValues, context: IncomeContext): boolean =>
  isSlotGiven(values, incomeSlot(values, context));

const AFTER_UPLOAD = ["konfir", "incomeUploadSuccess", "additionalIncome"] as const;

const toKonfir = ({ konfirEnabled }: IncomeContext): "konfir" | undefined =>
  konfirEnabled ? "konfir" : undefined;

/** Criteria not met: more income may help. Met with nothing uploaded: the provider may confirm instead (spec 3 §2). */
const afterUpload = (
  { meetsAffordabilityCriteria, upload }: IncomeValues,
  context: IncomeContext,
): (typeof AFTER_UPLOAD)[number] | undefined => {
  if (!meetsAffordabilityCriteria) return "additionalIncome";
  return upload.length === 0 ? toKonfir(context) : "incomeUploadSuccess";
};

/** Steps with which a policy may start the section, and what each needs (spec 3 §4, entry 5). */
const startSteps = {
  whoIsPaying: () => true,
  incomeType: () => true,
  nonOpenBankingNotice: ({ source }: IncomeValues) => source !== undefined,
  openBanking: ({ source }: IncomeValues) => source !== undefined,
  documents: ({ source }: IncomeValues) => source !== undefined,
  upload: ({ upload }: IncomeValues) => upload.length > 0,
} as const satisfies Partial<Readonly<Record<IncomeStep, (values: IncomeValues) => boolean>>>;
type StartStep = keyof typeof startSteps;

const asStartStep = (name: string | undefined): StartStep | undefined =>
  (Object.keys(startSteps) as StartStep[]).find((step) => step === name);

/** The policy's start step, if what it needs is there. */
export const startOf = (context: IncomeContext, values: IncomeValues): StartStep => {
  const asked = asStartStep(startStepAsked(context));
  return asked && startSteps[asked](values) ? asked : "whoIsPaying";
};

const { goto, end } = stepsOf<IncomeValues, IncomeContext>();
const { missingInformation, genericUpload } = remedialStepsOf<IncomeValues, IncomeContext>();

const uploadStep = { ...goto(AFTER_UPLOAD, isGiven, afterUpload), completes: true } as const;

/** Income (spec 3 §2 and §4). */
export const incomeFlow: Flow<IncomeValues, IncomeContext, IncomeStep> = {
  start: startOf,
  entries: incomeEntries,
  steps: {
    whoIsPaying: goto(
      ["incomeType", "someoneElse"],
      (values) => payerOf(values) !== undefined,
      (values) => (payerOf(values) === "me" ? "incomeType" : "someoneElse"),
    ),
    someoneElse: goto(
      ["zeroPercentNotice", "yourGuarantor"],
      (values, context) => offeredPayerOf(values, context) !== undefined,
      (values, context) => {
        const payer = offeredPayerOf(values, context);
        return payer && payerStep[payer];
      },
    ),
    zeroPercentNotice: end(
      ({ source, zeroPercentNotice }) =>
        source?.incomeType === "T_ZERO_PERCENT_RENT_SHARE" && zeroPercentNotice !== undefined,
    ),
    yourGuarantor: goto(
      ["guarantorConfirmation"],
      ({ guarantor }, context) => isAnswered(guarantorQuestion, guarantor, context),
      () => "guarantorConfirmation",
    ),
    guarantorConfirmation: end(({ guarantorConfirmation }) => guarantorConfirmation !== undefined),
    incomeType: goto(
      DETAILS,
      (values, context) => offeredTypeOf(values, context) !== undefined,
      (values, context) => {
        const type = offeredTypeOf(values, context);
        return type && detailsOf[type];
      },
    ),
    currentEmployer: goto(["yourSalary"], answers(employerQuestion), () => "yourSalary"),
    yourSalary: goto(["companyReference"], knowsSalary, () => "companyReference"),
    companyReference: goto(
      PROOF,
      (values, context) =>
        values.withoutEmployer !== undefined || answers(referenceQuestion)(values, context),
      afterReference,
    ),
    loanDetails: goto(["yourLoan"], answers(loanQuestion), () => "yourLoan"),
    yourLoan: goto(["documents"], answers(loanAmountQuestion), () => "documents"),
    pensionDetails: goto(["pensionAmount"], answers(pensionQuestion), () => "pensionAmount"),
    pensionAmount: goto(PROOF, answers(pensionAmountQuestion), toProof),
    benefitDetails: goto(["benefitAmount"], answers(benefitQuestion), () => "benefitAmount"),
    benefitAmount: goto(PROOF, answers(benefitAmountQuestion), toProof),
    companyDetails: goto(["yourIncome"], answers(companyQuestion), () => "yourIncome"),
    yourIncome: goto(PROOF, answers(selfEmployedQuestion), toProof),
    savingsAmount: goto(PROOF, answers(savingsQuestion), toProof),
    nonOpenBankingNotice: goto(
      ["documents"],
      ({ nonOpenBankingNotice }) => nonOpenBankingNotice !== undefined,
      () => "documents",
    ),
    openBanking: goto(
      ["success", "successAddIncome", "error", "feedback"],
      ({ source, openBanking }, context) =>
        (source?.bank ?? null) !== null || (openBanking === "manual" && allowsManualUpload(context)),
      (values) => {
        if (values.source?.bank === "connected") return afterBank(values);
        return values.openBanking === "manual" ? "feedback" : "error";
      },
    ),
    feedback: goto(
      ["documents"],
      ({ feedback }) => feedback !== undefined,
      () => "documents",
    ),
    error: goto(
      ["documents"],
      ({ error }, context) => error === "manual" && allowsManualUpload(context),
      () => "documents",
    ),
    success: goto(
      ["konfir"],
      ({ success }) => success !== undefined,
      ({ konfir, konfirCompleted }, context) =>
        konfir === undefined && !konfirCompleted ? toKonfir(context) : undefined,
    ),
    successAddIncome: {
      ...goto(
        ["additionalIncome"],
        ({ successAddIncome }) => successAddIncome !== undefined,
        () => "additionalIncome",
      ),
      completes: true,
    },
    documents: goto(
      ["noDocumentsNotice", "bankStatementSignposting", "documentSignposting", "upload"],
      isChosen,
      ({ documents = "none" }) => {
        if (documents === "none") return "noDocumentsNotice";
        if (documents === "BANK_STATEMENT") return "bankStatementSignposting";
        return eitherGuided(documents, "documentSignposting", "upload");
      },
    ),
    noDocumentsNotice: goto(
      ["konfir", "additionalIncome"],
      ({ noDocumentsNotice }) => noDocumentsNotice !== undefined,
      ({ meetsAffordabilityCriteria }, context) =>
        meetsAffordabilityCriteria ? toKonfir(context) : "additionalIncome",
    ),
    bankStatementSignposting: goto(["uploadBankStatements"], isUnderstood, () => "uploadBankStatements"),
    documentSignposting: goto(["upload"], isUnderstood, () => "upload"),
    upload: uploadStep,
    uploadBankStatements: uploadStep,
    incomeUploadSuccess: {
      ...goto(
        ["konfir"],
        ({ incomeUploadSuccess }) => incomeUploadSuccess !== undefined,
        (_values, context) => toKonfir(context),
      ),
      preventsCompletion: ({ incomeUploadSuccess }) => incomeUploadSuccess !== undefined,
    },
    additionalIncome: goto(
      ["yourGuarantor"],
      ({ additionalIncome }, context) =>
        additionalIncome === "enough" ||
        (additionalIncome === "guarantor" && otherPayersOffered(context).includes("T_GUARANTOR")),
      ({ additionalIncome }) => (additionalIncome === "guarantor" ? "yourGuarantor" : undefined),
    ),
    konfir: goto(
      ["konfirComplete"],
      ({ konfir, konfirCompleted }) => konfirCompleted || konfir !== undefined,
      ({ konfirCompleted }) => (konfirCompleted ? "konfirComplete" : undefined),
    ),
    konfirComplete: end(({ konfirCompleted }) => konfirCompleted),
    missingInformation: missingInformation([...ordinarySteps, "genericUpload"]),
    genericUpload,
  },
};
