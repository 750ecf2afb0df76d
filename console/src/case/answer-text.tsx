import { readableText } from "@latchkey/browser/answers/readable-text.ts";
import { regions } from "@latchkey/browser/i18n/format.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useTranslation } from "react-i18next";
import type { ShownAnswer } from "./case.graphql.ts";
import { readableWords } from "./readable-words.ts";

/** What a document or a choice is called; a code without a name is shown as it is. */
export const useCodeNames = () => {
  const { t } = useTranslation(["answers", "document-names", "other-document-names"]);
  const choice = (code: string): string =>
    t(`choice.${code}` as "choice.yes", {
      defaultValue: t(`document-names:kind.${code}` as "document-names:kind.PASSPORT", {
        defaultValue: t(`other-document-names:kind.${code}` as "other-document-names:kind.ID", {
          defaultValue: code,
        }),
      }),
    });
  return { choice, step: (step: string) => t(`step.${step}` as "step.name", { defaultValue: step }) };
};

/** An answer as people read it. A sealed one only says that it is there. */
export const useAnswerText = () => {
  const { t } = useTranslation(["case", "answers"]);
  const { language } = useLanguage();
  const { choice } = useCodeNames();
  return ({ kind, value, words, names }: ShownAnswer): string => {
    if (kind === "files") return names.join(", ");
    if (kind === "sealed" || value === null) return t("answer.sealed");
    if (kind === "date") return formatShortDate(language, value);
    if (kind === "choice") return words ?? choice(value);
    if (kind === "without") return t("answer.without", { reason: words ?? choice(value) });
    if (kind === "country") {
      return new Intl.DisplayNames(regions[language], { type: "region" }).of(value) ?? value;
    }
    return readableText(value, language, readableWords(t));
  };
};
