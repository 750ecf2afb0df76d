import type { ReactNode } from "react";
import "../text-input/text-input.css";
import "./console-form.css";

export function ConsoleForm({ children }: { readonly children: ReactNode }) {
  return <div className="console-form">{children}</div>;
}

type ConsoleFieldsProps = { readonly columns: 2 | 3; readonly children: ReactNode };

export function ConsoleFields({ columns, children }: ConsoleFieldsProps) {
  return (
    <div className="console-fields" data-columns={columns}>
      {children}
    </div>
  );
}

export function ConsoleFormFoot({ children }: { readonly children: ReactNode }) {
  return <div className="console-form-foot">{children}</div>;
}

export function ConsoleChecks({ children }: { readonly children: ReactNode }) {
  return <div className="console-checks">{children}</div>;
}
