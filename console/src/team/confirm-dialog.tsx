import { Button } from "@latchkey/ui/button/button.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../desk/save-problem.tsx";
import { useSave } from "../desk/use-save.ts";
import { BlockStaff, type Member, ResetSecondFactor } from "./team.graphql.ts";

/** The acts that the dialog asks about first. */
export type Confirmed = "reset" | "block";

interface ConfirmDialogProps {
  readonly member: Member;
  readonly what: Confirmed;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

export function ConfirmDialog({ member, what, onClose, onDone }: ConfirmDialogProps) {
  const { t } = useTranslation("team");
  const block = useSave(BlockStaff);
  const reset = useSave(ResetSecondFactor);
  const { id, name } = member;
  const { isBusy, failure } = what === "block" ? block : reset;
  const confirm = async () => {
    const data = await (what === "block" ? block.save({ id }) : reset.save({ id }));
    if (data) onDone(t(`confirm.${what}Done`, { name }));
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t(`confirm.${what}Title`, { name })}
      lead={t(`confirm.${what}`)}
      actions={
        <>
          <Button variant="critical" busy={isBusy} onClick={() => void confirm()}>
            {t(`confirm.${what}Submit`)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("confirm.back")}
          </Button>
        </>
      }
    >
      {failure && <SaveProblem failure={failure} refused={t("refused")} />}
    </Modal>
  );
}
