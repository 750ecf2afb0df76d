import type { ReactNode } from "react";
import "./equal-actions.css";

type EqualActionsProps = {
  /** Two buttons of one look: neither answer is the better one. */
  readonly children: ReactNode;
};

export function EqualActions({ children }: EqualActionsProps) {
  return <div className="equal-actions">{children}</div>;
}
