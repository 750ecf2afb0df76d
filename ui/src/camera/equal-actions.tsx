import type { ReactNode } from "react";
import "./equal-actions.css";

type EqualActionsProps = {
  readonly children: ReactNode;
};

export function EqualActions({ children }: EqualActionsProps) {
  return <div className="equal-actions">{children}</div>;
}
