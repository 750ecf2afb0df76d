import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";

interface ReasonWords {
  readonly title: string;
  readonly lead: string;
  /** The label of the field. */
  readonly reason: string;
  /** What to do about a missing reason. */
  readonly required: string;
  readonly submit: string;
}

interface ReasonDialogProps {
  readonly words: ReasonWords;
  readonly isBusy: boolean;
  /** What went wrong with saving it, if anything. */
  readonly problem: ReactNode;
  readonly onClose: () => void;
  /** @param reason trimmed, and not empty */
  readonly onReason: (reason: string) => void;
}

/** Something that takes a reason, which is kept. */
export function ReasonDialog({ words, isBusy, problem, onClose, onReason }: ReasonDialogProps) {
  const { t } = useTranslation("desk");
  const [formId, fieldId] = [useId(), useId()];
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const isEmpty = reason.trim() === "";
  useHoldsText(reason !== "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(isEmpty);
    if (isEmpty) focusField(fieldId);
    else onReason(reason.trim());
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {words.submit}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      {problem}
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={words.reason} id={fieldId} error={isMissing && isEmpty && words.required}>
          {(aria) => (
            <TextArea
              {...aria}
              rows={3}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
        </Field>
      </form>
    </Modal>
  );
}
