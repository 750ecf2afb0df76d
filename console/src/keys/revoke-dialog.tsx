import { Button } from "@latchkey/ui/button/button.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../desk/save-problem.tsx";
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
    <Modal
      open
      onClose={onClose}
      title={t("revoking.title", { name })}
      lead={t("revoking.text")}
      actions={
        <>
          <Button variant="critical" busy={isBusy} onClick={() => void revoke()}>
            {t("revoking.submit")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("desk:cancel")}
          </Button>
        </>
      }
    >
      {failure && <SaveProblem failure={failure} />}
    </Modal>
  );
}
