import type { ReactNode } from "react";
import "./actions.css";

type ActionsProps = { readonly children: ReactNode };

/** A row of buttons and links that belong together; buttons are full width under 480 px. */
export function Actions({ children }: ActionsProps) {
  return <div className="actions">{children}</div>;
}
