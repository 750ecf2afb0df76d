import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import { sentIssueOf } from "@latchkey/members/calls/mutation-failure.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { ReasonDialog } from "../desk/reason-dialog.tsx";
import { TakeBackDecision } from "./decision.graphql.ts";
import { refusedText } from "./refused-text.ts";

interface TakeBackDialogProps {
  readonly decisionId: string;
  readonly onClose: () => void;
  readonly onTakenBack: () => void;
}

/** Brings a case back into review before anything is told. */
export function TakeBackDialog({ decisionId, onClose, onTakenBack }: TakeBackDialogProps) {
  const { t } = useTranslation(["decision", "desk"]);
  const { language } = useLanguage();
  const { isBusy, failure, save } = useSave(TakeBackDecision);
  const takeBack = async (note: string) => {
    if (await save({ decisionId, note, language })) onTakenBack();
  };
  return (
    <ReasonDialog
      words={{
        title: t("takeBack.title"),
        lead: t("takeBack.lead"),
        reason: t("takeBack.reason"),
        required: t("takeBack.required"),
        submit: t("takeBack.submit"),
      }}
      rule={neededDecisionNoteIssue}
      sentIssue={sentIssueOf(failure, "note")}
      isBusy={isBusy}
      problem={
        failure && <SaveProblem failure={failure} refused={refusedText(failure, t)} fields={["note"]} />
      }
      onClose={onClose}
      onReason={(reason) => void takeBack(reason)}
    />
  );
}
