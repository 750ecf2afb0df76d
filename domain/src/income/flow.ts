import { eitherGuided } from "../documents/evidence.ts";
import type { IncomeStartStep } from "../policies/condition.ts";
import type { OfferedIncomeType, OtherPayer } from "../vocabulary/money.ts";
import { type Flow, stepsOf } from "../wizard/flow.ts";
import { isAnswered, type Question } from "../wizard/question.ts";
import { remedialStepsOf } from "../wizard/remedial-steps.ts";
import {
  AFTER_UPLOAD,
  afterUpload,
  incomeSlot,
  isDocumentChosen,
  isDocumentGiven,
  isDocumentUnderstood,
  toKonfir,
} from "./chosen-document.ts";
import {
  allowsManualUpload,
  type IncomeContext,
  incomeTypesOffered,
  offersTaxLink,
  otherPayersOffered,
  startStepAsked,
} from "./context.ts";
import { incomeEntries } from "./entry.ts";
import { afterReference, PROOF, toProof } from "./proof.ts";
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
import { type IncomeStep, ordinarySteps } from "./steps.ts";
import { afterBank, type IncomeValues, otherPayerOf, payerOf, reasonWithoutEmployer } from "./values.ts";

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

const knowsSalary = (values: IncomeValues, context: IncomeContext): boolean => {
  const { source, bonus, notSaid } = values;
  if (!source || !isAnswered(salaryQuestion, source, context)) return false;
  const isSaid = bonus !== undefined || notSaid?.includes("yourSalary") === true;
  return isSaid || isNewStarter(source.startDate, context.today);
};

/** Steps with which a policy may start the section, and what each needs (spec 3 §4, entry 5). */
const startSteps = {
  whoIsPaying: () => true,
  incomeType: () => true,
  nonOpenBankingNotice: ({ source }: IncomeValues) => source !== undefined,
  openBanking: ({ source }: IncomeValues, context: IncomeContext) =>
    source !== undefined && (context.openBankingEnabled || offersTaxLink(context, source)),
  documents: ({ source }: IncomeValues) => source !== undefined,
  // Without the chosen document there is nothing to add a page to.
  upload: (values: IncomeValues, context: IncomeContext) =>
    values.upload.length > 0 && incomeSlot(values, context) !== undefined,
} as const satisfies Readonly<
  Record<IncomeStartStep & IncomeStep, (values: IncomeValues, context: IncomeContext) => boolean>
>;

export const startOf = (context: IncomeContext, values: IncomeValues): IncomeStartStep => {
  const asked = startStepAsked(context);
  return asked && startSteps[asked](values, context) ? asked : "whoIsPaying";
};

const { goto, end } = stepsOf<IncomeValues, IncomeContext>();
const { missingInformation, genericUpload } = remedialStepsOf<IncomeValues, IncomeContext>();

const uploadStep = {
  ...goto(AFTER_UPLOAD, isDocumentGiven, afterUpload),
  usual: "incomeUploadSuccess",
  completes: true,
} as const;

/** Income (spec 3 §2 and §4). */
export const incomeFlow: Flow<IncomeValues, IncomeContext, IncomeStep> = {
  start: startOf,
  entries: incomeEntries,
  steps: {
    whoIsPaying: {
      ...goto(
        ["incomeType", "someoneElse"],
        (values) => payerOf(values) !== undefined,
        (values) => (payerOf(values) === "me" ? "incomeType" : "someoneElse"),
      ),
      usual: "incomeType",
    },
    someoneElse: {
      ...goto(
        ["zeroPercentNotice", "yourGuarantor"],
        (values, context) => offeredPayerOf(values, context) !== undefined,
        (values, context) => {
          const payer = offeredPayerOf(values, context);
          return payer && payerStep[payer];
        },
      ),
      usual: "yourGuarantor",
    },
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
    incomeType: {
      ...goto(
        DETAILS,
        (values, context) => offeredTypeOf(values, context) !== undefined,
        (values, context) => {
          const type = offeredTypeOf(values, context);
          return type && detailsOf[type];
        },
      ),
      usual: "currentEmployer",
    },
    currentEmployer: goto(["yourSalary"], answers(employerQuestion), () => "yourSalary"),
    yourSalary: goto(["companyReference"], knowsSalary, () => "companyReference"),
    companyReference: goto(
      PROOF,
      (values, context) =>
        reasonWithoutEmployer(values) !== undefined || answers(referenceQuestion)(values, context),
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
    openBanking: {
      ...goto(
        ["success", "successAddIncome", "error", "feedback"],
        ({ source, openBanking }, context) =>
          (source?.bank ?? null) !== null || (openBanking === "manual" && allowsManualUpload(context)),
        (values) => {
          if (values.source?.bank === "connected") return afterBank(values);
          return values.openBanking === "manual" ? "feedback" : "error";
        },
      ),
      usual: "feedback",
    },
    feedback: goto(
      ["documents"],
      ({ feedback, notSaid }) => feedback !== undefined || notSaid?.includes("feedback") === true,
      () => "documents",
    ),
    error: goto(
      ["documents"],
      ({ error }, context) => error === "manual" && allowsManualUpload(context),
      () => "documents",
    ),
    success: {
      ...goto(
        ["konfir"],
        ({ success }) => success !== undefined,
        ({ konfir, konfirCompleted }, context) =>
          konfir === undefined && !konfirCompleted ? toKonfir(context) : undefined,
      ),
      isForeseen: true,
    },
    successAddIncome: {
      ...goto(
        ["additionalIncome"],
        ({ successAddIncome }) => successAddIncome !== undefined,
        () => "additionalIncome",
      ),
      completes: true,
    },
    documents: {
      ...goto(
        ["noDocumentsNotice", "bankStatementSignposting", "documentSignposting", "upload"],
        isDocumentChosen,
        ({ documents = "none" }) => {
          if (documents === "none") return "noDocumentsNotice";
          if (documents === "BANK_STATEMENT") return "bankStatementSignposting";
          // The kind of an "other" document is unknown, so only the general guidance fits (spec 3 §2).
          if (documents === "OTHER") return "documentSignposting";
          return eitherGuided(documents, "documentSignposting", "upload");
        },
      ),
      usual: "documentSignposting",
    },
    noDocumentsNotice: {
      ...goto(
        ["konfir", "additionalIncome"],
        ({ noDocumentsNotice }) => noDocumentsNotice !== undefined,
        ({ meetsAffordabilityCriteria }, context) =>
          meetsAffordabilityCriteria ? toKonfir(context) : "additionalIncome",
      ),
      // Like an upload without files: more income is another record.
      completes: true,
    },
    bankStatementSignposting: goto(
      ["uploadBankStatements"],
      isDocumentUnderstood,
      () => "uploadBankStatements",
    ),
    documentSignposting: goto(["upload"], isDocumentUnderstood, () => "upload"),
    upload: uploadStep,
    uploadBankStatements: uploadStep,
    incomeUploadSuccess: {
      ...goto(
        ["konfir"],
        ({ incomeUploadSuccess }) => incomeUploadSuccess !== undefined,
        (_values, context) => toKonfir(context),
      ),
      isForeseen: true,
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
