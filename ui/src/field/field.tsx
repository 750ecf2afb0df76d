import { type ReactNode, useId } from "react";
import "./field.css";
import { classNames } from "../class-names.ts";
import { FieldError, FieldWarning } from "./field-error.tsx";

export type FieldAria = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
};

export type FieldProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly warning?: ReactNode;
  readonly optionalLabel?: ReactNode;
  readonly id?: string | undefined;
  readonly labelHidden?: boolean | undefined;
  readonly children: (aria: FieldAria) => ReactNode;
};

/** Label, hint, error, control, warning: always in this order. The control itself stays bare. */
export function Field(props: FieldProps) {
  const { label, hint, error, warning, optionalLabel, labelHidden = false, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`].filter(
    Boolean,
  );
  return (
    <div className="field">
      <label className={classNames("field__label", labelHidden && "visually-hidden")} htmlFor={id}>
        {label}
        {optionalLabel && <span className="field__optional"> {optionalLabel}</span>}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({
        id,
        "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {warning && <FieldWarning id={`${id}-warning`}>{warning}</FieldWarning>}
    </div>
  );
}
