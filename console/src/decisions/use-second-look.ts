import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { decisionNoteIssue, neededDecisionNoteIssue } from "@latchkey/domain/review/decision-note.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { sentIssueOf } from "@latchkey/members/calls/mutation-failure.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AgreeToDecision, type Desk, RefuseDecision, type ShownDecision } from "./decision.graphql.ts";
import { type LookAnswer, useKeptLook } from "./kept-looks.ts";

export const lookIds = { answer: "second-look-answer", note: "second-look-note" } as const;

interface SecondLookOptions {
  readonly open: ShownDecision;
  readonly onDone: (text: string) => void;
}

const issueOf = (answer: LookAnswer | "", note: string): Issue | undefined =>
  (answer === "disagree" ? neededDecisionNoteIssue : decisionNoteIssue)(note.trim());

/** The answer of a second reviewer: what is chosen and typed, what is wrong with it, and sending it. */
export const useSecondLook = ({ open, onDone }: SecondLookOptions) => {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const agree = useSave(AgreeToDecision);
  const refuse = useSave(RefuseDecision);
  const { typed, change, forget } = useKeptLook(open.id);
  const { answer, note } = typed;
  const [tried, setTried] = useState<string>();
  const failure = answer === "agree" ? agree.failure : refuse.failure;
  const sentIssue = sentIssueOf(failure, "note");
  useEffect(() => {
    if (sentIssue) focusField(lookIds.note);
  }, [sentIssue]);
  const own = issueOf(answer, note);
  const doneText = ({ party, open: left, earlier }: Desk): string => {
    if (party.status === "DECIDED") return t("done.decided", { name: party.firstName });
    if (left) return t("done.agreed");
    return earlier[0]?.state === "DROPPED" ? t("done.dropped") : t("done.agreed");
  };
  const send = async () => {
    const variables = { decisionId: open.id, note: note.trim(), language };
    const done =
      answer === "agree"
        ? await agree.save(variables).then((data) => data && doneText(data.agreeToDecision))
        : await refuse
            .save(variables)
            .then((data) => data && t("done.refused", { name: open.proposedBy.name }));
    if (done === undefined) return;
    forget();
    onDone(done);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(note);
    if (answer === "") focusField(lookIds.answer);
    else if (own) focusField(lookIds.note);
    else void send();
  };
  return {
    answer,
    setAnswer: (chosen: LookAnswer) => change({ answer: chosen }),
    note,
    setNote: (text: string) => change({ note: text }),
    isUnanswered: tried !== undefined && answer === "",
    // A refusal of the server applies to the sent note, the rule to the current one.
    noteIssue: tried === undefined ? undefined : (own ?? (tried === note ? sentIssue : undefined)),
    submit,
    isBusy: agree.isBusy || refuse.isBusy,
    failure,
  };
};
