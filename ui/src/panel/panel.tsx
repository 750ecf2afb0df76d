import type { ReactNode } from "react";
import "./panel.css";

type PanelProps = { readonly children: ReactNode };

/** A frame for content that the form does not ask for. It has no heading, because the title of its page names it. */
export function Panel({ children }: PanelProps) {
  return <div className="panel">{children}</div>;
}
