import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import {
  type Decline,
  type DeclineReason,
  declineNoteIssue,
  declineReasons,
  otherEmailIssue,
} from "@latchkey/domain/references/decline.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { keysOf } from "@latchkey/domain/rules/records.ts";
import { tidyEmail } from "@latchkey/domain/rules/tidy.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ChoiceCards } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { QuestionnaireEnd } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";

export interface DeclineDraft {
  readonly reason: DeclineReason | "";
  readonly note: string;
  readonly email: string;
}

export const untouchedDecline: DeclineDraft = { reason: "", note: "", email: "" };

type DeclineField = keyof DeclineDraft;

export type ReasonWords = Readonly<Record<DeclineReason, { readonly label: string; readonly hint: string }>>;

const issuesOf = ({ reason, note, email }: DeclineDraft): Partial<Record<DeclineField, Issue>> => {
  const emailIssue = reason === "SOMEBODY_ELSE" ? otherEmailIssue(email) : undefined;
  const noteIssue = declineNoteIssue(note);
  return {
    ...(reason === "" && { reason: { code: "validation.please_select_an_option" } }),
    ...(emailIssue && { email: emailIssue }),
    ...(noteIssue && { note: noteIssue }),
  };
};

const idOf = (field: DeclineField): string => `decline-${field}`;

export interface DeclineFormProps {
  /** The applicant's first name. */
  readonly name: string;
  readonly reasons: ReasonWords;
  readonly draft: DeclineDraft;
  readonly onDraft: (draft: DeclineDraft) => void;
  readonly isSending: boolean;
  readonly onSend: (decline: Decline) => void;
}

export function DeclineForm({ name, reasons, draft, onDraft, isSending, onSend }: DeclineFormProps) {
  const { t } = useTranslation("reference");
  const issueText = useIssueText();
  const [isChecked, setChecked] = useState(false);
  const [isEmailLeft, setEmailLeft] = useState(false);
  const { reason, note, email } = draft;
  const issues = issuesOf(draft);
  const optional = t("decline.optional");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const [wrong] = keysOf(issues);
    if (wrong) focusField(idOf(wrong));
    else if (reason !== "") onSend({ reason, note, email: reason === "SOMEBODY_ELSE" ? email : "" });
  };
  const notes = (
    <>
      <p>{t("decline.person")}</p>
      <p>{t("decline.mistake")}</p>
    </>
  );
  return (
    <form className="stack stack--loose" noValidate onSubmit={submit}>
      <FieldGroup
        id={idOf("reason")}
        legend={t("decline.legend")}
        legendHidden
        radio
        error={issueText(isChecked ? issues.reason : undefined)}
      >
        <ChoiceCards
          name="reason"
          choices={declineReasons.map((value) => ({ value, ...reasons[value] }))}
          value={reason}
          onChange={(chosen) => onDraft({ ...draft, reason: chosen })}
        />
      </FieldGroup>
      {reason === "SOMEBODY_ELSE" && (
        <Field
          id={idOf("email")}
          label={t("decline.email")}
          optionalLabel={optional}
          error={issueText(isChecked || isEmailLeft ? issues.email : undefined)}
        >
          {(aria) => (
            <TextInput
              {...aria}
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ target }) => onDraft({ ...draft, email: target.value })}
              onBlur={() => {
                const tidied = tidyEmail(email);
                if (tidied !== email) onDraft({ ...draft, email: tidied });
                setEmailLeft(true);
              }}
            />
          )}
        </Field>
      )}
      <Field
        id={idOf("note")}
        label={t("decline.note")}
        optionalLabel={optional}
        hint={<TypedIn text={t("decline.noteHint", { name })} typed={name} />}
        error={issueText(issues.note)}
      >
        {(aria) => (
          <TextArea
            {...aria}
            value={note}
            onChange={({ target }) => onDraft({ ...draft, note: target.value })}
          />
        )}
      </Field>
      <QuestionnaireEnd notes={notes}>
        <Button variant="primary" type="submit" block busy={isSending}>
          {t("decline.send")}
        </Button>
        <TextButton icon="arrow-left" onClick={() => window.history.back()}>
          {t("decline.back")}
        </TextButton>
      </QuestionnaireEnd>
    </form>
  );
}
