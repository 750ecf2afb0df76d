import type { IncomeStep } from "@latchkey/domain/income/steps.ts";
import type { NewScreen } from "../../questions/screen-with-texts.ts";
import { type StepScreen, screenAtHand } from "../../questions/step-screen.ts";
import { IncomeTypeStep } from "../steps/income-type-step.tsx";
import { SomeoneElseStep, WhoIsPayingStep } from "../steps/payer-steps.tsx";

const details = () => import("../steps/detail-steps.tsx");
const documents = () => import("../steps/document-steps.tsx");
const notices = () => import("../steps/notice-steps.tsx");
const bank = () => import("../steps/bank-steps.tsx");
const guarantor = () => import("../steps/guarantor-steps.tsx");
const additional = () => import("../steps/additional-steps.tsx");

const detailScreens = (screen: NewScreen) => ({
  loanDetails: screen(async () => (await details()).LoanDetailsStep),
  yourLoan: screen(async () => (await details()).LoanAmountStep),
  pensionDetails: screen(async () => (await details()).PensionDetailsStep),
  pensionAmount: screen(async () => (await details()).PensionAmountStep),
  benefitDetails: screen(async () => (await details()).BenefitDetailsStep),
  benefitAmount: screen(async () => (await details()).BenefitAmountStep),
  companyDetails: screen(async () => (await details()).CompanyDetailsStep),
  yourIncome: screen(async () => (await details()).SelfEmployedStep),
});

const bankScreens = (screen: NewScreen) => ({
  openBanking: screen(async () => (await bank()).OpenBankingStep, "tax-link"),
  feedback: screen(async () => (await bank()).FeedbackStep),
  error: screen(async () => (await bank()).BankErrorStep, "tax-link"),
  success: screen(async () => (await additional()).BankSuccessStep, "tax-link"),
  successAddIncome: screen(async () => (await additional()).SuccessAddIncomeStep, "tax-link"),
});

/** A step of the flow without a screen does not compile. Rare steps have their own chunks. */
export const incomeScreens = (screen: NewScreen): Readonly<Record<IncomeStep, StepScreen>> => {
  const guidance = screen(async () => (await documents()).SignpostingStep, "upload-dialogs");
  const upload = screen(async () => (await documents()).UploadStep, "upload-dialogs");
  return {
    whoIsPaying: screenAtHand(WhoIsPayingStep),
    someoneElse: screenAtHand(SomeoneElseStep),
    zeroPercentNotice: screen(async () => (await notices()).ZeroPercentStep),
    yourGuarantor: screen(async () => (await guarantor()).GuarantorStep),
    guarantorConfirmation: screen(async () => (await guarantor()).GuarantorConfirmationStep),
    incomeType: screenAtHand(IncomeTypeStep),
    currentEmployer: screen(async () => (await import("../steps/employer-step.tsx")).EmployerStep),
    yourSalary: screen(async () => (await import("../steps/salary-step.tsx")).SalaryStep),
    companyReference: screen(async () => (await import("../steps/reference-step.tsx")).ReferenceStep),
    ...detailScreens(screen),
    savingsAmount: screen(async () => (await import("../steps/savings-step.tsx")).SavingsStep),
    nonOpenBankingNotice: screen(async () => (await notices()).NonOpenBankingStep),
    ...bankScreens(screen),
    documents: screen(async () => (await documents()).DocumentsStep),
    noDocumentsNotice: screen(async () => (await documents()).NoDocumentsStep),
    bankStatementSignposting: guidance,
    documentSignposting: guidance,
    upload,
    uploadBankStatements: upload,
    incomeUploadSuccess: screen(async () => (await notices()).UploadSuccessStep),
    additionalIncome: screen(async () => (await additional()).AdditionalIncomeStep),
    konfir: screen(async () => (await import("../konfir/konfir-step.tsx")).KonfirStep),
    konfirComplete: screen(async () => (await notices()).KonfirCompleteStep),
    missingInformation: screen(
      async () => (await import("../remedial/missing-information-step.tsx")).MissingInformationStep,
      "remedial",
      "reasons",
    ),
    genericUpload: upload,
  };
};
