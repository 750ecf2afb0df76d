import { Button } from "@latchkey/ui/button/button.tsx";
import { Field, type FieldAria } from "@latchkey/ui/field/field.tsx";
import { OtpInput } from "@latchkey/ui/otp-input/otp-input.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";

interface CodeFormProps {
  /** Six digits of an app, or one of the longer codes that were saved. */
  readonly kind: "app" | "recovery";
  readonly label: string;
  readonly hint?: string | undefined;
  readonly submit: string;
  /** The only way on this page, or the one that is meant. */
  readonly isPrimary: boolean;
  readonly isBusy: boolean;
  /** For a code that is not complete. */
  readonly required: string;
  /** The server did not take the last code; counts how often. */
  readonly wrong: { readonly text: string; readonly times: number };
  readonly onSubmit: (code: string) => void;
}

const DIGITS = /^\d{3} \d{3}$/;

const isComplete = (kind: CodeFormProps["kind"], code: string): boolean =>
  kind === "app" ? DIGITS.test(code) : code.trim() !== "";

/** A code and a button. What was typed stays until the server has taken it. */
export function CodeForm(props: CodeFormProps) {
  const { kind, label, hint, submit, isPrimary, isBusy, required, wrong, onSubmit } = props;
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<"required" | "wrong">();
  useEffect(() => {
    if (wrong.times === 0) return;
    setProblem("wrong");
    field.current?.focus();
    field.current?.select();
  }, [wrong.times]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isReady = isComplete(kind, code);
    setProblem(isReady ? undefined : "required");
    if (isReady) onSubmit(code);
    else field.current?.focus();
  };
  const error = { required, wrong: wrong.text };
  const input = (aria: FieldAria) => {
    const bound = {
      ...aria,
      ref: field,
      name: "code",
      value: code,
      onChange: (event: { readonly currentTarget: HTMLInputElement }) => {
        setCode(event.currentTarget.value);
        setProblem(undefined);
      },
    };
    return kind === "app" ? (
      <OtpInput {...bound} />
    ) : (
      <TextInput {...bound} code short autoComplete="off" spellCheck={false} />
    );
  };
  return (
    <form className="stack stack--loose" noValidate onSubmit={send}>
      <Field label={label} hint={hint} error={problem && error[problem]}>
        {input}
      </Field>
      <Button type="submit" block variant={isPrimary ? "primary" : "secondary"} busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
