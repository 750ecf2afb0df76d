import { ActDialog } from "@latchkey/members/saving/act-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { RemoveWebhookEndpoint } from "./webhooks.graphql.ts";

interface RemoveDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemoveDialog({ id, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation(["webhooks", "desk"]);
  const { isBusy, failure, save } = useSave(RemoveWebhookEndpoint);
  const remove = async () => {
    if (await save({ id })) onRemoved();
  };
  return (
    <ActDialog
      words={{
        title: t("removing.title"),
        lead: t("removing.text"),
        submit: t("removing.submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      failure={failure}
      onAct={remove}
      onClose={onClose}
    />
  );
}
