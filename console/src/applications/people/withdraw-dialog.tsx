import { Button } from "@latchkey/ui/button/button.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useTranslation } from "react-i18next";
import { fullName } from "../../desk/case-names.ts";
import { SaveProblem } from "../../desk/save-problem.tsx";
import { useSave } from "../../desk/use-save.ts";
import { type ApplicationPerson, WithdrawParty } from "./application.graphql.ts";

interface WithdrawDialogProps {
  readonly person: ApplicationPerson;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Asks before a case ends for good. */
export function WithdrawDialog({ person, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useTranslation("application");
  const { isBusy, failure, save } = useSave(WithdrawParty);
  const name = fullName(person);
  const withdraw = async () => {
    if (await save({ partyId: person.id })) onDone(t("withdraw.done", { name }));
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t("withdraw.title", { name })}
      lead={t("withdraw.lead")}
      actions={
        <>
          <Button variant="critical" busy={isBusy} onClick={() => void withdraw()}>
            {t("withdraw.submit")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("withdraw.back")}
          </Button>
        </>
      }
    >
      {failure && <SaveProblem failure={failure} />}
    </Modal>
  );
}
