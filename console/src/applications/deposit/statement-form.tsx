import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import type { DepositGround } from "@latchkey/domain/compliance/holding-deposit/deposit-rules.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useTranslation } from "react-i18next";
import type { DepositDays, ShownDeposit } from "./deposit.graphql.ts";
import { useDepositError } from "./use-deposit-error.ts";
import { useEvidenceText } from "./use-evidence-text.ts";
import { type StatementForm as Form, fieldId, useStatementForm } from "./use-statement-form.ts";

interface StatementFormProps {
  readonly applicationId: string;
  readonly deposit: ShownDeposit;
  readonly days: DepositDays;
  /** undefined for the first statement, which cannot be given up. */
  readonly onCancel: (() => void) | undefined;
  readonly onDone: () => void;
}

export function StatementForm({ applicationId, deposit, days, onCancel, onDone }: StatementFormProps) {
  const { t } = useTranslation("deposit");
  const { language } = useLanguage();
  const form = useStatementForm({ applicationId, deposit, days, onDone });
  useHoldsText(form.isDirty);
  const { failure, isBusy, isLate, isKept } = form;
  const dayOf = (day: string) => formatShortDate(language, day);
  return (
    <ConsolePanel title={t("statement.write")}>
      <form noValidate onSubmit={form.onSubmit}>
        <ConsoleForm>
          {failure && <SaveProblem failure={failure} fields={form.fields} />}
          {isLate ? (
            <Alert tone="caution" title={t("statement.late", { day: dayOf(days.noticeBy) })}>
              <AlertText>{t("statement.lateText")}</AlertText>
            </Alert>
          ) : (
            <>
              <p>{t("statement.only")}</p>
              {deposit.grounds.map((ground) => (
                <GroundFields key={ground} form={form} deposit={deposit} ground={ground} />
              ))}
            </>
          )}
          <div className="row">
            <Button variant="primary" size="small" type="submit" busy={isBusy}>
              {isKept
                ? t("statement.submitKeep")
                : t("statement.submitRefund", { day: dayOf(days.refundBy) })}
            </Button>
            {onCancel && (
              <Button size="small" variant="quiet" onClick={onCancel}>
                {t("statement.cancel")}
              </Button>
            )}
          </div>
        </ConsoleForm>
      </form>
    </ConsolePanel>
  );
}

interface GroundFieldsProps {
  readonly form: Form;
  readonly deposit: ShownDeposit;
  readonly ground: DepositGround;
}

/** A ground with what the file holds for it. One without evidence is named, and cannot be chosen. */
function GroundFields({ form, deposit, ground }: GroundFieldsProps) {
  const { t } = useTranslation("deposit");
  const errorText = useDepositError();
  const evidenceText = useEvidenceText();
  const offered = deposit.offered.filter((one) => one.ground === ground);
  const { evidence, words } = form.typed[ground];
  if (offered.length === 0) {
    return (
      <div>
        <h3>{t(`grounds.${ground}`)}</h3>
        <p className="soft">{t("statement.nothing")}</p>
      </div>
    );
  }
  return (
    <>
      <ChecksField
        id={fieldId(ground, "evidence")}
        legend={t(`grounds.${ground}`)}
        hint={t("statement.evidence")}
        error={errorText(form.issues[`${ground}.evidence`])}
        choices={offered.map((one) => ({ value: one.key, label: evidenceText(one) }))}
        value={evidence}
        onChange={(chosen) => form.set(ground, { evidence: chosen })}
      />
      {evidence.length > 0 && (
        <Field
          label={t("statement.words")}
          hint={t("statement.wordsHint")}
          id={fieldId(ground, "words")}
          error={errorText(form.issues[`${ground}.words`], {
            "validation.min_length": t("statement.wordsShort"),
          })}
        >
          {(aria) => (
            <TextArea
              {...aria}
              rows={3}
              value={words}
              onChange={(event) => form.set(ground, { words: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
