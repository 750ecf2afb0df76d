import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { useTranslation } from "react-i18next";
import { nameOfStep } from "../answers/name-of-step.ts";

/** What a question is about, as it stands within a sentence beside all others: "the file of your document". */
export const useNameOfStep = () => {
  const { t } = useTranslation(["dashboard", "reasons", "steps"]);
  const { t: amongAnswers } = useTranslation("steps-among-answers");
  return (section: SectionName, step: string): string =>
    codeText(amongAnswers, nameOfStep(t, section, step) ?? step, step);
};
