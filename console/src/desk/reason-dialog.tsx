import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { Issue, Rule } from "@latchkey/domain/rules/issue.ts";
import { type DialogWords, FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { useReason } from "@latchkey/members/saving/use-reason.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

interface ReasonWords extends Omit<DialogWords, "cancel"> {
  /** The label of the field. */
  readonly reason: string;
  /** Tells the reader to enter a reason. */
  readonly required: string;
}

interface ReasonDialogProps {
  readonly words: ReasonWords;
  /** A rule that refuses an empty reason too. */
  readonly rule: Rule<string>;
  /** The server's refusal of the sent reason. */
  readonly sentIssue: Issue | undefined;
  readonly isBusy: boolean;
  /** The failure of saving. */
  readonly problem: ReactNode;
  readonly onClose: () => void;
  /** @param reason trimmed, and not empty */
  readonly onReason: (reason: string) => void;
}

/** Something that takes a reason, which is kept. */
export function ReasonDialog({ words, isBusy, problem, onClose, ...asked }: ReasonDialogProps) {
  const { t } = useTranslation("desk");
  const textOf = useIssueText();
  const fieldId = useId();
  const { reason, setReason, issue, submit } = useReason({ ...asked, fieldId });
  return (
    <FormDialog
      words={{ ...words, cancel: t("cancel") }}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field
        label={words.reason}
        id={fieldId}
        error={textOf(issue, { "validation.required": words.required })}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
