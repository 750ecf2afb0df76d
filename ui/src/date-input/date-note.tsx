import type { ReactNode } from "react";
import "./date-input.css";
import { Icon } from "../icon/icon.tsx";

type DateNoteProps = { readonly children: ReactNode };

/** "2 years and 10 months ago". */
export function DateNote({ children }: DateNoteProps) {
  return (
    <p className="date-note" role="status">
      <Icon name="check" small />
      {children}
    </p>
  );
}
