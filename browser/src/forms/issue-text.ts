import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { messageKeyOf } from "@latchkey/domain/rules/message-key.ts";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { textOfKeys } from "../i18n/code-text.ts";
import type { Namespace } from "../i18n/i18n.ts";

export type OwnTexts = Readonly<Record<string, string>>;

/**
 * A broken rule in the reader's language; a code without a message gets a generic one.
 * @param group the texts of a section with the messages of its rules; its page has loaded it
 */
export const issueText = (
  t: TFunction<"validation">,
  issue: Issue,
  { own = {}, group }: { readonly own?: OwnTexts | undefined; readonly group?: Namespace | undefined } = {},
): string => {
  const ns = group !== undefined && { ns: ["validation", group] };
  return (
    own[issue.code] ??
    textOfKeys(t, [messageKeyOf(issue.code)], { ...issue.params, ...ns, defaultValue: t("text.unknown") })
  );
};

export const withReadableNumbers = ({ code, params = {} }: Issue, language: string): Issue => ({
  code,
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "number" ? value.toLocaleString(language) : value,
    ]),
  ),
});

export const useIssueText = (group?: Namespace) => {
  const { t, i18n } = useTranslation("validation");
  return (issue: Issue | undefined, own?: OwnTexts): string | undefined =>
    issue && issueText(t, withReadableNumbers(issue, i18n.language), { own, group });
};
