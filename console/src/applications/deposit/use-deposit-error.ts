import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";

/** A broken rule in words, its day as people write it. @param own for codes that have another text at the field */
export const useDepositError = () => {
  const textOf = useIssueText("deposit");
  const { language } = useLanguage();
  return (issue: Issue | undefined, own: Readonly<Record<string, string>> = {}): string | undefined => {
    const { day } = issue?.params ?? {};
    return textOf(
      issue &&
        (typeof day === "string"
          ? { code: issue.code, params: { ...issue.params, day: formatShortDate(language, day) } }
          : issue),
      own,
    );
  };
};
