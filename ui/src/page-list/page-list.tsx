import type { ReactNode } from "react";
import "./page-list.css";

type PageListProps = {
  readonly label: string;
  readonly children: ReactNode;
};

export function PageList({ label, children }: PageListProps) {
  return (
    <ol className="page-list" aria-label={label}>
      {children}
    </ol>
  );
}
