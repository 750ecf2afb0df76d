import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { DecisionChoices } from "@latchkey/ui/decision-choices/decision-choices.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../desk/save-problem.tsx";
import { useSave } from "../desk/use-save.ts";
import { AgreeToDecision, type Desk, RefuseDecision, type ShownDecision } from "./decision.graphql.ts";
import { EvidencePanel } from "./evidence-panel.tsx";
import { refusedText } from "./refused-text.ts";

interface SecondLookPanelProps {
  readonly desk: Desk;
  readonly open: ShownDecision;
  readonly onDone: (text: string) => void;
}

type Answer = "agree" | "disagree";

/** The second pair of eyes: the evidence to open, and whether they agree. */
export function SecondLookPanel({ desk, open, onDone }: SecondLookPanelProps) {
  const notOpened = desk.evidence.filter(({ openedAt }) => openedAt === null).length;
  return (
    <>
      <EvidencePanel desk={desk} />
      <AnswerPanel desk={desk} open={open} notOpened={desk.isCurrent ? notOpened : 0} onDone={onDone} />
    </>
  );
}

type Missing = "answer" | "note" | undefined;

const useAnswer = ({ open, onDone }: SecondLookPanelProps) => {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const agree = useSave(AgreeToDecision);
  const refuse = useSave(RefuseDecision);
  const [answer, setAnswer] = useState<Answer | "">("");
  const [note, setNote] = useState("");
  const [missing, setMissing] = useState<Missing>();
  useHoldsText(note !== "");
  const doneText = ({ party, open: left, earlier }: Desk): string => {
    if (party.status === "DECIDED") return t("done.decided", { name: party.firstName });
    if (left) return t("done.agreed");
    return earlier[0]?.state === "DROPPED" ? t("done.dropped") : t("done.agreed");
  };
  const send = async () => {
    const variables = { decisionId: open.id, note: note.trim(), language };
    if (answer === "agree") {
      const data = await agree.save(variables);
      if (data) onDone(doneText(data.agreeToDecision));
      return;
    }
    if (await refuse.save(variables)) onDone(t("done.refused", { name: open.proposedBy.name }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNoteMissing = answer === "disagree" && note.trim() === "";
    const found = answer === "" ? "answer" : isNoteMissing ? "note" : undefined;
    setMissing(found);
    if (found) focusField(`second-look-${found}`);
    else void send();
  };
  return {
    answer,
    setAnswer,
    note,
    setNote,
    missing,
    submit,
    isBusy: agree.isBusy || refuse.isBusy,
    failure: answer === "agree" ? agree.failure : refuse.failure,
  };
};

interface AnswerPanelProps extends SecondLookPanelProps {
  readonly notOpened: number;
}

function AnswerPanel({ notOpened, ...props }: AnswerPanelProps) {
  const { t } = useTranslation("decision");
  const { answer, setAnswer, note, setNote, missing, submit, isBusy, failure } = useAnswer(props);
  const { name } = props.open.proposedBy;
  const mustOpen = answer === "agree" && notOpened > 0;
  return (
    <ConsolePanel title={t("look.question")}>
      <form noValidate onSubmit={submit}>
        <ConsoleForm>
          {failure && <SaveProblem failure={failure} refused={refusedText(failure, t)} />}
          <FieldGroup
            legend={t("look.question")}
            legendHidden
            radio
            id="second-look-answer"
            error={missing === "answer" && answer === "" && t("look.choose")}
          >
            <DecisionChoices
              choices={[
                { value: "agree", label: t("look.agree"), hint: t("look.agreeHint") },
                {
                  value: "disagree",
                  label: t("look.disagree", { name }),
                  hint: t("look.disagreeHint"),
                  tone: "caution",
                },
              ]}
              value={answer}
              onChange={setAnswer}
            />
          </FieldGroup>
          <Field
            label={t("look.note")}
            optionalLabel={answer !== "disagree" && t("form.optional")}
            id="second-look-note"
            error={missing === "note" && note.trim() === "" && t("look.noteRequired")}
          >
            {(aria) => (
              <TextArea
                {...aria}
                rows={2}
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
              />
            )}
          </Field>
          <div className="row">
            <Button
              variant="primary"
              size="small"
              type="submit"
              busy={isBusy}
              aria-disabled={mustOpen || undefined}
              aria-describedby={mustOpen ? "second-look-why" : undefined}
              onClick={(event) => mustOpen && event.preventDefault()}
            >
              {answer === "disagree" ? t("look.submitDisagree") : t("look.submitAgree")}
            </Button>
            {mustOpen && (
              <span className="soft" id="second-look-why">
                {t("look.openFirst", { count: notOpened })}
              </span>
            )}
          </div>
        </ConsoleForm>
      </form>
    </ConsolePanel>
  );
}
