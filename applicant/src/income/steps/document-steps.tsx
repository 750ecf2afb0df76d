import { MissingDocumentDefinition } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { incomeSlot } from "@latchkey/domain/income/chosen-document.ts";
import { documentsOffered, fileCapacity } from "@latchkey/domain/income/documents-offered.ts";
import type { IncomeSource } from "@latchkey/domain/income/source.ts";
import type { Choice } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { useTranslation } from "react-i18next";
import { NoDocument } from "../../documents/steps/no-document.tsx";
import { SideUpload } from "../../documents/steps/side-upload.tsx";
import { Signposting } from "../../documents/steps/signposting.tsx";
import { useDocumentName } from "../../documents/steps/use-document-name.ts";
import { ChoiceQuestion } from "../../questions/choice-question.tsx";
import { useIncomeStep, useSource } from "../income-context.ts";

const hinted = [
  "TAX_RETURN",
  "EMPLOYMENT_CONTRACT",
  "INVESTMENT_PORTFOLIO",
  "STUDENT_STATUS",
  "PENSION_STATEMENT",
  "BENEFITS_PAPERWORK",
  "COMPANY_ACCOUNTS",
  "PAYSLIP",
] as const;

/** Months of statements; one file may hold several. */
const monthsOf = ({ incomeType }: IncomeSource): number => fileCapacity("BANK_STATEMENT", incomeType);

/** Documents that prove this income, or none (spec 3 §3, documents by situation). */
export function DocumentsStep() {
  const { t } = useTranslation("income");
  const { wizard, values, ...section } = useIncomeStep();
  const source = useSource();
  const nameOf = useDocumentName();
  const hintOf = (type: DocumentType): string | undefined => {
    if (type === "BANK_STATEMENT") {
      return t(monthsOf(source) > 3 ? "documents.BANK_STATEMENT_LONG" : "documents.BANK_STATEMENT");
    }
    const known = hinted.find((one) => one === type);
    return known && t(`documents.${known}`);
  };
  const choices: readonly Choice<DocumentType | "none">[] = [
    ...documentsOffered(source, values.someoneElsePaysForRent, section).map((type) => ({
      value: type,
      label: nameOf(type),
      hint: hintOf(type),
    })),
    { value: "none", label: t("documents.none"), none: true },
  ];
  return (
    <ChoiceQuestion
      name="documents"
      title={t("documents.title")}
      subtitle={t("documents.subtitle")}
      legend={t("documents.legend")}
      requiredText={t("documents.required")}
      choices={choices}
      answered={values.documents}
      onAnswer={(documents) => void wizard.submit({ documents })}
    />
  );
}

/** The chosen document, or the one that a reviewer named. */
const useAskedDocument = (): DocumentType => {
  const { wizard, values, request } = useIncomeStep();
  const { documents } = values;
  const type = wizard.step === "genericUpload" ? request?.documentType : documents;
  if (!type || type === "none") throw new MissingDocumentDefinition(String(request?.named ?? documents));
  return type;
};

export function SignpostingStep() {
  const { wizard, values } = useIncomeStep();
  const { docSignposting = [] } = values;
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

/** The next step depends on the presence of files (spec 3 §2). */
export function UploadStep() {
  const { t } = useTranslation("income");
  const { wizard, values, maxFileBytes, ...section } = useIncomeStep();
  const source = useSource();
  const type = useAskedDocument();
  const { upload } = values;
  const slot = incomeSlot(values, section) ?? type;
  return (
    <SideUpload
      type={type}
      side="front"
      stored={upload}
      capacity={fileCapacity(type, source.incomeType)}
      about={source.uuid}
      words={
        type === "BANK_STATEMENT"
          ? {
              title: t("upload.statements"),
              subtitle: t("upload.statementsSubtitle", { months: monthsOf(source) }),
            }
          : { subtitle: t("upload.subtitle") }
      }
      required={t(type === "BANK_STATEMENT" ? "upload.statementsRequired" : "upload.required")}
      reasons={values}
      maxBytes={maxFileBytes}
      section="income"
      onAnswer={({ changes, ...reasons }) => {
        const hasChanges = changes.added.length + changes.withdrawn.length > 0;
        const kept = upload.filter(({ id }) => !changes.withdrawn.includes(id));
        const added = changes.added.map(({ path }) => ({
          id: path,
          type: slot,
          path,
          fileName: "",
          incomeUuid: source.uuid,
        }));
        void wizard.submit({
          ...reasons,
          upload: [...kept, ...added],
          ...(hasChanges && {
            change: { kind: "source", uuid: source.uuid, input: {}, documents: changes },
          }),
        });
      }}
    />
  );
}

/** Without a document, a reviewer decides without evidence. */
export function NoDocumentsStep() {
  const { t } = useTranslation("income");
  const { wizard } = useIncomeStep();
  return (
    <NoDocument
      words={t("noDocumentsNotice", { returnObjects: true })}
      onAcknowledge={() => void wizard.submit({ noDocumentsNotice: "acknowledged" })}
    />
  );
}
