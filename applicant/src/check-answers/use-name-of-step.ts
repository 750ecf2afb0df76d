import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { useTranslation } from "react-i18next";
import { nameOfStep } from "../answers/name-of-step.ts";
import { keysOfStep } from "./words-of-steps.ts";

export const useNameOfStep = () => {
  const { t } = useTranslation(["steps", "identity", "right-to-rent", "income", "residence"]);
  return (section: SectionName, step: string): string =>
    codeText(t, nameOfStep(t, section, step) ?? step, ...keysOfStep(section, step, "phraseAmongAnswers"));
};
