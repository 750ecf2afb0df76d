import { useAskBeforeLeaving } from "@latchkey/browser/unsaved/ask-before-leaving.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { Secret } from "@latchkey/ui/secret/secret.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

interface SecretWords {
  readonly title: string;
  readonly lead: string;
  readonly copy: string;
  readonly copied: string;
  readonly saved: string;
  readonly savedRequired: string;
}

interface ShownSecretDialogProps {
  readonly words: SecretWords;
  readonly text: string;
  readonly onClose: () => void;
}

/** A new secret is shown only once: the dialog stays until the administrator confirms that it is saved. */
export function ShownSecretDialog({ words, text, onClose }: ShownSecretDialogProps) {
  const { t } = useTranslation("desk");
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
      title={words.title}
      lead={words.lead}
      actions={
        <Button variant="primary" onClick={close}>
          {t("close")}
        </Button>
      }
    >
      <Secret value={text} copyLabel={words.copy} copiedLabel={words.copied} />
      <Checkbox
        ref={box}
        label={words.saved}
        checked={isSaved}
        error={isAsked && !isSaved ? words.savedRequired : undefined}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
    </Modal>
  );
}
