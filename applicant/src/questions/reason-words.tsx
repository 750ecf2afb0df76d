import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useTranslation } from "react-i18next";

interface ReasonWordsProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
  readonly onBlur?: () => void;
  readonly issue: Issue | undefined;
}

export const useReasonWordsText = (): ((issue: Issue | undefined) => string | undefined) => {
  const { t } = useTranslation("questions");
  const text = useIssueText();
  return (issue) => text(issue, { "validation.required": t("reason.required") });
};

export function ReasonWords({ id, value, onChange, onBlur, issue }: ReasonWordsProps) {
  const { t } = useTranslation("questions");
  const text = useReasonWordsText();
  return (
    <Field id={id} label={t("reason.words")} hint={t("reason.hint")} error={text(issue)}>
      {(aria) => (
        <TextArea
          {...aria}
          rows={3}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
