import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { messageIssue } from "@latchkey/domain/applications/agency-message.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useState } from "react";
import { type MutationFailure, sentIssueOf } from "../calls/mutation-failure.ts";
import { SaveProblem } from "../saving/save-problem.tsx";
import { useReason } from "../saving/use-reason.ts";

interface WriteFormProps {
  readonly words: {
    readonly label: string;
    /** Nothing was typed. */
    readonly required: string;
    readonly asks: string;
    readonly send: string;
  };
  /** The id of the field. */
  readonly fieldId: string;
  readonly isBusy: boolean;
  readonly failure: MutationFailure | undefined;
  /** @returns whether it was sent */
  readonly onSend: (text: string, needsAnswer: boolean) => Promise<boolean>;
}

/** A message, and whether it needs an answer. What is typed stays until it is sent. */
export function WriteForm({ words, fieldId, isBusy, failure, onSend }: WriteFormProps) {
  const textOf = useIssueText();
  const [needsAnswer, setNeedsAnswer] = useState(false);
  const send = async (text: string) => {
    if (!(await onSend(text, needsAnswer))) return;
    message.clear();
    setNeedsAnswer(false);
  };
  const message = useReason({
    rule: messageIssue,
    sentIssue: sentIssueOf(failure, "text"),
    fieldId,
    onReason: (text) => void send(text),
  });
  return (
    <form noValidate onSubmit={message.submit}>
      <ConsoleForm>
        {failure && <SaveProblem failure={failure} fields={["text"]} />}
        <Field
          label={words.label}
          id={fieldId}
          error={textOf(message.issue, { "validation.required": words.required })}
        >
          {(aria) => (
            <TextArea
              {...aria}
              rows={3}
              value={message.reason}
              onChange={(event) => message.setReason(event.currentTarget.value)}
            />
          )}
        </Field>
        <Checkbox
          variant="dense"
          label={words.asks}
          checked={needsAnswer}
          onChange={(event) => setNeedsAnswer(event.currentTarget.checked)}
        />
        <div>
          <Button size="small" type="submit" busy={isBusy}>
            {words.send}
          </Button>
        </div>
      </ConsoleForm>
    </form>
  );
}
