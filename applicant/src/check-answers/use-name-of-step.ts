import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { useTranslation } from "react-i18next";
import { nameOfStep } from "../answers/name-of-step.ts";

/** What a question is about, as it stands within a sentence: "your date of birth". */
export const useNameOfStep = () => {
  const { t } = useTranslation("check-answers");
  const { t: ofDashboard } = useTranslation(["dashboard", "reasons"]);
  return (section: SectionName, step: string): string =>
    t(`step.${step}` as "step.upload", {
      defaultValue: nameOfStep(ofDashboard, section, step) ?? step,
    });
};
