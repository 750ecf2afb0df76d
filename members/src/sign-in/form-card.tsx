import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { linkMinutes } from "@latchkey/browser/sign-in/link-minutes.ts";
import { emailIssue } from "@latchkey/domain/rules/email.ts";
import { tidyEmail } from "@latchkey/domain/rules/tidy.ts";
import { SIGN_IN_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Gate, GateHead } from "@latchkey/ui/frames/gate.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureAlert } from "../calls/failure-alert.tsx";
import type { CallFailure } from "../calls/use-call.ts";
import type { RefusedAddress } from "./use-link-request.ts";

/** The form follows a visit, an ended session, signing out, an expired sign-in, or a used link. */
export type FormReason = "form" | "expired" | "out" | "over" | "spent";

interface FormCardProps {
  readonly reason: FormReason;
  readonly email: string;
  /** Until the address changes. */
  readonly refused: RefusedAddress | undefined;
  readonly isBusy: boolean;
  readonly failure: CallFailure | undefined;
  readonly onEmail: (email: string) => void;
  readonly onSubmit: () => void;
}

/** One e-mail field and a button. */
export function FormCard({ reason, email, refused, isBusy, failure, onEmail, onSubmit }: FormCardProps) {
  const { t } = useTranslation(["sign-in", "shell"]);
  const field = useRef<HTMLInputElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [hasErred, setErred] = useState(false);
  const { title, why } = useWords(reason);
  const isRefused = refused?.email === email;
  useEffect(() => {
    if (refused) field.current?.focus();
  }, [refused]);
  const issue = isChecked ? emailIssue(email) : undefined;
  const error =
    issue || isRefused
      ? t(issue?.code === "validation.required" ? "issues.required" : "issues.format")
      : undefined;
  const isWrong = failure !== undefined || isRefused || (hasErred && issue !== undefined);
  usePageTitle(isWrong ? `${t("shell:errorPrefix")}${title}` : title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const found = emailIssue(email);
    setErred(found !== undefined);
    if (found) field.current?.focus();
    else onSubmit();
  };
  return (
    <Gate foot={<RichText text={t("form.applicant")} tags={applicant} />}>
      <GateHead title={title}>{reason === "form" && t("form.lead")}</GateHead>
      {failure ? <FailureAlert failure={failure} words={t("failed", { returnObjects: true })} /> : why}
      <form className="stack stack--loose" noValidate onSubmit={submit}>
        <Field label={t("form.email")} error={error}>
          {(aria) => (
            <TextInput
              {...aria}
              ref={field}
              name="email"
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => onEmail(event.currentTarget.value)}
              onBlur={() => {
                const tidied = tidyEmail(email);
                if (tidied !== email) onEmail(tidied);
                setChecked(tidied !== "");
              }}
            />
          )}
        </Field>
        <Button variant="primary" block onward type="submit" busy={isBusy}>
          {t("form.submit")}
        </Button>
      </form>
      <p className="meta">{t("form.note", { minutes: linkMinutes() })}</p>
    </Gate>
  );
}

/** Another HTML document. */
const applicant = { link: (words: string) => <a href={SIGN_IN_PATH}>{words}</a> };

const useWords = (reason: FormReason): { readonly title: string; readonly why: ReactNode } => {
  const { t } = useTranslation(["sign-in", "member-words"]);
  const minutes = linkMinutes();
  switch (reason) {
    case "form":
      return { title: t("member-words:signIn"), why: undefined };
    case "out":
      return { title: t("out.title"), why: undefined };
    case "expired":
      return {
        title: t("expired.title"),
        why: <Why title={t("expired.reasonTitle")} text={t("expired.reason")} />,
      };
    case "over":
      return {
        title: t("over.title"),
        why: <Why title={t("over.reasonTitle")} text={t("over.reason", { minutes })} />,
      };
    case "spent":
      return {
        title: t("link.spentTitle"),
        why: <Why title={t("link.spentReasonTitle")} text={t("link.spentReason", { minutes })} />,
      };
  }
};

function Why({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Alert title={title}>
      <AlertText>{text}</AlertText>
    </Alert>
  );
}
