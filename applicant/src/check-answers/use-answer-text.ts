import { type ReadableWords, readableText } from "@latchkey/browser/answers/readable-text.ts";
import { regions } from "@latchkey/browser/i18n/format.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useTranslation } from "react-i18next";
import type { AnsweredRow } from "./own-answers.graphql.ts";
import { useChoiceText } from "./use-choice-text.ts";

const useReadableWords = (choice: (step: string, code: string) => string): ReadableWords => {
  const { t } = useTranslation("check-answers");
  return {
    frequency: (code) => t(`answer.frequency.${code}`),
    probation: (count) => t("answer.probation", { count }),
    landlord: t("answer.landlord"),
    agent: t("answer.agent"),
    bonus: (answer) => t("answer.bonus", { answer: choice("bonus", answer) }),
    gap: (reason) => choice("gaps", reason),
  };
};

/** An answer as the person gave it, with the words that stood beside it. */
export const useAnswerText = () => {
  const { t } = useTranslation(["check-answers", "upload-dialogs"]);
  const { language } = useLanguage();
  const choice = useChoiceText();
  const words = useReadableWords(choice);
  return ({ step, answer }: AnsweredRow): string => {
    const { kind, value, names } = answer;
    if (kind === "files") return names.join("\n");
    if (value === null) return t("answer.sealed");
    if (kind === "date") return formatShortDate(language, value);
    if (kind === "choice") return answer.words ?? choice(step, value);
    if (kind === "without") {
      const reason = answer.words ?? t(`upload-dialogs:without.${value}` as "upload-dialogs:without.lost");
      return t("answer.without", { reason });
    }
    if (kind === "country") {
      return new Intl.DisplayNames(regions[language], { type: "region" }).of(value) ?? value;
    }
    return readableText(value, language, words);
  };
};
