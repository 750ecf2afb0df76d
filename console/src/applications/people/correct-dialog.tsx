import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { emailIssue } from "@latchkey/domain/rules/email.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { fullName } from "../../desk/case-names.ts";
import { SaveProblem } from "../../desk/save-problem.tsx";
import { useSave } from "../../desk/use-save.ts";
import { useSavedForm } from "../../desk/use-saved-form.ts";
import { type ApplicationPerson, CorrectAddress } from "./application.graphql.ts";

interface CorrectDialogProps {
  readonly person: ApplicationPerson;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** The invitation goes to another address. */
export function CorrectDialog({ person, onClose, onDone }: CorrectDialogProps) {
  const { t } = useTranslation("application");
  const textOf = useIssueText("desk");
  const formId = useId();
  const { isBusy, failure, save } = useSave(CorrectAddress);
  const form = useSavedForm<{ email: string }>({
    defaults: { email: person.email },
    issues: ({ email }) => {
      const issue = emailIssue(email);
      return issue ? { email: issue } : {};
    },
    fields: ["email"],
    idPrefix: "corrected-",
    failure,
    onValid: async ({ email }) => {
      if (await save({ partyId: person.id, email })) onDone(t("correct.done", { email }));
    },
  });
  useHoldsText(form.isDirty);
  return (
    <Modal
      open
      onClose={onClose}
      title={t("correct.title", { name: fullName(person) })}
      lead={t("correct.lead")}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {t("correct.submit")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("withdraw.back")}
          </Button>
        </>
      }
    >
      {failure && <SaveProblem failure={failure} refused={t("correct.begun")} fields={form.fields} />}
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        <Field
          label={t("correct.label")}
          id="corrected-email"
          error={textOf(form.issues.email, { "validation.required": t("correct.required") })}
        >
          {(aria) => <TextInput {...aria} {...form.text("email")} type="email" autoComplete="off" />}
        </Field>
      </form>
    </Modal>
  );
}
