import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import {
  type GivenReason,
  reasonWordsIssue,
  takesWords,
  type WithoutDocumentReason,
  withoutDocumentReasons,
} from "@latchkey/domain/documents/without-document.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ChoiceCards } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface WithoutModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (given: GivenReason) => void;
}

const FIELD = "without-reason";
const WORDS = "without-words";

/** "I don't have this document" counts as an answer and is recorded with its reason, for the reviewer. */
export function WithoutModal({ open, onClose, onConfirm }: WithoutModalProps) {
  const { t } = useTranslation(["upload-dialogs", "validation"]);
  const issueText = useIssueText();
  const [reason, setReason] = useState<WithoutDocumentReason | "">("");
  const [words, setWords] = useState("");
  const [isChecked, setChecked] = useState(false);
  const asksWords = reason !== "" && takesWords(reason);
  const issue = asksWords ? reasonWordsIssue(words) : undefined;
  const close = () => {
    setChecked(false);
    onClose();
  };
  const confirm = () => {
    setChecked(true);
    if (!reason) return analytics.validationError(FIELD, { code: "required" });
    if (!issue) return onConfirm(asksWords ? { reason, words: words.trim() } : { reason });
    analytics.validationError(WORDS, issue);
    focusField(WORDS);
  };
  const choose = (chosen: WithoutDocumentReason): void => {
    analytics.changedField(FIELD);
    setChecked(false);
    setReason(chosen);
  };
  const actions = (
    <>
      <Button variant="primary" onClick={confirm}>
        {t("without.confirm")}
      </Button>
      <Button variant="quiet" onClick={close}>
        {t("without.cancel")}
      </Button>
    </>
  );
  return (
    <Modal open={open} onClose={close} title={t("without.title")} lead={t("without.lead")} actions={actions}>
      <FieldGroup
        radio
        legend={t("without.title")}
        legendHidden
        error={isChecked && !reason ? t("validation:text.please_select_an_option") : undefined}
      >
        <ChoiceCards
          name={FIELD}
          choices={withoutDocumentReasons.map((value) => ({ value, label: t(`without.${value}`) }))}
          value={reason}
          onChange={choose}
        />
      </FieldGroup>
      {asksWords && (
        <Field
          id={WORDS}
          label={t("without.words")}
          hint={t("without.wordsHint")}
          error={
            isChecked ? issueText(issue, { "validation.required": t("without.wordsRequired") }) : undefined
          }
        >
          {(aria) => (
            <TextArea
              {...aria}
              rows={3}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          )}
        </Field>
      )}
    </Modal>
  );
}
