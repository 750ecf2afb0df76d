import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { ONE_TIME_LINK_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { ButtonContent, buttonClass } from "@latchkey/ui/button/button-look.tsx";
import "@latchkey/ui/button/button.css";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import type { FormEvent, Ref } from "react";
import { useTranslation } from "react-i18next";

interface EmailFieldsProps {
  readonly field?: Ref<HTMLInputElement>;
  readonly email: string;
  readonly issue: Issue | undefined;
  readonly busy?: boolean;
  readonly onChange?: (email: string) => void;
  readonly onBlur?: (email: string) => void;
  readonly onSubmit?: (event: FormEvent) => void;
}

const look = { variant: "primary", block: true, onward: true } as const;

/**
 * Without a script, or before it has run, the browser posts the fields itself; the server's other fields stand in the
 * HTML document, outside the hydrated part.
 */
export function EmailFields({
  field,
  email,
  issue,
  busy = false,
  onChange,
  onBlur,
  onSubmit,
}: EmailFieldsProps) {
  const { t } = useTranslation("sign-in");
  return (
    <form
      className="stack stack--loose"
      id="email-form"
      method="post"
      action={ONE_TIME_LINK_PATH}
      noValidate
      onSubmit={onSubmit}
    >
      <Field label={t("form.email")} hint={t("form.hint")} error={issue && t(messageKey(issue))} id="email">
        {(aria) => (
          <TextInput
            {...aria}
            ref={field}
            name="email"
            type="email"
            value={email}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            onBlur={(event) => onBlur?.(event.currentTarget.value)}
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

const messageKey = ({ code }: Issue) =>
  code === "validation.required" ? ("issues.required" as const) : ("issues.format" as const);
