import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { useTranslation } from "react-i18next";
import { nameOfAnswer } from "../answers/name-of-step.ts";

/** What a question is about, as it stands within a sentence: "your date of birth". */
export const useNameOfStep = () => {
  const { t } = useTranslation(["dashboard", "reasons", "steps"]);
  return (section: SectionName, step: string): string => nameOfAnswer(t, section, step);
};
