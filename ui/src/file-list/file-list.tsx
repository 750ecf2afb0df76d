import type { ReactNode } from "react";
import "./file-list.css";

type FileListProps = {
  readonly label: string;
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

export function FileList({ label, id, children }: FileListProps) {
  return (
    <ul className="uploads" aria-label={label} id={id}>
      {children}
    </ul>
  );
}
