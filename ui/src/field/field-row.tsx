import type { ReactNode } from "react";
import "./field.css";

type FieldRowProps = {
  /** `money`: a wide field and a narrow one of 11rem. `two`: equal halves. */
  readonly columns: "money" | "two";
  readonly children: ReactNode;
};

/** Two fields beside each other from 480 px, their controls on one bottom edge. */
export function FieldRow({ columns, children }: FieldRowProps) {
  return <div className={`field-row field-row--${columns}`}>{children}</div>;
}
