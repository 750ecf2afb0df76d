import { type OwnTexts, useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { emailIssue } from "@latchkey/domain/rules/email.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { tidyEmail } from "@latchkey/domain/rules/tidy.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import type { MutationFailure } from "../calls/mutation-failure.ts";
import { useMemberApp } from "../session/member-app.ts";
import { type DialogWords, FormDialog } from "./form-dialog.tsx";
import { SaveProblem } from "./save-problem.tsx";
import { useSavedForm } from "./use-saved-form.ts";

interface EmailDialogProps {
  readonly words: DialogWords & { readonly label: string; readonly refused: string | undefined };
  /** Other texts for a broken rule, by its code. */
  readonly broken: OwnTexts;
  /** What comes before `email` in the id of the field. */
  readonly idPrefix: string;
  readonly email: string;
  readonly isBusy: boolean;
  readonly failure: MutationFailure | undefined;
  readonly onClose: () => void;
  readonly onEmail: (email: string) => Promise<void>;
}

/** An address that can be corrected, and the e-mail goes to it. */
export function EmailDialog(props: EmailDialogProps) {
  const { words, broken, idPrefix, email, isBusy, failure, onClose, onEmail } = props;
  const textOf = useIssueText(useMemberApp().issueTexts);
  const form = useSavedForm<{ email: string }>({
    defaults: { email },
    issues: (typed) => issuesIn({ email: emailIssue(typed.email) }),
    fields: ["email"],
    idPrefix,
    failure,
    onValid: (typed) => void onEmail(typed.email),
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={words}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} refused={words.refused} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <Field label={words.label} id={`${idPrefix}email`} error={textOf(form.issues.email, broken)}>
        {(aria) => <TextInput {...aria} {...form.text("email", tidyEmail)} type="email" autoComplete="off" />}
      </Field>
    </FormDialog>
  );
}
