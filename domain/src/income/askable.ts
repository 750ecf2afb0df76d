import type { DocumentType } from "../documents/kinds.ts";
import { type AskableStart, type AskableSteps, askableStarts } from "../wizard/askable.ts";
import { incomeSlot, isDocumentChosen } from "./chosen-document.ts";
import { type IncomeContext, offersBank, offersTaxLink, otherPayersOffered } from "./context.ts";
import { documentsOffered } from "./documents-offered.ts";
import { incomeFlow, startOf } from "./flow.ts";
import { mayBeAskedAbout } from "./questions.ts";
import { type IncomeSource, isJob } from "./source.ts";
import type { IncomeStep } from "./steps.ts";
import type { IncomeValues } from "./values.ts";

type Steps = AskableSteps<IncomeValues, IncomeContext, IncomeStep>;
type Fits = (values: IncomeValues, context: IncomeContext) => boolean;

const isOfType =
  (...types: readonly IncomeSource["incomeType"][]): Fits =>
  ({ source }) =>
    source !== undefined && types.includes(source.incomeType);

const isOfJob: Fits = ({ source }) => source !== undefined && isJob(source);

const offersDocuments: Fits = ({ source, someoneElsePaysForRent }, context) =>
  source !== undefined && documentsOffered(source, someoneElsePaysForRent, context).length > 0;

const takesChosen =
  (isStatement: boolean): Fits =>
  (values, context) =>
    incomeSlot(values, context) !== undefined && (values.documents === "BANK_STATEMENT") === isStatement;

const offersStatement: Fits = ({ source, someoneElsePaysForRent }, context) =>
  source !== undefined &&
  documentsOffered(source, someoneElsePaysForRent, context).includes("BANK_STATEMENT");

const offersPaper: Fits = ({ source, someoneElsePaysForRent }, context) =>
  source !== undefined &&
  documentsOffered(source, someoneElsePaysForRent, context).some((type) => type !== "BANK_STATEMENT");

const connects: Fits = ({ source }, context) =>
  source !== undefined &&
  source.bank !== "connected" &&
  (offersBank(context) || offersTaxLink(context, source));

/** The type of a source decides about its details, and a request for the type may change it. */
const ofSource: Steps = {
  currentEmployer: { fits: isOfJob },
  yourSalary: { fits: isOfJob },
  companyReference: { fits: isOfJob },
  loanDetails: { fits: isOfType("T_SCHOLARSHIP_LOANS") },
  yourLoan: { fits: isOfType("T_SCHOLARSHIP_LOANS") },
  pensionDetails: { fits: isOfType("T_PENSION") },
  pensionAmount: { fits: isOfType("T_PENSION") },
  benefitDetails: { fits: isOfType("T_BENFITS") },
  benefitAmount: { fits: isOfType("T_BENFITS") },
  companyDetails: { fits: isOfType("T_SELFEMPLOYED") },
  yourIncome: { fits: isOfType("T_SELFEMPLOYED") },
  savingsAmount: { fits: isOfType("T_SAVINGS") },
  openBanking: { fits: connects },
  documents: { fits: offersDocuments },
  bankStatementSignposting: { fits: offersStatement, as: "none" },
  documentSignposting: { fits: offersPaper, as: "none" },
  genericUpload: { fits: ({ source }) => source !== undefined },
};

const uploadsAlone: Steps = {
  upload: { fits: takesChosen(false) },
  uploadBankStatements: { fits: takesChosen(true) },
};

const uploadsAfterChoice: Steps = {
  upload: { fits: offersPaper, as: "end" },
  uploadBankStatements: { fits: offersStatement, as: "end" },
};

const offersGuarantor: Fits = (_values, context) => otherPayersOffered(context).includes("T_GUARANTOR");

const ofPayer: Steps = {
  whoIsPaying: {
    fits: (values, context) => startOf(context, values) === "whoIsPaying" && values.sources.length === 0,
  },
  incomeType: { fits: ({ sources }) => sources.length === 0 },
  yourGuarantor: { fits: (values, context) => values.guarantor === null && offersGuarantor(values, context) },
};

const ofGuarantor: Steps = { yourGuarantor: { fits: () => true } };

interface AskedIncome {
  readonly uuid: string | undefined;
  readonly values: IncomeValues;
  readonly context: IncomeContext;
}

export const askableIncome = ({
  uuid,
  values,
  context,
}: AskedIncome): readonly AskableStart<IncomeStep>[] => {
  const asked = { flow: incomeFlow, values, context };
  if (uuid === undefined) return askableStarts({ ...asked, askable: ofPayer });
  if (uuid === values.guarantor?.uuid) return askableStarts({ ...asked, askable: ofGuarantor });
  if (!values.source || !mayBeAskedAbout(values.source)) return [];
  const isUpload = ({ step }: AskableStart<IncomeStep>) => step in uploadsAlone;
  const alone = askableStarts({ ...asked, askable: { ...ofSource, ...uploadsAlone } }).filter(isUpload);
  const others = askableStarts({ ...asked, askable: { ...ofSource, ...uploadsAfterChoice } });
  return [...others, ...alone];
};

export const incomeDocumentAskedAgain = (
  step: string,
  { values, context }: Pick<AskedIncome, "values" | "context">,
): { readonly type: DocumentType; readonly side: "front" } | undefined => {
  const { documents } = values;
  const isUpload = step === "upload" || step === "uploadBankStatements";
  if (!isUpload || !documents || documents === "none" || !isDocumentChosen(values, context)) return undefined;
  return { type: documents, side: "front" };
};
