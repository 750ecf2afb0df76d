import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

/** Codes that a field may want to say in its own words, e.g. "Enter your first name". */
export type OwnWords = Readonly<Record<string, string>>;

const keyOf = (code: string): string => {
  const name = code.replace(/^validation\./, "");
  return name.includes(".") ? name : `text.${name}`;
};

/** A broken rule in the reader's language; a code without words of its own still gets a sentence. */
export const issueText = (t: TFunction<"validation">, issue: Issue, own: OwnWords = {}): string =>
  own[issue.code] ??
  t(keyOf(issue.code) as "text.unknown", { ...issue.params, defaultValue: t("text.unknown") });

export const useIssueText = () => {
  const { t } = useTranslation("validation");
  return (issue: Issue | undefined, own?: OwnWords): string | undefined => issue && issueText(t, issue, own);
};
