import { codeText, documentText } from "@latchkey/browser/i18n/code-text.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { useTranslation } from "react-i18next";
import { keysOfStep } from "./words-of-steps.ts";

/** The namespaces of the questions: a choice is called here what it was called when it was made. */
const TEXTS = [
  "questions",
  "identity",
  "income",
  "residence",
  "right-to-rent",
  "dashboard",
  "document-names",
  "other-document-names",
] as const;

/** The words of a choice; a code without words is shown as it is. */
export const useChoiceText = () => {
  const { t } = useTranslation(TEXTS);
  const shared = (code: string): string => {
    if (code === "yes" || code === "no") return t(`questions:answer.${code}`);
    if (code === "none") return t("identity:documents.none");
    return codeText(t, documentText(t, code), `dashboard:incomeType.${code}`);
  };
  return (section: SectionName, step: string, code: string): string =>
    codeText(t, shared(code), ...keysOfStep(section, step, `choices.${code}`));
};
