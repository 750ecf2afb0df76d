import { type ReactNode, useId } from "react";
import "./progress-bar.css";

type ProgressBarProps = {
  readonly label: ReactNode;
  readonly value: number;
  readonly valueText: string;
  /** Counts requests for missing information instead of the application's sections. */
  readonly remedial?: boolean | undefined;
};

/** The width animates over one second. */
export function ProgressBar({ label, value, valueText, remedial = false }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="progress" data-state={remedial ? "remedial" : undefined}>
      <span className="progress__label" id={id}>
        {label}
      </span>
      <span className="progress__value">{valueText}</span>
      <span
        className="progress__track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuetext={valueText}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className="progress__bar" style={{ "--value": `${value}%` }} />
      </span>
    </div>
  );
}
