import { type MouseEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { focusField } from "../field/focus-field.ts";
import { Alert } from "./alert.tsx";

export type WrongField = {
  /** The id given to `Field`, `FieldGroup`, `Checkbox` or `DropZone`. */
  readonly id: string;
  /** The same text as at the field. */
  readonly message: ReactNode;
};

type ErrorSummaryProps = {
  readonly title: ReactNode;
  readonly fields: readonly WrongField[];
  /** Receives the focus again when the same errors are found again. */
  readonly ref?: Ref<{ focus: () => void }> | undefined;
};

/** Errors with links to their fields. Takes focus when it appears. */
export function ErrorSummary({ title, fields, ref }: ErrorSummaryProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  useImperativeHandle(ref, () => ({ focus: () => alert.current?.focus() }), []);

  const go = (event: MouseEvent, id: string) => {
    if (focusField(id)) event.preventDefault();
  };
  return (
    <Alert tone="critical" title={title} announced ref={alert}>
      <ul>
        {fields.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => go(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
