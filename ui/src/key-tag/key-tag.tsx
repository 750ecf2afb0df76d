import type { ReactNode } from "react";
import "./key-tag.css";
import { classNames } from "../class-names.ts";

type KeyTagProps = {
  /** Nothing while counting. */
  readonly state?: "enough" | "gap" | undefined;
  readonly small?: boolean | undefined;
  /** "of 3 years" */
  readonly of?: ReactNode;
  /** "1 year 2 months" */
  readonly children: ReactNode;
};

/** A duration, shown on a key tag with a punched hole. */
export function KeyTag({ state, small = false, of, children }: KeyTagProps) {
  return (
    <span className={classNames("key-tag", small && "key-tag--small")} data-state={state}>
      <span>
        {children}
        {of && <span className="key-tag__of"> {of}</span>}
      </span>
    </span>
  );
}
