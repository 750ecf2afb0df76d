import type { ReactNode } from "react";
import "./wizard-card.css";
import { classNames } from "../class-names.ts";

type WizardFooterProps = {
  readonly children: ReactNode;
  /** A `TextButton`: with one, the footer does not stick to the bottom of small screens. */
  readonly second?: ReactNode;
  /** When the answer is saved, from 640 px; not together with a secondary action. No tick: nothing is saved yet. */
  readonly saved?: ReactNode;
};

/** The primary action never moves. */
export function WizardFooter({ children, second, saved }: WizardFooterProps) {
  return (
    <div className={classNames("wizard__footer", second !== undefined && "wizard__footer--two")}>
      {children}
      {second}
      {saved && second === undefined && <span className="wizard__saved">{saved}</span>}
    </div>
  );
}
