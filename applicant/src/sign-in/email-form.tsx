import { emailIssue } from "@latchkey/domain/rules/email.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { ButtonContent, buttonClass } from "@latchkey/ui/button/button-look.tsx";
import "@latchkey/ui/button/button.css";
import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

interface EmailFormProps {
  readonly email: string;
  readonly onChange: (email: string) => void;
  readonly onSubmit: () => void;
  readonly busy: boolean;
  /** Tells the page that the form was submitted with an error, so that the title can say so. */
  readonly onRefused: (refused: boolean) => void;
}

const look = { variant: "primary", block: true, onward: true } as const;

/** One e-mail field and a submit; messages after blur or submit, submit blocked while invalid (spec 1 §5). */
export function EmailForm({ email, onChange, onSubmit, busy, onRefused }: EmailFormProps) {
  const { t } = useTranslation("sign-in");
  const field = useRef<HTMLInputElement>(null);
  const [isChecked, setChecked] = useState(false);
  const issue = isChecked ? emailIssue(email) : undefined;
  useTypedBefore(field, email, onChange);

  const change = (value: string) => {
    onChange(value);
    if (!emailIssue(value)) onRefused(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const found = emailIssue(email);
    onRefused(found !== undefined);
    if (!found) {
      onSubmit();
      return;
    }
    analytics.validationError("email", found);
    field.current?.focus();
  };
  return (
    // "dialog": before hydration the button does nothing, so the address never ends up in a URL.
    <form className="stack stack--loose" method="dialog" noValidate onSubmit={submit}>
      <Field label={t("form.email")} hint={t("form.hint")} error={issue && t(messageKey(issue))} id="email">
        {(aria) => (
          <TextInput
            {...aria}
            ref={field}
            name="email"
            type="email"
            value={email}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => setChecked(true)}
          />
        )}
      </Field>
      {/* Looks busy but can be pressed: a second submit gets a message instead of being swallowed (spec 1 §4). */}
      <button className={buttonClass(look)} type="submit" aria-busy={busy || undefined}>
        <ButtonContent look={look} busy={busy}>
          {t("form.submit")}
        </ButtonContent>
      </button>
    </form>
  );
}

/** Keeps what was typed before hydration on a slow connection. */
function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  email: string,
  onChange: (email: string) => void,
): void {
  const [before] = useState(email);
  const takeOver = useRef(onChange);
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== "" && typed !== before) takeOver.current(typed);
  }, [field, before]);
}

const messageKey = ({ code }: Issue) =>
  code === "validation.required" ? ("issues.required" as const) : ("issues.format" as const);
