import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { DecisionChoices } from "@latchkey/ui/decision-choices/decision-choices.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useTranslation } from "react-i18next";
import { useChoiceKeys } from "../../desk/use-choice-keys.ts";
import { useSendKey } from "../../desk/use-send-key.ts";
import { JudgeDocument, type ViewedDocument } from "./document.graphql.ts";
import { type TypedVerdict, useVerdictForm, type VerdictField, verdictFieldId } from "./use-verdict-form.ts";
import { ExplainedField, NoteField, ReasonsField, ShownField } from "./verdict-fields.tsx";

interface VerdictFormProps {
  readonly viewed: ViewedDocument;
  /** The reader may judge it. A note that is typed stays when they may not any more. */
  readonly isOpen: boolean;
  readonly onSaved: () => void;
  readonly onRefused: () => void;
}

const choices = [
  { value: "ACCEPT", key: "a", tone: undefined },
  { value: "ASK_AGAIN", key: "k", tone: "caution" },
  { value: "DO_NOT_USE", key: "x", tone: "critical" },
] as const;

const CARDS = "verdict-choice";

/** Accept, ask again with reasons, or do not use. What is wrong is said beside its field. */
export function VerdictForm({ viewed, isOpen, onSaved, onRefused }: VerdictFormProps) {
  const { t } = useTranslation("document");
  const textOf = useIssueText();
  const { isBusy, failure, save } = useSave(JudgeDocument, onRefused);
  const { party, document } = viewed;
  const { typed, change, issueOf, submit } = useVerdictForm(viewed, async (said) => {
    if (await save({ partyId: party.id, documentId: document.id, ...said })) onSaved();
  });
  const keys = choices.map(({ value, key }) => ({ value, keys: key, label: t(`verdict.${value}`) }));
  const onChoose = (verdict: TypedVerdict["verdict"]) => change({ verdict });
  useChoiceKeys({ id: CARDS, choices: isOpen ? keys : [], onChoose });
  const form = useSendKey(t("verdict.save"), isOpen);
  const errorOf = (field: VerdictField): string | undefined => {
    const issue = issueOf(field);
    if (issue === undefined) return undefined;
    if (field === "shownMinor") return t("verdict.required.shownMinor");
    const isMissing = issue === true || issue.code === "validation.required";
    return isMissing ? t(`verdict.required.${field}`) : textOf(issue);
  };
  if (!isOpen && typed.note === "") return null;
  const fieldOf = (field: VerdictField) => ({ viewed, typed, onChange: change, error: errorOf(field) });
  return (
    <form noValidate ref={form} onSubmit={(event) => void submit(event)}>
      <ConsoleForm>
        {failure && <SaveProblem failure={failure} />}
        <FieldGroup
          radio
          legend={t("verdict.legend")}
          legendHidden
          id={verdictFieldId("verdict")}
          error={errorOf("verdict")}
        >
          <DecisionChoices
            value={typed.verdict}
            onChange={onChoose}
            id={CARDS}
            choices={choices.map(({ value, tone }) => ({
              value,
              tone,
              label: t(`verdict.${value}`),
              hint: t(`verdictHint.${value}`),
            }))}
          />
        </FieldGroup>
        {typed.verdict === "ASK_AGAIN" && <ReasonsField {...fieldOf("reasons")} />}
        {typed.verdict === "ACCEPT" && <ExplainedField {...fieldOf("explained")} />}
        {typed.verdict === "ACCEPT" && <ShownField {...fieldOf("shownMinor")} />}
        <NoteField {...fieldOf("note")} />
        <Button variant="primary" size="small" block onward type="submit" busy={isBusy}>
          {t("verdict.save")}
        </Button>
      </ConsoleForm>
    </form>
  );
}
