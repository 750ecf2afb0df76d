import { useTranslation } from "react-i18next";
import { ActDialog } from "../desk/act-dialog.tsx";
import { useSave } from "../desk/use-save.ts";
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
