import { neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import { type MutationFailure, sentIssueOf } from "@latchkey/members/calls/mutation-failure.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useState } from "react";
import { useKnownStaff } from "../shell/staff.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export interface SecondAnswerWords {
  readonly title: string;
  readonly text: string;
  /** The writer reads this in place of the buttons. */
  readonly yours: string;
  readonly agree: string;
  readonly refuse: string;
  readonly reason: string;
  readonly required: string;
  /** It was answered or replaced meanwhile. */
  readonly over: string;
  /** The writer tried to answer. */
  readonly person: string;
}

interface SecondAnswerPanelProps {
  readonly words: SecondAnswerWords;
  readonly writtenById: string;
  readonly isBusy: boolean;
  readonly failure: MutationFailure | undefined;
  /** @returns whether it was saved */
  readonly onAnswer: (agrees: boolean, reason: string) => Promise<boolean>;
}

const refusedText = ({ over, person }: SecondAnswerWords, failure: MutationFailure): string | undefined => {
  if (failure.kind !== "refused") return undefined;
  if (failure.code === "DECISION_OVER") return over;
  return failure.code === "SECOND_PERSON_NEEDED" ? person : undefined;
};

/** Another reviewer agrees, or refuses for a reason. */
export function SecondAnswerPanel({ words, writtenById, isBusy, failure, onAnswer }: SecondAnswerPanelProps) {
  const staff = useKnownStaff();
  const [isRefusing, setRefusing] = useState(false);
  const answer = async (agrees: boolean, reason: string) => {
    if (await onAnswer(agrees, reason)) setRefusing(false);
  };
  const problem = failure && (
    <SaveProblem failure={failure} refused={refusedText(words, failure)} fields={["reason"]} />
  );
  return (
    <ConsolePanel title={words.title}>
      <div className="stack">
        {!isRefusing && problem}
        <p>{words.text}</p>
        {staff?.id === writtenById ? (
          <p className="soft">{words.yours}</p>
        ) : (
          <div className="row">
            <Button size="small" variant="primary" busy={isBusy} onClick={() => void answer(true, "")}>
              {words.agree}
            </Button>
            <Button size="small" onClick={() => setRefusing(true)}>
              {words.refuse}
            </Button>
          </div>
        )}
      </div>
      {isRefusing && (
        <ReasonDialog
          words={{
            title: words.refuse,
            lead: words.text,
            submit: words.refuse,
            reason: words.reason,
            required: words.required,
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
