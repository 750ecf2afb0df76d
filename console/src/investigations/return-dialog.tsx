import { neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import { sentIssueOf } from "@latchkey/members/calls/mutation-failure.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { ReasonDialog } from "../desk/reason-dialog.tsx";
import { ReturnCaseBundle } from "./investigations.graphql.ts";
import type { SettleDialogProps } from "./release-dialog.tsx";
import { settleRefusal } from "./settle-refusal.ts";

export function ReturnDialog({ bundle: { id, number }, onClose, onRefused, onDone }: SettleDialogProps) {
  const { t } = useTranslation("investigations");
  const { isBusy, failure, save } = useSave(ReturnCaseBundle, onRefused);
  const giveBack = async (note: string) => {
    if (await save({ id, note })) onDone(t("returning.done", { number }));
  };
  return (
    <ReasonDialog
      words={{
        title: t("returning.title", { number }),
        lead: t("returning.text"),
        reason: t("returning.reason"),
        required: t("returning.required"),
        submit: t("returning.submit"),
      }}
      rule={neededDecisionNoteIssue}
      sentIssue={sentIssueOf(failure, "note")}
      isBusy={isBusy}
      problem={
        failure && <SaveProblem failure={failure} refused={settleRefusal(failure, t)} fields={["note"]} />
      }
      onClose={onClose}
      onReason={(note) => void giveBack(note)}
    />
  );
}
