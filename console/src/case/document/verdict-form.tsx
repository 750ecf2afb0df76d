import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { judgementIssues, reasonsToAskAgain } from "@latchkey/domain/review/verdict.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { DecisionChoices } from "@latchkey/ui/decision-choices/decision-choices.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../../desk/save-problem.tsx";
import { useSave } from "../../desk/use-save.ts";
import type { DocumentVerdictKind } from "../../graphql/operations.generated.ts";
import { useShortcuts } from "../../shortcuts/use-shortcuts.ts";
import { JudgeDocument, type ViewedDocument } from "./document.graphql.ts";

interface VerdictFormProps {
  readonly viewed: ViewedDocument;
  /** The reader may judge it. A note that is typed stays when they may not any more. */
  readonly isOpen: boolean;
  readonly onSaved: () => void;
  readonly onRefused: () => void;
}

const spelled = { ACCEPT: "accept", ASK_AGAIN: "ask_again", DO_NOT_USE: "do_not_use" } as const;
const choices = [
  { value: "ACCEPT", key: "a", tone: undefined },
  { value: "ASK_AGAIN", key: "k", tone: "caution" },
  { value: "DO_NOT_USE", key: "x", tone: "critical" },
] as const;

const ids = { verdict: "verdict-kind", reasons: "verdict-reasons", note: "verdict-note" } as const;

/** Accept, ask again with reasons, or do not use. What is wrong is said beside its field. */
export function VerdictForm({ viewed, isOpen, onSaved, onRefused }: VerdictFormProps) {
  const { party, document } = viewed;
  const { t } = useTranslation(["document", "reasons"]);
  const textOf = useIssueText();
  const { isBusy, failure, save } = useSave(JudgeDocument, onRefused);
  const [verdict, setVerdict] = useState<DocumentVerdictKind | "">(document.verdict?.verdict ?? "");
  const [reasons, setReasons] = useState<readonly string[]>(document.verdict?.reasons ?? []);
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  useHoldsText(note !== "");
  const keys = choices.map(({ value, key }) => ({
    keys: key,
    label: t(`verdict.${value}`),
    run: () => setVerdict(value),
  }));
  useShortcuts(isOpen ? keys : []);
  const issues: Readonly<Record<string, Issue | true>> =
    verdict === ""
      ? { verdict: true }
      : judgementIssues({ verdict: spelled[verdict], reasons, note }, document.section);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = (["verdict", "reasons", "note"] as const).find((field) => field in issues);
    if (wrong) focusField(ids[wrong]);
    else if (verdict !== "") {
      const asked = { partyId: party.id, documentId: document.id, verdict, reasons, note };
      if (await save(asked)) onSaved();
    }
  };
  const errorOf = (field: keyof typeof ids): string | undefined => {
    const issue = isTried ? issues[field] : undefined;
    if (issue === undefined) return undefined;
    const isMissing = issue === true || issue.code === "validation.required";
    return isMissing ? t(`verdict.required.${field}`) : textOf(issue);
  };
  if (!isOpen && note === "") return null;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ConsoleForm>
        {failure && <SaveProblem failure={failure} />}
        <FieldGroup
          radio
          legend={t("verdict.legend")}
          legendHidden
          id={ids.verdict}
          error={errorOf("verdict")}
        >
          <DecisionChoices
            value={verdict}
            onChange={setVerdict}
            choices={choices.map(({ value, tone }) => ({
              value,
              tone,
              label: t(`verdict.${value}`),
              hint: t(`verdictHint.${value}`),
            }))}
          />
        </FieldGroup>
        {verdict === "ASK_AGAIN" && (
          <FieldGroup legend={t("verdict.reasons")} id={ids.reasons} error={errorOf("reasons")}>
            {reasonsToAskAgain(document.section).map((reason) => (
              <Checkbox
                key={reason}
                variant="dense"
                label={t(`reasons:text.${reason}`)}
                checked={reasons.includes(reason)}
                onChange={({ currentTarget: { checked } }) =>
                  setReasons(checked ? [...reasons, reason] : reasons.filter((other) => other !== reason))
                }
              />
            ))}
          </FieldGroup>
        )}
        <Field
          label={t("verdict.note")}
          optionalLabel={verdict !== "DO_NOT_USE" && t("verdict.optional")}
          id={ids.note}
          error={errorOf("note")}
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
        <Button variant="primary" size="small" block onward type="submit" busy={isBusy}>
          {t("verdict.save")}
        </Button>
      </ConsoleForm>
    </form>
  );
}
