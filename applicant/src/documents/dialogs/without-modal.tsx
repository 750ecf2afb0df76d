import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import {
  type WithoutDocumentReason,
  withoutDocumentReasons,
} from "@latchkey/domain/documents/without-document.ts";
import {
  type GivenReason,
  givenReason,
  reasonIssues,
  takesWords,
} from "@latchkey/domain/rules/given-reason.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ChoiceCards } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReasonWords } from "../../questions/reason-words.tsx";

interface WithoutModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (given: GivenReason<WithoutDocumentReason>) => void;
}

const FIELD = "without-reason";
const WORDS = "without-words";

/** "I don't have this document" counts as an answer and is recorded with its reason, for the reviewer. */
export function WithoutModal({ open, onClose, onConfirm }: WithoutModalProps) {
  const { t } = useTranslation(["upload-dialogs", "validation"]);
  const [reason, setReason] = useState<WithoutDocumentReason | "">("");
  const [words, setWords] = useState("");
  const [isChecked, setChecked] = useState(false);
  const issues = reasonIssues({ reason, words });
  const close = () => {
    setChecked(false);
    onClose();
  };
  const confirm = () => {
    setChecked(true);
    const given = givenReason({ reason, words });
    if (given) return onConfirm(given);
    if (issues.reason) analytics.validationError(FIELD, issues.reason);
    if (!issues.words) return;
    analytics.validationError(WORDS, issues.words);
    focusField(WORDS);
  };
  const choose = (chosen: WithoutDocumentReason): void => {
    analytics.changedField(FIELD);
    setChecked(false);
    setReason(chosen);
  };
  const write = (typed: string): void => {
    analytics.changedField(WORDS);
    setWords(typed);
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
      {takesWords(reason) && (
        <ReasonWords id={WORDS} value={words} onChange={write} issue={isChecked ? issues.words : undefined} />
      )}
    </Modal>
  );
}
