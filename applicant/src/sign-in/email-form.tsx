import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { typedIntoTranslated } from "@latchkey/browser/frame/draw-page.ts";
import { emailIssue } from "@latchkey/domain/rules/email.ts";
import { tidyEmail } from "@latchkey/domain/rules/tidy.ts";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { EmailFields } from "./email-fields.tsx";

interface EmailFormProps {
  readonly email: string;
  readonly onChange: (email: string) => void;
  readonly onSubmit: () => void;
  readonly busy: boolean;
  /** Tells the page that the form was submitted with an error, so that the title can say so. */
  readonly onRefused: (refused: boolean) => void;
}

/** One e-mail field and a submit; messages after blur or submit, submit blocked while invalid (spec 1 §5). */
export function EmailForm({ email, onChange, onSubmit, busy, onRefused }: EmailFormProps) {
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
    <EmailFields
      field={field}
      email={email}
      issue={issue}
      busy={busy}
      onChange={change}
      onBlur={(typed) => {
        onChange(tidyEmail(typed));
        setChecked(true);
      }}
      onSubmit={submit}
    />
  );
}

/** Keeps text that was typed before hydration on a slow connection. */
function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  email: string,
  onChange: (email: string) => void,
): void {
  const [before] = useState(email);
  const takeOver = useRef(onChange);
  useEffect(() => {
    const typed = typedIntoTranslated(field.current?.name ?? "") || (field.current?.value ?? "");
    const isLeft = document.activeElement !== field.current;
    if (typed !== "" && typed !== before) takeOver.current(isLeft ? tidyEmail(typed) : typed);
  }, [field, before]);
}
