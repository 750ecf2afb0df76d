import { type ResidenceStep, residenceFlow } from "@latchkey/domain/residence/flow.ts";
import { asStepName } from "@latchkey/domain/wizard/flow.ts";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../../documents/steps/use-document-name.ts";
import { MissingInformation } from "../../questions/missing-information.tsx";
import { useResidenceStep } from "../residence-context.ts";

type Subject = "history" | "rental" | "landlord" | "document" | "agreement" | "named";

/** What a request is about, by its start step. */
const subjects: Readonly<Record<Exclude<ResidenceStep, "missingInformation">, Subject>> = {
  "in-uk": "history",
  "residential-history": "history",
  "uk-residential-history": "history",
  "single-uk-residential-history": "history",
  "select-address": "history",
  "have-you-ever": "history",
  "rental-details": "rental",
  landlordDetails: "landlord",
  thanks: "landlord",
  documents: "document",
  none: "document",
  documentSignposting: "document",
  upload: "document",
  "already-connected": "document",
  placeholder: "document",
  documentSignpostingForTenancyAgreement: "agreement",
  uploadForTenancyAgreement: "agreement",
  genericUpload: "named",
};

const asksForFile: readonly Subject[] = ["document", "agreement", "named"];

/** Why residence is asked for again, and Continue to the step where the request starts (spec 2 §4). */
export function MissingInformationStep() {
  const { t } = useTranslation(["residence", "remedial"]);
  const { wizard, request } = useResidenceStep();
  const nameOf = useDocumentName();
  const start = request && asStepName(residenceFlow, request.start);
  if (!request || !start || start === "missingInformation") {
    throw new Error("There is no request for missing information");
  }
  const { documentType, reasons, comment } = request;
  const subject = subjects[start];
  return (
    <MissingInformation
      title={
        subject === "named" && documentType
          ? t("request.named", { document: nameOf(documentType) })
          : t(`request.${subject === "named" ? "document" : subject}`)
      }
      reasons={reasons}
      comment={comment}
      continueLabel={asksForFile.includes(subject) ? t("remedial:page.sendDocument") : undefined}
      onContinue={() => void wizard.submit({})}
    />
  );
}
