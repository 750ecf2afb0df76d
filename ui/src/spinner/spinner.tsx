import "./spinner.css";

type SpinnerProps = {
  /** Read out as a status. Without it the spinner is decoration next to a word. */
  readonly label?: string | undefined;
};

export function Spinner({ label }: SpinnerProps) {
  return label ? (
    <span className="spinner" role="status" aria-label={label} />
  ) : (
    <span className="spinner" aria-hidden="true" />
  );
}
