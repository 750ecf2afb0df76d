import type { ReadableWords } from "@latchkey/browser/answers/readable-text.ts";
import type { TFunction } from "i18next";

/** What reviewers call the codes within an answer. */
export const readableWords = (t: TFunction<["case", "answers"]>): ReadableWords => {
  const choice = (code: string) =>
    t(`answers:choice.${code}` as "answers:choice.yes", { defaultValue: code });
  return {
    frequency: (code) => t(`frequency.${code}`),
    probation: (count) => t("probation", { count }),
    landlord: t("landlord"),
    agent: t("agent"),
    bonus: (answer) => t("bonus", { answer: choice(answer) }),
    gap: choice,
  };
};
