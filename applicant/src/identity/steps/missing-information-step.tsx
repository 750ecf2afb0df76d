import { useTranslation } from "react-i18next";
import { MissingInformation } from "../../questions/missing-information.tsx";
import { useIdentityStep } from "../identity-context.ts";
import { useDocumentName } from "../use-document-name.ts";

type Subject = "details" | "document" | "photo" | "live" | "code" | "status" | "other";

const subjects: readonly (readonly [RegExp, Subject])[] = [
  [/^(name|birthdate|nationality)$/, "details"],
  [/^livePhoto/, "live"],
  [/^(upload|documentSignposting|expiredVisa)/, "photo"],
  [/^(documents|primaryDocument|secondaryDocument|genericUpload|none)/, "document"],
  [/^(shareCode|biometricEducation)$/, "code"],
  [/^status$/, "status"],
];

const subjectOf = (start: string): Subject => subjects.find(([steps]) => steps.test(start))?.[1] ?? "other";

const asksForFile: readonly Subject[] = ["photo", "document"];

/** Why identity is asked again, and the way to where the reviewer sends the person (spec 2 §4). */
export function MissingInformationStep() {
  const { t } = useTranslation("remedial");
  const { wizard, request } = useIdentityStep();
  const nameOf = useDocumentName();
  if (!request) throw new Error("There is no request for missing information");
  const { start, documentType, reasons, comment } = request;
  const named = start === "genericUpload" && documentType !== "OTHER" ? documentType : undefined;
  const subject = subjectOf(start);
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
