import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { recordNoteIssue } from "@latchkey/domain/review/record-note.ts";
import { type MutationFailure, sentIssueOf } from "@latchkey/members/calls/mutation-failure.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useReason } from "@latchkey/members/saving/use-reason.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { type DecisionChoice, DecisionChoices } from "@latchkey/ui/decision-choices/decision-choices.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";

interface RecordFormProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly DecisionChoice<Value>[];
  readonly isBusy: boolean;
  readonly failure: MutationFailure | undefined;
  readonly refused?: string | undefined;
  /** undefined: there is nothing to go back to. */
  readonly onCancel: (() => void) | undefined;
  readonly onRecord: (value: Value, note: string) => void;
}

export function RecordForm<Value extends string>(props: RecordFormProps<Value>) {
  const { legend, choices, isBusy, failure, refused, onCancel, onRecord } = props;
  const { t } = useTranslation("desk");
  const textOf = useIssueText();
  const choiceId = useId();
  const fieldId = useId();
  const [chosen, setChosen] = useState<Value | "">("");
  const [isTried, setTried] = useState(false);
  const note = useReason({
    rule: recordNoteIssue,
    sentIssue: sentIssueOf(failure, "note"),
    fieldId,
    onReason: (text) => chosen !== "" && onRecord(chosen, text),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen === "") focusField(choiceId);
    else note.submit(event);
  };
  return (
    <form noValidate onSubmit={submit}>
      <ConsoleForm>
        {failure && <SaveProblem failure={failure} refused={refused} fields={["note"]} />}
        <FieldGroup
          legend={legend}
          radio
          id={choiceId}
          error={isTried && chosen === "" && t("record.required")}
        >
          <DecisionChoices choices={choices} value={chosen} onChange={setChosen} />
        </FieldGroup>
        <Field
          label={t("record.note")}
          optionalLabel={t("record.optional")}
          id={fieldId}
          error={textOf(note.issue)}
        >
          {(aria) => (
            <TextArea
              {...aria}
              rows={2}
              value={note.reason}
              onChange={(event) => note.setReason(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className="row">
          <Button size="small" type="submit" busy={isBusy}>
            {t("record.submit")}
          </Button>
          {onCancel && (
            <Button size="small" variant="quiet" onClick={onCancel}>
              {t("cancel")}
            </Button>
          )}
        </div>
      </ConsoleForm>
    </form>
  );
}
