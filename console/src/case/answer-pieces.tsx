import { type AnswerPiece, type AnswerWords, answerPieces } from "@latchkey/browser/answers/answer-pieces.ts";
import { codeText, documentText } from "@latchkey/browser/i18n/code-text.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useTranslation } from "react-i18next";
import type { SectionName } from "../graphql/operations.generated.ts";
import type { ShownAnswer } from "./case.graphql.ts";

/** A code without a name is shown as it is. */
export const useCodeNames = () => {
  const { t } = useTranslation(["answers", "document-names", "other-document-names", "step-labels"]);
  const choice = (code: string): string => codeText(t, documentText(t, code), `choice.${code}`);
  return {
    choice,
    choiceOf: (section: SectionName, step: string, code: string): string =>
      codeText(t, choice(code), `step-labels:${section}.${step}.choiceLabels.${code}`),
    step: (section: SectionName, step: string): string =>
      codeText(t, step, `step-labels:${section}.${step}.label`),
  };
};

interface Answered {
  readonly section: SectionName;
  readonly step: string;
}

export const useAnswerPieces = () => {
  const { t } = useTranslation(["case", "answers"]);
  const { language } = useLanguage();
  const { choice, choiceOf } = useCodeNames();
  const wordsOf = ({ section, step }: Answered): AnswerWords => ({
    choice: (code) => choiceOf(section, step, code),
    frequency: (code) => t(`frequency.${code}`),
    probation: (count) => t("probation", { count }),
    landlord: t("landlord"),
    agent: t("agent"),
    bonus: (code) => t("bonus", { answer: choice(code) }),
    gap: (code) => choiceOf(section, "gap", code),
    without: (code, own) => t("answer.without", { reason: own ?? choice(code) }),
    sealed: t("answer.sealed"),
  });
  return (answer: ShownAnswer, of: Answered): readonly AnswerPiece[] =>
    answerPieces(answer, language, wordsOf(of));
};
