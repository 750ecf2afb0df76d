import { type ReactNode, useId } from "react";
import "./field.css";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";

export type FieldGroupProps = {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly announced?: boolean | undefined;
  readonly optionalLabel?: ReactNode;
  readonly id?: string | undefined;
  readonly legendHidden?: boolean | undefined;
  readonly radio?: boolean | undefined;
  /** Set apart from the questions of the page. */
  readonly boxed?: boolean | undefined;
  readonly children: ReactNode;
};

export function FieldGroup(props: FieldGroupProps) {
  const {
    legend,
    hint,
    error,
    announced,
    optionalLabel,
    legendHidden = false,
    radio = false,
    boxed = false,
    children,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={classNames("fieldset", boxed && "fieldset--boxed")}
      id={id}
      role={radio ? "radiogroup" : undefined}
      aria-invalid={radio && error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <legend className={classNames("fieldset__legend", legendHidden && "visually-hidden")}>
        {legend}
        {optionalLabel && <span className="field__optional"> {optionalLabel}</span>}
      </legend>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <FieldError id={`${id}-error`} announced={announced}>
          {error}
        </FieldError>
      )}
      {children}
    </fieldset>
  );
}
