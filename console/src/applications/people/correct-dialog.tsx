import { EmailDialog } from "@latchkey/members/saving/email-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { useTranslation } from "react-i18next";
import { type ApplicationPerson, CorrectAddress } from "./application.graphql.ts";

interface CorrectDialogProps {
  readonly person: ApplicationPerson;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** The invitation goes to another address. */
export function CorrectDialog({ person, onClose, onDone }: CorrectDialogProps) {
  const { t } = useTranslation("application");
  const { isBusy, failure, save } = useSave(CorrectAddress);
  return (
    <EmailDialog
      words={{
        title: t("correct.title", { name: fullName(person) }),
        lead: t("correct.lead"),
        label: t("correct.label"),
        refused: t("correct.begun"),
        submit: t("correct.submit"),
        cancel: t("withdraw.back"),
      }}
      broken={{ "validation.required": t("correct.required") }}
      idPrefix="corrected-"
      email={person.email}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onEmail={async (email) => {
        if (await save({ partyId: person.id, email })) onDone(t("correct.done", { email }));
      }}
    />
  );
}
