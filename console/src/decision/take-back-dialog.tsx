import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../desk/save-problem.tsx";
import { useSave } from "../desk/use-save.ts";
import { TakeBackDecision } from "./decision.graphql.ts";
import { refusedText } from "./refused-text.ts";

interface TakeBackDialogProps {
  readonly decisionId: string;
  readonly onClose: () => void;
  readonly onTakenBack: () => void;
}

/** Brings a case back into review before anything is told: with a reason, which is kept. */
export function TakeBackDialog({ decisionId, onClose, onTakenBack }: TakeBackDialogProps) {
  const { t } = useTranslation(["decision", "desk"]);
  const { language } = useLanguage();
  const formId = useId();
  const { isBusy, failure, save } = useSave(TakeBackDecision);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  useHoldsText(reason !== "");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = reason.trim() === "";
    setMissing(isEmpty);
    if (isEmpty) focusField("take-back-reason");
    else if (await save({ decisionId, note: reason.trim(), language })) onTakenBack();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t("takeBack.title")}
      lead={t("takeBack.lead")}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {t("takeBack.submit")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("desk:cancel")}
          </Button>
        </>
      }
    >
      {failure && <SaveProblem failure={failure} refused={refusedText(failure, t)} />}
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t("takeBack.reason")}
          id="take-back-reason"
          error={isMissing && reason.trim() === "" && t("takeBack.required")}
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
      </form>
    </Modal>
  );
}
