import { EmailDialog } from "@latchkey/members/saving/email-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { AskRefereeAgain, type ShownReference } from "./reference.graphql.ts";

interface AskAgainDialogProps {
  readonly partyId: string;
  readonly reference: ShownReference;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The e-mail goes to a referee once more; its address can be corrected. */
export function AskAgainDialog({ partyId, reference, onClose, onDone }: AskAgainDialogProps) {
  const { t } = useTranslation(["case", "desk"]);
  const { isBusy, failure, save } = useSave(AskRefereeAgain);
  return (
    <EmailDialog
      words={{
        title: t("again.title", { name: reference.name }),
        lead: t("again.lead"),
        label: t("again.email"),
        refused: t("again.refused"),
        submit: t("again.submit"),
        cancel: t("desk:cancel"),
      }}
      broken={{ "validation.required": t("again.required"), personalEmailMatch: t("again.own") }}
      idPrefix="referee-"
      email={reference.email}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onEmail={async (email) => {
        if (await save({ partyId, referenceId: reference.id, email: email.trim() })) onDone();
      }}
    />
  );
}
