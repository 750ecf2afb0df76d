import { EmailDialog } from "@latchkey/members/saving/email-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { useTranslation } from "react-i18next";
import { CorrectEmail, type Person, type ShownApplication } from "./application.graphql.ts";
import { useRefusalText } from "./refusal-text.ts";

interface CorrectDialogProps {
  readonly application: ShownApplication;
  readonly person: Person;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** The invitation goes to another address. */
export function CorrectDialog({ application: { id }, person, onClose, onDone }: CorrectDialogProps) {
  const { t } = useTranslation(["application", "page"]);
  const { isBusy, failure, save } = useSave(CorrectEmail);
  const name = fullName(person);
  return (
    <EmailDialog
      words={{
        title: t("correct.title", { name }),
        lead: t("correct.lead"),
        label: t("correct.label"),
        refused: useRefusalText(failure, name),
        submit: t("correct.submit"),
        cancel: t("page:cancel"),
      }}
      broken={{ "validation.required": t("correct.required") }}
      idPrefix="corrected-"
      email={person.email}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onEmail={async (email) => {
        if (await save({ id, personId: person.id, email })) onDone(t("correct.done", { email }));
      }}
    />
  );
}
