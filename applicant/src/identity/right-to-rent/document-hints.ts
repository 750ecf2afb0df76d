import { definitionOf } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { ruleFor } from "@latchkey/domain/identity/right-to-rent-choices.ts";
import { groupTwo, type PrimaryChoice } from "@latchkey/domain/identity/right-to-rent-rules.ts";
import { useTranslation } from "react-i18next";
import { documentForm } from "../../documents/steps/document-form.ts";
import { useIdentityStep } from "../identity-context.ts";

const described = [
  "BIRTH_ADOPTION",
  "DBS",
  "TIME_LIMITED_PASSPORT",
  "TRAVEL_BOOKING",
  "UK_BIOMETRIC_RESIDENCE",
  "UK_DRIVING_LICENCE",
  "UK_IMMIGRATION_STATUS",
  "UK_VISA_APPLICATION_LETTER",
] as const;

export const useDocumentHint = () => {
  const { t } = useTranslation(["right-to-rent", "identity"]);
  return (type: DocumentType): string | undefined => {
    const own = described.find((known) => known === type);
    if (own) return t(`hint.${own}`);
    if (documentForm(type, "front") === "photo-page") return t("identity:documents.oneSide");
    return definitionOf(type).sides === 2 ? t("identity:documents.twoSides") : undefined;
  };
};

export const usePrimaryHint = () => {
  const { t } = useTranslation("right-to-rent");
  const { wizard, today } = useIdentityStep();
  const hintOf = useDocumentHint();
  const { primary } = ruleFor(wizard.state.values, today);
  return (choice: PrimaryChoice): string | undefined => {
    if (choice === "SHARE_CODE") return t("hint.SHARE_CODE");
    const isVisitor = primary.some(
      (option) => option.choice === choice && option.secondaryDocuments?.includes("TRAVEL_BOOKING"),
    );
    return isVisitor ? t("hint.visitor") : hintOf(choice);
  };
};

/** "Other" means the letters of group two if those are offered. */
export const isGroupTwo = (offered: readonly DocumentType[]): boolean =>
  offered.every((type) => groupTwo.includes(type));
