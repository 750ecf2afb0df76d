import { useAskBeforeLeaving } from "@latchkey/browser/unsaved/ask-before-leaving.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { Secret } from "@latchkey/ui/secret/secret.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

interface ShownKeyDialogProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** The new key is shown only once: the dialog stays until the administrator confirms that it is saved. */
export function ShownKeyDialog({ text, onClose }: ShownKeyDialogProps) {
  const { t } = useTranslation(["keys", "desk"]);
  const [isSaved, setSaved] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useHoldsText(!isSaved);
  useAskBeforeLeaving(!isSaved);
  const close = () => {
    setAsked(true);
    if (isSaved) onClose();
    else box.current?.focus();
  };
  return (
    <Modal
      open
      onClose={close}
      dismissible={isSaved}
      title={t("shown.title")}
      lead={t("shown.lead")}
      actions={
        <Button variant="primary" onClick={close}>
          {t("desk:close")}
        </Button>
      }
    >
      <Secret value={text} copyLabel={t("shown.copy")} copiedLabel={t("shown.copied")} />
      <Checkbox
        ref={box}
        label={t("shown.saved")}
        checked={isSaved}
        error={isAsked && !isSaved ? t("shown.savedRequired") : undefined}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
    </Modal>
  );
}
