import { ActDialog } from "@latchkey/members/saving/act-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
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
    <ActDialog
      words={{
        title: t(`confirm.${what}Title`, { name }),
        lead: t(`confirm.${what}`),
        submit: t(`confirm.${what}Submit`),
        cancel: t("confirm.back"),
      }}
      isBusy={isBusy}
      failure={failure}
      refused={t("refused")}
      onAct={confirm}
      onClose={onClose}
    />
  );
}
