import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { DecisionChoices } from "@latchkey/ui/decision-choices/decision-choices.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useTranslation } from "react-i18next";
import { useChoiceKeys } from "../desk/use-choice-keys.ts";
import { useSendKey } from "../desk/use-send-key.ts";
import type { Desk, ShownDecision } from "./decision.graphql.ts";
import { EvidencePanel } from "./evidence-panel.tsx";
import { refusedText } from "./refused-text.ts";
import { lookIds, useSecondLook } from "./use-second-look.ts";

interface SecondLookPanelProps {
  readonly desk: Desk;
  readonly open: ShownDecision;
  readonly onDone: (text: string) => void;
}

const CARDS = "second-look-choice";

/** The second pair of eyes: the evidence to open, and whether they agree. */
export function SecondLookPanel({ desk, open, onDone }: SecondLookPanelProps) {
  const files = [...desk.evidence, ...desk.outsideEvidence];
  const notOpened = files.filter(({ openedAt }) => openedAt === null).length;
  return (
    <>
      <EvidencePanel desk={desk} />
      <AnswerPanel desk={desk} open={open} notOpened={desk.isCurrent ? notOpened : 0} onDone={onDone} />
    </>
  );
}

interface AnswerPanelProps extends SecondLookPanelProps {
  readonly notOpened: number;
}

function AnswerPanel({ notOpened, ...props }: AnswerPanelProps) {
  const { t } = useTranslation("decision");
  const textOf = useIssueText();
  const look = useSecondLook(props);
  const { answer, failure } = look;
  const { name } = props.open.proposedBy;
  useChoiceKeys({
    id: CARDS,
    choices: [
      { value: "agree", keys: "1", label: t("look.agree") },
      { value: "disagree", keys: "2", label: t("look.disagree", { name }) },
    ],
    onChoose: look.setAnswer,
  });
  const form = useSendKey(t("keys.send"));
  const mustOpen = answer === "agree" && notOpened > 0;
  return (
    <ConsolePanel title={t("look.question")}>
      <form noValidate ref={form} onSubmit={look.submit}>
        <ConsoleForm>
          {failure && <SaveProblem failure={failure} refused={refusedText(failure, t)} fields={["note"]} />}
          <FieldGroup
            legend={t("look.question")}
            legendHidden
            radio
            id={lookIds.answer}
            error={look.isUnanswered && t("look.choose")}
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
              onChange={look.setAnswer}
              id={CARDS}
            />
          </FieldGroup>
          <Field
            label={t("look.note")}
            optionalLabel={answer !== "disagree" && t("form.optional")}
            id={lookIds.note}
            error={textOf(look.noteIssue, { "validation.required": t("look.noteRequired") })}
          >
            {(aria) => (
              <TextArea
                {...aria}
                rows={2}
                value={look.note}
                onChange={(event) => look.setNote(event.currentTarget.value)}
              />
            )}
          </Field>
          <div className="row">
            <Button
              variant="primary"
              size="small"
              type="submit"
              busy={look.isBusy}
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
