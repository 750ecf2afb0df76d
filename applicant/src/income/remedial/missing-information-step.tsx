import { type IncomeStep, incomeFlow } from "@latchkey/domain/income/flow.ts";
import { asStepName } from "@latchkey/domain/wizard/flow.ts";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../../documents/steps/use-document-name.ts";
import { MissingInformation } from "../../questions/missing-information.tsx";
import { useIncomeStep } from "../income-context.ts";
import { useWhichSource } from "./use-which-source.tsx";

type Subject = "payer" | "source" | "reference" | "guarantor" | "document" | "named";

/** Steps that are about something else than the source itself. */
const subjects: Partial<Readonly<Record<IncomeStep, Subject>>> = {
  whoIsPaying: "payer",
  someoneElse: "payer",
  zeroPercentNotice: "payer",
  yourGuarantor: "guarantor",
  guarantorConfirmation: "guarantor",
  companyReference: "reference",
  nonOpenBankingNotice: "document",
  openBanking: "document",
  feedback: "document",
  error: "document",
  documents: "document",
  noDocumentsNotice: "document",
  bankStatementSignposting: "document",
  documentSignposting: "document",
  upload: "document",
  uploadBankStatements: "document",
  genericUpload: "named",
};

/** Whatever is not about who pays is about one of the sources. */
const NO_SOURCE: readonly Subject[] = ["payer", "guarantor"];

/** Why income is asked for again, and Continue to the step where the request starts (spec 3 §4). */
export function MissingInformationStep() {
  const { t } = useTranslation(["income", "remedial"]);
  const { wizard, request } = useIncomeStep();
  const nameOf = useDocumentName();
  const which = useWhichSource(request?.start ?? "");
  const start = request && asStepName(incomeFlow, request.start);
  if (!request || !start || start === "missingInformation") {
    throw new Error("There is no request for missing information");
  }
  const { documentType, reasons, comment } = request;
  const subject = subjects[start] ?? "source";
  const isNamed = subject === "named";
  return (
    <MissingInformation
      title={
        isNamed && documentType
          ? t("request.named", { document: nameOf(documentType) })
          : t(`request.${isNamed ? "document" : subject}`)
      }
      reasons={reasons}
      comment={comment}
      continueLabel={isNamed || subject === "document" ? t("remedial:page.sendDocument") : undefined}
      onContinue={() => void wizard.submit({})}
      first={NO_SOURCE.includes(subject) ? undefined : which}
    />
  );
}
