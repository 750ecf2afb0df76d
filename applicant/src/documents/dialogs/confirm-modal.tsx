import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import type { ConfirmationItem } from "@latchkey/domain/documents/confirmation.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

interface ConfirmModalProps {
  readonly items: readonly ConfirmationItem[];
  readonly pictures: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

const FIELD = "confirmed";

/** Asks for a few things to be confirmed before the files are used; its box must be ticked (spec 1 §4). */
export function ConfirmModal({ items, pictures, open, onClose, onConfirm }: ConfirmModalProps) {
  const { t } = useTranslation("upload-dialogs");
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  // The tick applies to the current files: with other files it must be ticked again.
  const leave = (then: () => void) => {
    setAgreed(false);
    setMissing(false);
    then();
  };
  const close = () => leave(onClose);
  const confirm = () => {
    if (agreed) return leave(onConfirm);
    analytics.validationError(FIELD, { code: "mustAccept" });
    setMissing(true);
  };
  const agree = (isTicked: boolean): void => {
    analytics.changedField(FIELD);
    setAgreed(isTicked);
  };
  const actions = (
    <>
      <Button variant="primary" onClick={confirm}>
        {t("confirm.use")}
      </Button>
      <Button variant="quiet" onClick={close}>
        {t("confirm.back")}
      </Button>
    </>
  );
  return (
    <Modal open={open} onClose={close} title={t("confirm.title")} lead={t("confirm.lead")} actions={actions}>
      {pictures}
      <Ticks kind="plain" items={items.map((key) => ({ key, text: t(`confirm.${key}`) }))} />
      <Checkbox
        variant="card"
        label={t("confirm.agree")}
        checked={agreed}
        error={isMissing && !agreed ? t("confirm.agreeError") : undefined}
        onChange={(event) => agree(event.currentTarget.checked)}
      />
    </Modal>
  );
}
