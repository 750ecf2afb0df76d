import type { Ref } from "react";
import "./upload-row.css";

type FilePictureProps = {
  /** An address of this document. */
  readonly source: string;
  readonly alt: string;
  /** It cannot be shown. */
  readonly onError?: (() => void) | undefined;
};

/** A small picture of a file, for `UploadRow`. */
export function FilePicture({ source, alt, onError }: FilePictureProps) {
  return <img className="upload__picture" src={source} alt={alt} onError={onError} />;
}

type FileRemarksProps = {
  readonly remarks: readonly string[];
  readonly ref?: Ref<HTMLDivElement> | undefined;
};

/** What there is to say about a file, for `UploadRow`. Announced when it appears; it stops nobody. */
export function FileRemarks({ remarks, ref }: FileRemarksProps) {
  return (
    <div className="upload__note" aria-live="polite" ref={ref}>
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </div>
  );
}
