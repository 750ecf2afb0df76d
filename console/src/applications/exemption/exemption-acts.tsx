import { neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import { type MutationFailure, sentIssueOf } from "@latchkey/members/calls/mutation-failure.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReasonDialog } from "../../desk/reason-dialog.tsx";
import { SecondAnswerPanel } from "../../desk/second-answer-panel.tsx";
import { AnswerExemption, EndExemption, type ShownExemption } from "./exemption.graphql.ts";

interface ActProps {
  readonly applicationId: string;
  readonly exemption: ShownExemption;
  readonly onDone: (text: string) => void;
}

/** The answer of another reviewer. */
export function SecondAnswer({ applicationId, exemption, onDone }: ActProps) {
  const { t } = useTranslation("exemption");
  const { isBusy, failure, save } = useSave(AnswerExemption);
  const answer = async (agrees: boolean, reason: string): Promise<boolean> => {
    const isSaved = Boolean(await save({ applicationId, exemptionId: exemption.id, agrees, reason }));
    if (isSaved) onDone(t(agrees ? "second.agreed" : "second.refused"));
    return isSaved;
  };
  return (
    <SecondAnswerPanel
      words={t("second", { returnObjects: true })}
      writtenById={exemption.byId}
      isBusy={isBusy}
      failure={failure}
      onAnswer={answer}
    />
  );
}

/** An exemption lasts as long as its ground holds, which is asked again every year. */
export function Ending({ applicationId, exemption, onDone }: ActProps) {
  const { t } = useTranslation("exemption");
  const [isEnding, setEnding] = useState(false);
  const { isBusy, failure, save } = useSave(EndExemption);
  const overText = (refused: MutationFailure) =>
    refused.kind === "refused" && refused.code === "DECISION_OVER" ? t("second.over") : undefined;
  const end = async (reason: string) => {
    if (!(await save({ applicationId, exemptionId: exemption.id, reason }))) return;
    setEnding(false);
    onDone(t("end.done"));
  };
  return (
    <>
      {exemption.state === "TO_ASK_AGAIN" && (
        <Alert tone="caution" title={t("again")}>
          <AlertText>{t("againText")}</AlertText>
        </Alert>
      )}
      <div>
        <Button size="small" onClick={() => setEnding(true)}>
          {t("end.act")}
        </Button>
      </div>
      {isEnding && (
        <ReasonDialog
          words={{
            title: t("end.act"),
            lead: t("end.lead"),
            submit: t("end.submit"),
            reason: t("end.reason"),
            required: t("end.required"),
          }}
          rule={neededDecisionNoteIssue}
          sentIssue={sentIssueOf(failure, "reason")}
          isBusy={isBusy}
          problem={
            failure && <SaveProblem failure={failure} refused={overText(failure)} fields={["reason"]} />
          }
          onClose={() => setEnding(false)}
          onReason={(reason) => void end(reason)}
        />
      )}
    </>
  );
}
