import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { shareCodeQuestion } from "@latchkey/domain/identity/questions.ts";
import { issuesOf, warningsOf } from "@latchkey/domain/wizard/question.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SHARE_CODE_SERVICE } from "../../questions/government-pages.ts";
import { OutsideLink } from "../../questions/outside-link.tsx";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useIdentityStep } from "../identity-context.ts";

const ID = "shareCode";

const OTHER_CODES: readonly (string | undefined)[] = [
  "validation.shareCode.work",
  "validation.shareCode.status",
];

/** The share code that proves the right to rent, or the statement that there is none (spec 2 §2). */
export function ShareCodeStep() {
  const { t } = useTranslation("right-to-rent");
  const { wizard, ...section } = useIdentityStep();
  const { shareCode, withoutShareCode } = wizard.state.values;
  const text = useIssueText();
  const [goesWithout, setGoesWithout] = useState(false);
  const [warnedOf, setWarnedOf] = useState<string>();
  const form = useStepForm({
    defaults: { shareCode },
    context: section,
    issues: (fields, context) => issuesOf(shareCodeQuestion, fields, context),
    warnings: (fields, context) => warningsOf(shareCodeQuestion, fields, context),
    onValid: (fields) => {
      // A warning must be seen: the first press shows it, the second continues.
      if (warningsOf(shareCodeQuestion, fields, section).shareCode && warnedOf !== fields.shareCode) {
        setWarnedOf(fields.shareCode);
        return;
      }
      setGoesWithout(false);
      void wizard.submit({ shareCode: fields.shareCode, withoutShareCode: undefined });
    },
  });
  const goWithout = () => {
    if (wizard.isSaving) return;
    setGoesWithout(true);
    void wizard.submit({ withoutShareCode: "yes", ...(shareCode !== "" && { shareCode: "" }) });
  };
  const bound = form.text("shareCode");
  const changeCode: typeof bound.onChange = (event) => {
    setGoesWithout(false);
    wizard.forgetFailure();
    bound.onChange(event);
  };
  const issue = form.issues.shareCode;
  const error = text(issue, { "validation.required": t("shareCode.required") });
  const typed = form.values.shareCode;
  const isWarned = warnedOf === typed;
  const warning = text(form.warnings.shareCode);
  return (
    <StepPage
      title={t("shareCode.title")}
      subtitle={t("shareCode.subtitle")}
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={error ? [{ id: ID, message: error }] : []}
      onRetry={goesWithout ? () => void wizard.retry() : undefined}
      second={
        <TextButton aria-disabled={wizard.isSaving || undefined} onClick={goWithout}>
          {t("shareCode.choices.withoutShareCode")}
        </TextButton>
      }
    >
      {isWarned && warning && <Warned key={warnedOf} warning={warning} />}
      {withoutShareCode && typed === "" && (
        <Alert title={t("shareCode.saidTitle")}>
          <AlertText>{t("shareCode.saidText")}</AlertText>
        </Alert>
      )}
      <Field
        id={ID}
        label={t("shareCode.field")}
        hint={t("shareCode.hint")}
        error={error}
        warning={isWarned ? undefined : warning}
      >
        {(aria) => (
          <TextInput
            {...aria}
            {...bound}
            onChange={changeCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <p>
        <OutsideLink href={SHARE_CODE_SERVICE}>
          {t(OTHER_CODES.includes(issue?.code) ? "shareCode.rightCode" : "shareCode.get")}
        </OutsideLink>
      </p>
    </StepPage>
  );
}

function Warned({ warning }: { readonly warning: ReactNode }) {
  const { t } = useTranslation("right-to-rent");
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert tone="caution" title={warning} announced ref={alert}>
      <AlertText>{t("shareCode.again")}</AlertText>
    </Alert>
  );
}
