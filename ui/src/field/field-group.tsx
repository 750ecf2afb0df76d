import { type ReactNode, useId } from "react";
import "./field.css";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";

export type FieldGroupProps = {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** The error comes while the person types and is read out at once. */
  readonly announced?: boolean | undefined;
  readonly optionalLabel?: ReactNode;
  /** The id of the fieldset, for links from an error summary. */
  readonly id?: string | undefined;
  /** The title of the page already asks the question. */
  readonly legendHidden?: boolean | undefined;
  /** The controls are radio buttons: choice cards or yes and no. */
  readonly radio?: boolean | undefined;
  /** Set apart from the fields around it: not one more question of the page. */
  readonly boxed?: boolean | undefined;
  readonly children: ReactNode;
};

/** A field of several controls: legend, hint, error, then the controls. */
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
