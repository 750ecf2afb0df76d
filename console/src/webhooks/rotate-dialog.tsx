import { ActDialog } from "@latchkey/members/saving/act-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { RotateWebhookSecret } from "./webhooks.graphql.ts";

interface RotateDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onRotated: (secret: string) => void;
}

export function RotateDialog({ id, onClose, onRotated }: RotateDialogProps) {
  const { t } = useTranslation(["webhooks", "desk"]);
  const { isBusy, failure, save } = useSave(RotateWebhookSecret);
  const rotate = async () => {
    const data = await save({ id });
    if (data) onRotated(data.rotateWebhookSecret.secret);
  };
  return (
    <ActDialog
      words={{
        title: t("rotating.title"),
        lead: t("rotating.text"),
        submit: t("rotating.submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      failure={failure}
      onAct={rotate}
      onClose={onClose}
    />
  );
}
