import type { ReactNode } from "react";
import "../text-input/text-input.css";
import "./console-form.css";

/** Fields for staff, one below the other: smaller than those for applicants. */
export function ConsoleForm({ children }: { readonly children: ReactNode }) {
  return <div className="console-form">{children}</div>;
}

type ConsoleFieldsProps = { readonly columns: 2 | 3; readonly children: ReactNode };

/** Fields beside each other where there is room; their controls stand on one line. */
export function ConsoleFields({ columns, children }: ConsoleFieldsProps) {
  return (
    <div className="console-fields" data-columns={columns}>
      {children}
    </div>
  );
}

/** The end of a form: what is still missing, and its button. */
export function ConsoleFormFoot({ children }: { readonly children: ReactNode }) {
  return <div className="console-form-foot">{children}</div>;
}

/** Many boxes to tick, in as many columns as there is room for. */
export function ConsoleChecks({ children }: { readonly children: ReactNode }) {
  return <div className="console-checks">{children}</div>;
}
