import type { ReactNode } from "react";
import "./file-list.css";

type FileListProps = { readonly label: string; readonly children: ReactNode };

/** The list around `UploadRow`s. */
export function FileList({ label, children }: FileListProps) {
  return (
    <ul className="uploads" aria-label={label}>
      {children}
    </ul>
  );
}
