import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { secondLookIssue } from "@latchkey/domain/review/second-look.ts";
import { lengthOf } from "@latchkey/domain/rules/plain.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import type { TFunction } from "i18next";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSecondLook } from "./use-second-look.ts";

const problemOf = (t: TFunction<"after-decision">, text: string): string | undefined => {
  const issue = secondLookIssue(text);
  if (!issue) return undefined;
  return issue.code === "validation.required"
    ? t("again.required")
    : t("again.tooLong", { count: lengthOf(text.trim()) });
};

interface SecondLookFormProps {
  readonly id: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly until: string;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

/** The typed text stays until the server has accepted it. */
export function SecondLookForm({ id, text, onText, until, onSent, onCancel }: SecondLookFormProps) {
  const { t } = useTranslation(["after-decision", "decision"]);
  const box = useRef<HTMLTextAreaElement>(null);
  const [isChecked, setChecked] = useState(false);
  const { isSending, trouble, send } = useSecondLook(onSent);
  useHoldsText(text !== "");
  useLayoutEffect(() => box.current?.focus(), []);
  const problem = problemOf(t, text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem) box.current?.focus();
    else send(text.trim());
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {trouble && (
        <Alert
          tone="critical"
          announced
          title={t(trouble === "late" ? "again.lateTitle" : "again.failedTitle")}
        >
          <AlertText>
            {trouble === "late" ? (
              <RichText text={t("decision:again.late", { date: until })} tags={mail} />
            ) : (
              t("again.failed")
            )}
          </AlertText>
        </Alert>
      )}
      <Field id={id} label={t("again.label")} hint={t("again.hint")} error={isChecked ? problem : undefined}>
        {(aria) => (
          <TextArea
            {...aria}
            ref={box}
            value={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
        )}
      </Field>
      <Actions>
        <Button variant="primary" type="submit" busy={isSending}>
          {t("again.send")}
        </Button>
        <TextButton onClick={onCancel}>{t("again.cancel")}</TextButton>
        <span className="soft">{t("decision:again.until", { date: until })}</span>
      </Actions>
    </form>
  );
}
