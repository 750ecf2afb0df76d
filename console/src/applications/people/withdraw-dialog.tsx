import { ActDialog } from "@latchkey/members/saving/act-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { useTranslation } from "react-i18next";
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
    <ActDialog
      words={{
        title: t("withdraw.title", { name }),
        lead: t("withdraw.lead"),
        submit: t("withdraw.submit"),
        cancel: t("withdraw.back"),
      }}
      isBusy={isBusy}
      failure={failure}
      onAct={withdraw}
      onClose={onClose}
    />
  );
}
