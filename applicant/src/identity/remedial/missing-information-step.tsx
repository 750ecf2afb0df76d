import type { AnyIdentityStep } from "@latchkey/domain/identity/any-flow.ts";
import { type FactsStep, factsSteps } from "@latchkey/domain/identity/facts-flow.ts";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../../documents/steps/use-document-name.ts";
import { MissingInformation } from "../../questions/missing-information.tsx";
import { useIdentityStep } from "../identity-context.ts";

type Subject = "details" | "document" | "photo" | "live" | "code" | "status";

/** What a request is about, by its start step; the first steps of both variants ask for details. */
const subjects: Readonly<Record<Exclude<AnyIdentityStep, FactsStep | "missingInformation">, Subject>> = {
  documents: "document",
  primaryDocument: "document",
  secondaryDocumentOne: "document",
  secondaryDocumentTwo: "document",
  genericUpload: "document",
  none: "document",
  documentSignposting: "photo",
  documentSignpostingBack: "photo",
  documentSignpostingSecondary: "photo",
  documentSignpostingSecondaryBack: "photo",
  documentSignpostingSecondaryTwo: "photo",
  documentSignpostingSecondaryTwoBack: "photo",
  upload: "photo",
  uploadBack: "photo",
  uploadSecondary: "photo",
  uploadSecondaryBack: "photo",
  uploadSecondaryTwo: "photo",
  uploadSecondaryTwoBack: "photo",
  expiredVisa: "photo",
  livePhotoSignposting: "live",
  livePhotoPermissions: "live",
  livePhotoCamera: "live",
  livePhotoOptOut: "live",
  shareCode: "code",
  biometricEducation: "code",
  status: "status",
};

const hasSubject = (step: string): step is keyof typeof subjects => Object.hasOwn(subjects, step);

const subjectOf = (step: string): Subject | undefined => {
  if (factsSteps.some((details) => details === step)) return "details";
  return hasSubject(step) ? subjects[step] : undefined;
};

const asksForFile: readonly Subject[] = ["photo", "document"];

/** Why identity is asked for again, and Continue to the step where the request starts (spec 2 §4). */
export function MissingInformationStep() {
  const { t } = useTranslation("remedial");
  const { wizard, request } = useIdentityStep();
  const nameOf = useDocumentName();
  if (!request) throw new Error("There is no request for missing information");
  const { start, documentType, reasons, comment } = request;
  const subject = subjectOf(start);
  if (!subject) throw new Error(`Nobody has said what a request for ${start} is about`);
  const named = start === "genericUpload" && documentType !== "OTHER" ? documentType : undefined;
  return (
    <MissingInformation
      title={named ? t("title.named", { document: nameOf(named) }) : t(`title.${subject}`)}
      reasons={reasons}
      comment={comment}
      continueLabel={asksForFile.includes(subject) ? t("page.sendDocument") : undefined}
      onContinue={() => void wizard.submit({})}
    />
  );
}
