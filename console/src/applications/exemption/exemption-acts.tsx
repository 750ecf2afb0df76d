import { neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReasonDialog } from "../../desk/reason-dialog.tsx";
import { SaveProblem } from "../../desk/save-problem.tsx";
import { useSave } from "../../desk/use-save.ts";
import { type MutationFailure, sentIssueOf } from "../../graphql/mutation-failure.ts";
import { useKnownStaff } from "../../shell/staff.ts";
import { AnswerExemption, EndExemption, type ShownExemption } from "./exemption.graphql.ts";

interface ActProps {
  readonly applicationId: string;
  readonly exemption: ShownExemption;
  readonly onDone: (text: string) => void;
}

const useRefusedText = () => {
  const { t } = useTranslation("exemption");
  return (failure: MutationFailure): string | undefined => {
    if (failure.kind !== "refused") return undefined;
    if (failure.code === "DECISION_OVER") return t("second.over");
    return failure.code === "SECOND_PERSON_NEEDED" ? t("second.person") : undefined;
  };
};

/** The answer of another reviewer. */
export function SecondAnswer({ applicationId, exemption, onDone }: ActProps) {
  const { t } = useTranslation("exemption");
  const staff = useKnownStaff();
  const refusedText = useRefusedText();
  const [isRefusing, setRefusing] = useState(false);
  const { isBusy, failure, save } = useSave(AnswerExemption);
  const answer = async (agrees: boolean, reason: string) => {
    if (!(await save({ applicationId, exemptionId: exemption.id, agrees, reason }))) return;
    setRefusing(false);
    onDone(t(agrees ? "second.agreed" : "second.refused"));
  };
  const problem = failure && (
    <SaveProblem failure={failure} refused={refusedText(failure)} fields={["reason"]} />
  );
  return (
    <ConsolePanel title={t("second.title")}>
      <div className="stack">
        {!isRefusing && problem}
        <p>{t("second.text")}</p>
        {staff?.id === exemption.byId ? (
          <p className="soft">{t("second.yours")}</p>
        ) : (
          <div className="row">
            <Button size="small" variant="primary" busy={isBusy} onClick={() => void answer(true, "")}>
              {t("second.agree")}
            </Button>
            <Button size="small" onClick={() => setRefusing(true)}>
              {t("second.refuse")}
            </Button>
          </div>
        )}
      </div>
      {isRefusing && (
        <ReasonDialog
          words={{
            title: t("second.refuse"),
            lead: t("second.text"),
            submit: t("second.refuse"),
            reason: t("second.reason"),
            required: t("second.required"),
          }}
          rule={neededDecisionNoteIssue}
          sentIssue={sentIssueOf(failure, "reason")}
          isBusy={isBusy}
          problem={problem}
          onClose={() => setRefusing(false)}
          onReason={(reason) => void answer(false, reason)}
        />
      )}
    </ConsolePanel>
  );
}

/** An exemption lasts as long as its ground holds, which is asked again every year. */
export function Ending({ applicationId, exemption, onDone }: ActProps) {
  const { t } = useTranslation("exemption");
  const refusedText = useRefusedText();
  const [isEnding, setEnding] = useState(false);
  const { isBusy, failure, save } = useSave(EndExemption);
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
            failure && <SaveProblem failure={failure} refused={refusedText(failure)} fields={["reason"]} />
          }
          onClose={() => setEnding(false)}
          onReason={(reason) => void end(reason)}
        />
      )}
    </>
  );
}
