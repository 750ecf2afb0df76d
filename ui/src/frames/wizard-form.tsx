import type { ComponentProps } from "react";
import "./wizard-card.css";
import { classNames } from "../class-names.ts";

/** The id of the form in a wizard card; its Continue button is outside the form: `form={wizardFormId}`. */
export const wizardFormId = "step";

type WizardFormProps = ComponentProps<"form"> & {
  /** As wide as the card; else 34rem. */
  readonly wide?: boolean | undefined;
};

/** The browser's own validation is off: errors are ours. */
export function WizardForm({ wide = false, className, ...rest }: WizardFormProps) {
  return (
    <form
      id={wizardFormId}
      noValidate
      {...rest}
      className={classNames("wizard__form", wide && "wizard__form--wide", className)}
    />
  );
}
