import { definitionOf } from "@latchkey/domain/documents/definitions.ts";
import type { IdentityDocumentKind } from "@latchkey/domain/documents/kinds.ts";
import { allowedDocuments } from "@latchkey/domain/identity/countries.ts";
import { documentChoiceIssue } from "@latchkey/domain/identity/rules.ts";
import { type Choice, ChoiceCards } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../questions/issue-text.ts";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useIdentityStep } from "../identity-context.ts";

const ID = "documents";
type Answer = IdentityDocumentKind | "none";

/** One of the documents allowed for the nationality, or none (spec 2 §2). A nationality without a mapping throws. */
export function DocumentsStep() {
  const { t } = useTranslation("identity");
  const { wizard, countriesDocsMap } = useIdentityStep();
  const { nationality, documents } = wizard.state.values;
  const allowed = allowedDocuments(countriesDocsMap, nationality);
  const text = useIssueText();
  const form = useStepForm<{ documents: Answer | "" }>({
    defaults: { documents: documents !== undefined && isOffered(documents, allowed) ? documents : "" },
    rules: (fields) => {
      const issue = documentChoiceIssue(fields.documents, allowed);
      return issue ? { documents: issue } : {};
    },
    onValid: (fields) => {
      if (fields.documents) void wizard.submit({ documents: fields.documents });
    },
  });
  const choices: readonly Choice<Answer>[] = [
    ...allowed.map((kind) => ({
      value: kind,
      label: t(`kind.${kind}`),
      hint: t(definitionOf(kind).sides === 2 ? "documents.twoSides" : "documents.oneSide"),
    })),
    { value: "none", label: t("documents.none"), none: true },
  ];
  const error = text(form.issues.documents, {
    "validation.please_select_an_option": t("documents.required"),
  });
  return (
    <StepPage
      title={t("documents.title")}
      subtitle={t("documents.subtitle")}
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={error ? [{ id: ID, message: error }] : []}
    >
      <FieldGroup id={ID} radio legend={t("documents.legend")} legendHidden error={error}>
        <ChoiceCards
          name={ID}
          choices={choices}
          value={form.fields.documents}
          onChange={(value) => form.change("documents", value)}
          onBlur={() => form.leave("documents")}
        />
      </FieldGroup>
    </StepPage>
  );
}

const isOffered = (documents: Answer, allowed: readonly IdentityDocumentKind[]): boolean =>
  documents === "none" || allowed.includes(documents);
