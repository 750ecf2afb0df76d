import { definitionOf } from "@latchkey/domain/documents/definitions.ts";
import type { IdentityDocumentKind } from "@latchkey/domain/documents/kinds.ts";
import { allowedDocuments } from "@latchkey/domain/identity/countries.ts";
import type { Choice } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../../documents/steps/use-document-name.ts";
import { ChoiceQuestion } from "../../questions/choice-question.tsx";
import { useIdentityStep } from "../identity-context.ts";

/** One of the documents allowed for the nationality, or none (spec 2 §2). A nationality without a mapping throws. */
export function DocumentsStep() {
  const { t } = useTranslation("identity");
  const { wizard, countriesDocsMap } = useIdentityStep();
  const { nationality, documents } = wizard.state.values;
  const nameOf = useDocumentName();
  const choices: readonly Choice<IdentityDocumentKind | "none">[] = [
    ...allowedDocuments(countriesDocsMap, nationality).map((kind) => ({
      value: kind,
      label: nameOf(kind),
      hint: t(definitionOf(kind).sides === 2 ? "documents.twoSides" : "documents.oneSide"),
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
      answered={documents}
      onAnswer={(kind) => void wizard.submit({ documents: kind })}
    />
  );
}
