import { type AnswerPiece, type AnswerWords, answerPieces } from "@latchkey/browser/answers/answer-pieces.ts";
import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { useTranslation } from "react-i18next";
import type { AnsweredRow } from "./own-answers.graphql.ts";
import { useChoiceText } from "./use-choice-text.ts";

export const useAnswerPieces = () => {
  const { t } = useTranslation(["check-answers", "upload-dialogs"]);
  const { language } = useLanguage();
  const choice = useChoiceText();
  const wordsOf = (section: SectionName, step: string): AnswerWords => ({
    choice: (code) => choice(section, step, code),
    frequency: (code) => t(`answer.frequency.${code}`),
    probation: (count) => t("answer.probation", { count }),
    landlord: t("answer.landlord"),
    agent: t("answer.agent"),
    bonus: (code) => t("answer.bonus", { answer: choice(section, step, code) }),
    gap: (code) => choice(section, "gap", code),
    without: (code, own) =>
      t("answer.without", {
        reason: own ?? codeText(t, code, `upload-dialogs:without.${code}`),
      }),
    sealed: t("answer.sealed"),
  });
  return (section: SectionName, { step, answer }: AnsweredRow): readonly AnswerPiece[] =>
    answerPieces(answer, language, wordsOf(section, step));
};
