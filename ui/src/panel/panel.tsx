import type { ReactNode } from "react";
import "./panel.css";

type PanelProps = { readonly children: ReactNode };

/** A frame around what a form shows but does not ask. It has no heading: it belongs to the title of its page. */
export function Panel({ children }: PanelProps) {
  return <div className="panel">{children}</div>;
}
