import { type ComponentProps, type ReactNode, useId } from "react";
import "./checkbox.css";
import { classNames } from "../class-names.ts";
import { FieldError } from "../field/field-error.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** After the label, "(optional)". */
  readonly optionalLabel?: ReactNode;
  /** `card` for an agreement, `dense` where space is short. */
  readonly variant?: "plain" | "card" | "dense" | undefined;
};

export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, optionalLabel, variant = "plain", className, ...rest } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const row = (
    <div className={classNames("check", variant !== "plain" && `check--${variant}`, className)}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : rest["aria-invalid"]}
        aria-describedby={error ? `${id}-error` : rest["aria-describedby"]}
      />
      <label htmlFor={id}>
        {label}
        {optionalLabel && <span className="field__optional"> {optionalLabel}</span>}
        {hint && <span className="check__hint">{hint}</span>}
      </label>
    </div>
  );
  return (
    <div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {row}
    </div>
  );
}
