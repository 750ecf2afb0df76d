import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { useTranslation } from "react-i18next";

/** A broken rule in the reader's language. @param own texts of this field by code */
export const useIssueText = () => {
  const { t } = useTranslation("validation");
  return (issue: Issue | undefined, own: Readonly<Record<string, string>> = {}): string | undefined => {
    if (!issue) return undefined;
    const name = issue.code.replace(/^validation\./, "");
    const key = name.includes(".") ? name : `text.${name}`;
    const words = () => t(key as "text.unknown", { ...issue.params, defaultValue: t("text.unknown") });
    return own[issue.code] ?? words();
  };
};
