import { MOST_REQUESTS, NAMED_DOCUMENT } from "@latchkey/domain/review/request.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../../desk/document-name.ts";
import { type ReviewedDocument, requestAbout } from "./typed-request.ts";
import { fieldId, type RequestForm } from "./use-request-form.ts";

interface DocumentsPanelProps {
  readonly form: RequestForm;
  readonly documents: readonly ReviewedDocument[];
}

/** Several documents at once: each ticked one becomes a request with what was found about it. */
export function DocumentsPanel({ form, documents }: DocumentsPanelProps) {
  const { t } = useTranslation(["request", "desk"]);
  const nameOf = useDocumentName();
  const askable = documents.filter((document) => requestAbout(document, form.subjects));
  const asked = form.requests.flatMap(({ documentId }) => documentId ?? []);
  const isFull = form.requests.length >= MOST_REQUESTS;
  const labelOf = (document: ReviewedDocument): string =>
    `${t(`desk:section.${document.section}`)}: ${nameOf(document)}, ${document.fileName}`;
  const papers = form.subjects.flatMap((subject, index) =>
    subject.starts.some(({ step }) => step === NAMED_DOCUMENT)
      ? subject.documentTypes.map((type) => ({
          value: `${index}/${type}`,
          label: `${t(`desk:section.${subject.section}`)}: ${nameOf({ type })}`,
          subject,
          type,
        }))
      : [],
  );
  if (askable.length === 0 && papers.length === 0) return null;
  return (
    <ConsolePanel title={t("documents.title")}>
      <ConsoleForm>
        {askable.length > 0 && (
          <ChecksField
            isDense
            id={fieldId("documents")}
            legend={t("documents.again")}
            hint={isFull ? t("documents.full", { max: MOST_REQUESTS }) : t("documents.hint")}
            error={undefined}
            choices={askable.map((document) => ({ value: document.id, label: labelOf(document) }))}
            value={asked}
            onChange={(ids) => form.askAgain(askable, ids)}
          />
        )}
        {papers.length > 0 && (
          <Field label={t("documents.missing")} id={fieldId("paper")}>
            {(aria) => (
              <Select
                {...aria}
                disabled={isFull}
                placeholder={t("choose")}
                options={papers.map(({ value, label }) => ({ value, label }))}
                value=""
                onChange={({ currentTarget: { value } }) => {
                  const paper = papers.find((one) => one.value === value);
                  if (paper) form.addPaper(paper.subject, paper.type);
                }}
              />
            )}
          </Field>
        )}
      </ConsoleForm>
    </ConsolePanel>
  );
}
