import { formatAddress } from "@latchkey/domain/addresses/format.ts";
import { MissingDocumentDefinition } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { evidenceOf, proofSlot } from "@latchkey/domain/residence/flow.ts";
import { type AddressProof, addressProofs } from "@latchkey/domain/residence/values.ts";
import type { Choice } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { useTranslation } from "react-i18next";
import { SideUpload } from "../../documents/steps/side-upload.tsx";
import { Signposting } from "../../documents/steps/signposting.tsx";
import { useDocumentName } from "../../documents/steps/use-document-name.ts";
import { ChoiceQuestion } from "../../questions/choice-question.tsx";
import { useHome, useResidenceStep } from "../residence-context.ts";

export function DocumentsStep() {
  const { t } = useTranslation("residence");
  const { wizard } = useResidenceStep();
  const nameOf = useDocumentName();
  const address = formatAddress(useHome().address);
  const choices: readonly Choice<AddressProof | "none">[] = [
    ...addressProofs.map((kind) => ({ value: kind, label: nameOf(kind), hint: t(`documents.${kind}`) })),
    { value: "none", label: t("documents.none"), none: true },
  ];
  return (
    <ChoiceQuestion
      name="documents"
      title={t("documents.title")}
      subtitle={t("documents.subtitle", { address })}
      legend={t("documents.legend")}
      requiredText={t("documents.required")}
      choices={choices}
      answered={wizard.state.values.documents}
      onAnswer={(documents) => void wizard.submit({ documents })}
    />
  );
}

/** The tenancy agreement, the chosen proof, or the document that a reviewer named. */
const useAskedDocument = (): DocumentType => {
  const { wizard, request } = useResidenceStep();
  const { step, state } = wizard;
  if (step === "documentSignpostingForTenancyAgreement" || step === "uploadForTenancyAgreement") {
    return "TENANCY_AGREEMENT";
  }
  const type =
    step === "genericUpload"
      ? request?.documentType
      : addressProofs.find((proof) => proof === proofSlot(state.values));
  if (!type) throw new MissingDocumentDefinition(String(request?.named ?? state.values.documents));
  return type;
};

export function SignpostingStep() {
  const { wizard } = useResidenceStep();
  const { docSignposting = [] } = wizard.state.values;
  const type = useAskedDocument();
  return (
    <Signposting
      type={type}
      side="front"
      understood={docSignposting.includes(type)}
      onUnderstood={() => void wizard.submit({ docSignposting: [...new Set([...docSignposting, type])] })}
    />
  );
}

/** Not checked before it counts, because it is no identity document. */
export function UploadStep() {
  const { wizard, maxFileBytes, ...section } = useResidenceStep();
  const { values } = wizard.state;
  const home = useHome();
  const type = useAskedDocument();
  return (
    <SideUpload
      type={type}
      side="front"
      stored={evidenceOf(values, section).upload}
      reasons={values}
      maxBytes={maxFileBytes}
      section="residence"
      about={home.uuid}
      onAnswer={({ changes, ...reasons }) => {
        const hasChanges = changes.added.length + changes.withdrawn.length > 0;
        void wizard.submit({
          ...reasons,
          ...(hasChanges && { change: { uuid: home.uuid, documents: changes } }),
        });
      }}
    />
  );
}
