import { withReadableNumbers } from "@latchkey/browser/forms/issue-text.ts";
import { type Texts, textOfKeys } from "@latchkey/browser/i18n/code-text.ts";
import type { Namespace } from "@latchkey/browser/i18n/i18n.ts";
import type { BulkColumn } from "@latchkey/domain/applications/bulk-columns.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { messageKeyOf } from "@latchkey/domain/rules/message-key.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";

export const cellTexts = ["many", "application-rules", "validation"] as const satisfies readonly Namespace[];

/** The mistake of a cell in few words; those of its column come first. */
export const cellText = (t: Texts, column: BulkColumn, issue: Issue): string => {
  const { code, params } = withReadableNumbers(issue, staffLanguage);
  const key = messageKeyOf(code);
  const keys = [
    `many:cells.${column}.${key.split(".").at(-1)}`,
    ...cellTexts.map((namespace) => `${namespace}:${key}`),
  ];
  return textOfKeys(t, keys, { ...params, defaultValue: code });
};
