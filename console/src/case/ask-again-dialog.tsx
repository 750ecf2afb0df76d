import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { emailIssue } from "@latchkey/domain/rules/email.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../desk/save-problem.tsx";
import { useSave } from "../desk/use-save.ts";
import { useSavedForm } from "../desk/use-saved-form.ts";
import { AskRefereeAgain, type ShownReference } from "./case.graphql.ts";

interface AskAgainDialogProps {
  readonly partyId: string;
  readonly reference: ShownReference;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The e-mail goes to a referee once more; its address can be corrected. */
export function AskAgainDialog({ partyId, reference, onClose, onDone }: AskAgainDialogProps) {
  const { t } = useTranslation(["case", "desk", "validation"]);
  const textOf = useIssueText();
  const formId = useId();
  const { isBusy, failure, save } = useSave(AskRefereeAgain);
  const form = useSavedForm<{ email: string }>({
    defaults: { email: reference.email },
    issues: ({ email }) => {
      const issue = emailIssue(email);
      return issue ? { email: issue } : {};
    },
    fields: ["email"],
    idPrefix: "referee-",
    failure,
    onValid: async ({ email }) => {
      if (await save({ partyId, referenceId: reference.id, email: email.trim() })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  return (
    <Modal
      open
      onClose={onClose}
      title={t("again.title", { name: reference.name })}
      lead={t("again.lead")}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {t("again.submit")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("desk:cancel")}
          </Button>
        </>
      }
    >
      {failure && <SaveProblem failure={failure} refused={t("again.refused")} fields={form.fields} />}
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        <Field
          label={t("again.email")}
          id="referee-email"
          error={textOf(form.issues.email, {
            "validation.required": t("again.required"),
            personalEmailMatch: t("again.own"),
          })}
        >
          {(aria) => <TextInput {...aria} {...form.text("email")} type="email" autoComplete="off" />}
        </Field>
      </form>
    </Modal>
  );
}
