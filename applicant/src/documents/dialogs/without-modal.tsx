import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import {
  type WithoutDocumentReason,
  withoutDocumentReasons,
} from "@latchkey/domain/documents/without-document.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ChoiceCards } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface WithoutModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: WithoutDocumentReason) => void;
}

const FIELD = "without-reason";

/** "I don't have this document" counts as an answer and is recorded with its reason, for the reviewer. */
export function WithoutModal({ open, onClose, onConfirm }: WithoutModalProps) {
  const { t } = useTranslation(["upload-dialogs", "validation"]);
  const [reason, setReason] = useState<WithoutDocumentReason | "">("");
  const [isMissing, setMissing] = useState(false);
  const close = () => {
    setMissing(false);
    onClose();
  };
  const confirm = () => {
    if (reason) return onConfirm(reason);
    analytics.validationError(FIELD, { code: "required" });
    setMissing(true);
  };
  const choose = (chosen: WithoutDocumentReason): void => {
    analytics.changedField(FIELD);
    setReason(chosen);
  };
  const actions = (
    <>
      <Button variant="primary" onClick={confirm}>
        {t("without.confirm")}
      </Button>
      <Button variant="quiet" onClick={close}>
        {t("without.cancel")}
      </Button>
    </>
  );
  return (
    <Modal open={open} onClose={close} title={t("without.title")} lead={t("without.lead")} actions={actions}>
      <FieldGroup
        radio
        legend={t("without.title")}
        legendHidden
        error={isMissing && !reason ? t("validation:text.please_select_an_option") : undefined}
      >
        <ChoiceCards
          name={FIELD}
          choices={withoutDocumentReasons.map((value) => ({ value, label: t(`without.${value}`) }))}
          value={reason}
          onChange={choose}
        />
      </FieldGroup>
    </Modal>
  );
}
