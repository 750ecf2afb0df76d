import { noteIssue } from "@latchkey/domain/review/note.ts";
import { sentIssueOf } from "@latchkey/members/calls/mutation-failure.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { ReasonDialog } from "../desk/reason-dialog.tsx";
import { TakeParty } from "./case.graphql.ts";
import { TakeProblem } from "./take-problem.tsx";

interface TakeOverDialogProps {
  readonly name: string;
  readonly partyId: string;
  readonly onClose: () => void;
  readonly onTaken: () => void;
}

/** Takes a case from a colleague who holds it. */
export function TakeOverDialog({ name, partyId, onClose, onTaken }: TakeOverDialogProps) {
  const { t } = useTranslation("case");
  const { isBusy, failure, save } = useSave(TakeParty);
  const take = async (reason: string) => {
    if (await save({ partyId, reason })) onTaken();
  };
  return (
    <ReasonDialog
      words={{
        title: t("hold.title", { name }),
        lead: t("hold.lead", { name }),
        reason: t("hold.reason"),
        required: t("hold.required"),
        submit: t("hold.submit"),
      }}
      rule={noteIssue}
      sentIssue={sentIssueOf(failure, "reason")}
      isBusy={isBusy}
      problem={failure && <TakeProblem failure={failure} fields={["reason"]} />}
      onClose={onClose}
      onReason={(reason) => void take(reason)}
    />
  );
}
