import { neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReasonDialog } from "../../desk/reason-dialog.tsx";
import { SaveProblem } from "../../desk/save-problem.tsx";
import { useSave } from "../../desk/use-save.ts";
import { type MutationFailure, sentIssueOf } from "../../graphql/mutation-failure.ts";
import { useKnownStaff } from "../../shell/staff.ts";
import { AnswerRightToRent, type ShownCheck } from "./right-to-rent.graphql.ts";

interface SecondPanelProps {
  readonly partyId: string;
  readonly check: ShownCheck;
  readonly onAnswered: (text: string) => void;
}

const useRefusedText = () => {
  const { t } = useTranslation("right-to-rent");
  return (failure: MutationFailure): string | undefined => {
    if (failure.kind !== "refused") return undefined;
    if (failure.code === "DECISION_OVER") return t("second.over");
    return failure.code === "SECOND_PERSON_NEEDED" ? t("second.person") : undefined;
  };
};

/** The answer of another reviewer to a record without a statutory excuse. */
export function SecondPanel({ partyId, check, onAnswered }: SecondPanelProps) {
  const { t } = useTranslation("right-to-rent");
  const staff = useKnownStaff();
  const refusedText = useRefusedText();
  const [isRefusing, setRefusing] = useState(false);
  const { isBusy, failure, save } = useSave(AnswerRightToRent);
  const answer = async (agrees: boolean, reason: string) => {
    if (!(await save({ partyId, checkId: check.id, agrees, reason }))) return;
    setRefusing(false);
    onAnswered(t(agrees ? "second.agreed" : "second.refused"));
  };
  const problem = failure && (
    <SaveProblem failure={failure} refused={refusedText(failure)} fields={["reason"]} />
  );
  return (
    <ConsolePanel title={t("second.title")}>
      <div className="stack">
        {!isRefusing && problem}
        <p>{t("second.text")}</p>
        {staff?.id === check.byId ? (
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
