import type { ReactNode } from "react";
import "./file-list.css";

type FileListProps = {
  readonly label: string;
  /** For links from an error summary. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

/** The list around `UploadRow`s. */
export function FileList({ label, id, children }: FileListProps) {
  return (
    <ul className="uploads" aria-label={label} id={id}>
      {children}
    </ul>
  );
}
