import type { ReactNode } from "react";
import "./page-list.css";

type PageListProps = {
  readonly label: string;
  readonly children: ReactNode;
};

/** Photographed pages, in their order. */
export function PageList({ label, children }: PageListProps) {
  return (
    <ol className="page-list" aria-label={label}>
      {children}
    </ol>
  );
}
