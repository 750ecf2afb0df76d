import type { ReactNode } from "react";
import "./key-tag.css";
import { classNames } from "../class-names.ts";

type KeyTagProps = {
  /** undefined while counting. */
  readonly state?: "enough" | "gap" | undefined;
  readonly small?: boolean | undefined;
  readonly of?: ReactNode;
  readonly children: ReactNode;
};

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
