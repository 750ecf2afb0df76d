import type { ReactNode } from "react";
import "./equal-actions.css";

type EqualActionsProps = {
  /** Two buttons that look alike: neither answer is preferred. */
  readonly children: ReactNode;
};

export function EqualActions({ children }: EqualActionsProps) {
  return <div className="equal-actions">{children}</div>;
}
