import { ActDialog } from "@latchkey/members/saving/act-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { type ListedKey, RevokeApiKey } from "./keys.graphql.ts";

interface RevokeDialogProps {
  readonly apiKey: ListedKey;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

export function RevokeDialog({ apiKey: { id, name }, onClose, onRevoked }: RevokeDialogProps) {
  const { t } = useTranslation(["keys", "desk"]);
  const { isBusy, failure, save } = useSave(RevokeApiKey);
  const revoke = async () => {
    if (await save({ id })) onRevoked();
  };
  return (
    <ActDialog
      words={{
        title: t("revoking.title", { name }),
        lead: t("revoking.text"),
        submit: t("revoking.submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      failure={failure}
      onAct={revoke}
      onClose={onClose}
    />
  );
}
