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
import { TakeCase } from "./case.graphql.ts";

interface TakeOverDialogProps {
  readonly name: string;
  readonly partyId: string;
  readonly onClose: () => void;
  readonly onTaken: () => void;
}

/** Takes a case from a colleague who holds it: with a reason, which is kept. */
export function TakeOverDialog({ name, partyId, onClose, onTaken }: TakeOverDialogProps) {
  const { t } = useTranslation(["case", "desk"]);
  const formId = useId();
  const { isBusy, failure, save } = useSave(TakeCase);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  useHoldsText(reason !== "");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = reason.trim() === "";
    setMissing(isEmpty);
    if (isEmpty) focusField("take-over-reason");
    else if (await save({ partyId, reason: reason.trim() })) onTaken();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t("hold.title", { name })}
      lead={t("hold.lead", { name })}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {t("hold.submit")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("desk:cancel")}
          </Button>
        </>
      }
    >
      {failure && <SaveProblem failure={failure} />}
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t("hold.reason")}
          id="take-over-reason"
          error={isMissing && reason.trim() === "" && t("hold.required")}
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
