import { type ReactNode, use } from "react";
import "./field.css";
import { Icon } from "../icon/icon.tsx";
import { FieldWordsContext } from "./field-texts.ts";

type FieldMessageProps = { readonly id: string; readonly children: ReactNode };

type FieldErrorProps = FieldMessageProps & {
  /** Read out as soon as it appears, because it is about the key that was just pressed. */
  readonly announced?: boolean | undefined;
};

export function FieldError({ id, announced, children }: FieldErrorProps) {
  const { errorPrefix } = use(FieldWordsContext);
  return (
    <p className="field__error" id={id} role={announced ? "alert" : undefined}>
      <Icon name="alert" />
      <span>
        {errorPrefix && <span className="visually-hidden">{errorPrefix}</span>}
        {children}
      </span>
    </p>
  );
}

/** Does not block; stands below the control. */
export function FieldWarning({ id, children }: FieldMessageProps) {
  return (
    <p className="field__warning" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
