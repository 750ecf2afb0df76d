import "./dots.css";

type DotsProps = {
  /** "Step 1 of 6" */
  readonly label: string;
  /** "Step 1"; as many dots as labels. */
  readonly stepLabels: readonly string[];
  /** The current step, from 0. */
  readonly current: number;
};

export function Dots({ label, stepLabels, current }: DotsProps) {
  return (
    <ol className="dots" aria-label={label}>
      {stepLabels.map((stepLabel, index) => (
        <li
          key={stepLabel}
          data-state={index < current ? "done" : undefined}
          aria-current={index === current ? "step" : undefined}
        >
          <span className="visually-hidden">{stepLabel}</span>
        </li>
      ))}
    </ol>
  );
}
